import type { Input } from '../../engine/box-shadow-generator'
import { readShadow } from '../../engine/box-shadow-generator/read'
import { PastePanel, type PasteProps } from '../core/paste-panel'
import { withOverrides } from '../core/strings'
import { lateStrings } from './box-shadow-generator.late.strings'

/** A shadow that somebody wrote, to go on with. */
export const Paste = ({ strings, ...props }: PasteProps<Input>) => (
  <PastePanel
    {...props}
    t={withOverrides(lateStrings, strings)}
    example="box-shadow: 0 8px 24px rgb(0 0 0 / 20%);"
    read={(css) => readShadow(css, props.locale)}
  />
)
