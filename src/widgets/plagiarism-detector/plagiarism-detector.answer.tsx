import { limits, type Output } from '../../engine/plagiarism-detector/plagiarism-detector'
import { Note } from '../core/answer/answer'
import type { SummaryLine } from '../core/base/summary'
import { type DetectorAnswerProps, DetectorResult, ShortText } from '../core/detectors/detector-result'
import { halvesOf } from '../core/detectors/detector-summary'
import * as css from '../core/detectors/findings.css'
import { useWords } from '../core/words/use-words'
import type { strings } from './plagiarism-detector.strings'
import { sharesOf } from './plagiarism-detector.summary'

/** The score, the patterns, and where they are in the text. */
export function PlagiarismAnswer({ output, summary, text }: DetectorAnswerProps<Output>) {
  const { t } = useWords<typeof strings>()
  const linesOf = (title: string) => summary.lines.filter(({ group }) => group === title)
  return (
    <>
      <DetectorResult
        summary={summary}
        shares={sharesOf(output)}
        notes={
          <>
            {!output.comparison && <ShortText words={output.wordCount} />}
            <Note>{t.disclaimer}</Note>
          </>
        }
        receipts={output.comparison ? [linesOf(t.measured), linesOf(t.styleOnly)] : halvesOf(summary.lines, t)}
        heading={t.patterns}
        findings={output.suspiciousPatterns.map(({ description: key, examples }) => ({ key, side: 1, examples }))}
        text={text}
        marks={output.highlights}
        sideOf={() => 1}
        limit={limits.highlighted}
      />
      <Sources lines={linesOf(t.sources)} />
    </>
  )
}

interface SourcesProps {
  readonly lines: readonly SummaryLine[]
}

/** What a real checker would list, simulated and labeled as such: no links, no titles. */
function Sources({ lines }: SourcesProps) {
  const { t } = useWords<typeof strings>()
  return (
    <>
      <h2 className={css.heading}>{t.sources}</h2>
      {lines.length > 0 && (
        <ul className={css.list}>
          {lines.map(({ label, text, note: category }) => (
            <li key={category} className={css.head}>
              <span>
                {label} <span className={css.detail}>{category}</span>
              </span>
              <span className={css.detail}>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <Note>{lines.length > 0 ? t.nothingLookedUp : t.noSources}</Note>
    </>
  )
}
