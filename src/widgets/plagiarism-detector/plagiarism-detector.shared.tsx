import { type Input, initial, type Output } from '../../engine/plagiarism-detector'
import { Note, Sentence } from '../core/answer'
import { heading, sides } from '../core/findings.css'
import { formatNumber } from '../core/format'
import { LateSheets } from '../core/late-sheets'
import { plural } from '../core/plural'
import { fill, withOverrides } from '../core/strings'
import type { ToolState } from '../core/tool-props'
import { lateStrings } from './plagiarism-detector.late.strings'
import * as css from './plagiarism-detector.shared.css'
import sheets from './plagiarism-detector.shared.tsx?sheets'

interface SharedProps {
  readonly tool: Pick<ToolState, 'locale' | 'props'>
  readonly output: Output
  /** What was compared. */
  readonly input: Input | undefined
}

/** Passages that are drawn. */
const most = 50
/** Characters around a passage, and those of one that is drawn whole. */
const around = 48
const whole = 420

/** What two texts share, passage by passage, side by side. */
export function Shared({ tool: { locale, props }, output, input = initial }: SharedProps) {
  const t = withOverrides(lateStrings, props.strings)
  if (!output.comparison) return null
  const { share, otherShare, sharedWords, passages, passageCount } = output.comparison
  const percent = (part: number) => formatNumber(part * 100, locale, 0, 1)
  const summary = fill(t.sharedOf, {
    percent: percent(share),
    otherPercent: percent(otherShare),
    words: plural(t.wordCount, sharedWords, locale),
    passages: plural(t.passageCount, passageCount, locale),
  })
  return (
    <section className={css.shared} aria-label={t.shared}>
      <LateSheets sheets={sheets} />
      <h3 className={heading}>{t.shared}</h3>
      <Sentence>{passageCount === 0 ? t.sharedNothing : summary}</Sentence>
      {passageCount > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={css.pane} aria-label={t.passages} tabIndex={0}>
          <ul className={css.list}>
            {passages.slice(0, most).map(({ start, end, otherStart, otherEnd }) => (
              <li key={start} className={css.pair}>
                <Side name={t.firstText} text={input.text} start={start} end={end} />
                <Side name={t.secondText} text={input.other} start={otherStart} end={otherEnd} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {passageCount > most && <Note>{fill(t.listed, { n: most }, locale)}</Note>}
    </section>
  )
}

interface SideProps {
  readonly name: string
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A passage between a few words of what stands around it. */
function Side({ name, text, start, end }: SideProps) {
  const before = text.slice(Math.max(0, start - around), start).replace(/^\S*\s/, start > around ? '… ' : '$&')
  const after = text.slice(end, end + around).replace(/\s\S*$/, end + around < text.length ? ' …' : '$&')
  const half = whole / 2
  const passage =
    end - start > whole
      ? `${text.slice(start, start + half).replace(/\S*$/, '…')} ${text.slice(end - half, end).replace(/^\S*\s/, '')}`
      : text.slice(start, end)
  return (
    <div className={css.side}>
      <span className={css.name}>{name}</span>
      <p className={css.words} dir="auto">
        <span className={css.around}>{before}</span>
        <mark className={sides[1]}>{passage}</mark>
        <span className={css.around}>{after}</span>
      </p>
    </div>
  )
}
