import type { Output } from '../../engine/ip-lookup/ip-lookup'
import { Note } from '../core/answer/answer'
import { bar } from '../core/base/button.css'
import { interpolate } from '../core/base/strings'
import { format } from '../core/format/format'
import { CopyButton } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import * as css from './ip-lookup.css'
import type { strings } from './ip-lookup.strings'

interface BlocksProps {
  readonly combined: NonNullable<Output['summary']>
  /** '' if the headline is the title. */
  readonly title: string
}

/** The fewest networks for a range or a list. */
export function Blocks({ combined: { blocks, count }, title }: BlocksProps) {
  const { t, locale } = useWords<typeof strings>()
  const isWide = blocks.some((block) => block.length > 20)
  return (
    <div className={css.section}>
      {title && <p className={css.title}>{title}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <ul className={isWide ? css.wideBlocks : css.blocks} aria-label={t.blocks} tabIndex={0} dir="ltr">
        {blocks.map((block) => (
          <li key={block}>{block}</li>
        ))}
      </ul>
      {blocks.length < count && (
        <Note>{interpolate(t.firstBlocks, { count: format(locale).format(blocks.length) })}</Note>
      )}
      <div className={bar}>
        <CopyButton label={t.copyNetworks} text={() => blocks.join('\n')} />
      </div>
    </div>
  )
}
