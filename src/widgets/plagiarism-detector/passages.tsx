import { type Comparison, type Input, initial } from '../../engine/plagiarism-detector/plagiarism-detector'
import { Note, Sentence } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import type { SummaryLine } from '../core/base/summary'
import { heading, sides } from '../core/detectors/findings.css'
import { useWords } from '../core/words/use-words'
import * as css from './plagiarism-detector.css'
import type { strings } from './plagiarism-detector.strings'

interface SharedPassagesProps {
  readonly comparison: Comparison
  /** The lines of the summary. One of them is about the passages. */
  readonly lines: readonly SummaryLine[]
  /** The two texts that were compared. */
  readonly input: Input | undefined
}

/** The maximum number of passages shown. */
const most = 50
/** Characters of context around a passage, and the maximum length of a passage shown in full. */
const around = 48
const whole = 420

/** The passages that two texts share, side by side. */
export function SharedPassages({ comparison, lines, input = initial }: SharedPassagesProps) {
  const { t, locale } = useWords<typeof strings>()
  const { passages, passageCount } = comparison
  return (
    <section className={css.shared} aria-label={t.shared}>
      <h2 className={heading}>{t.shared}</h2>
      <Sentence>{lines.find(({ label }) => label === t.shared)?.text}</Sentence>
      {passageCount > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
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
      {passageCount > most && <Note>{interpolate(t.listed, { n: most }, locale)}</Note>}
    </section>
  )
}

interface SideProps {
  readonly name: string
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A passage with a few words of context on each side. */
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
