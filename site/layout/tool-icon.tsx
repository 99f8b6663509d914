import { toolPageOf } from '../pages/tool-pages'
import { large, small } from './tool-icon.css'

interface ToolIconProps {
  readonly id: string
  /** White on the hue, for headings. Otherwise, it's small, in the hue on its tint. */
  readonly isLarge?: boolean
}

/** The tool's icon on a tile in the hue of its group. A parent must have the class from `hue` in theme.css.ts. */
export function ToolIcon({ id, isLarge }: ToolIconProps) {
  const { icon: Icon } = toolPageOf(id)
  return (
    <span className={isLarge ? large : small}>
      <Icon size={isLarge ? 22 : 18} strokeWidth={1.75} aria-hidden="true" />
    </span>
  )
}
