import { type Candidate, languages, type Output } from '../../engine/language-detector/language-detector'
import { Headline, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import type { DetectorAnswerProps } from '../core/detectors/detector-result'
import { halvesOf } from '../core/detectors/detector-summary'
import { heading } from '../core/detectors/findings.css'
import { Disclosure } from '../core/field-groups/disclosure'
import { CopyBar } from '../core/output/copy-button'
import { useWords } from '../core/words/use-words'
import * as css from './language-detector.css'
import type { strings } from './language-detector.strings'

type Props = Omit<DetectorAnswerProps<Output>, 'text'>
const count = Object.keys(languages).length

/** The language, and the most likely ones with their shares. */
export function LanguageAnswer({ output, summary }: Props) {
  const { t, locale } = useWords<typeof strings>()
  const { languages: ranked, enough } = output
  const [top] = ranked
  const linesOf = (title: string) => summary.lines.filter(({ group }) => group === title)
  const ranking = linesOf(t.ranking)
  const scoring = linesOf(t.scoring)

  return (
    <>
      <Headline summary={summary}>
        {enough && top && <Flag of={top} />}
        {summary.figure}
      </Headline>
      <Meaning sentence={summary.sentence} />
      <Receipts>
        {halvesOf(summary.lines, t).map((half) => half[0] && <Receipt key={half[0].label} lines={half} />)}
      </Receipts>
      <CopyBar summary={summary} />
      {ranked.length > 0 && (
        <>
          <h2 className={heading}>{t.ranking}</h2>
          <ul className={css.ranking}>
            {ranked.map((candidate, index) => (
              <li key={candidate.code} className={css.candidate}>
                <span className={css.head}>
                  <span>
                    <Flag of={candidate} />
                    {ranking[index]?.label}
                  </span>
                  <span>{ranking[index]?.text}</span>
                </span>
                <svg className={css.bar} width="100%" height="8" aria-hidden="true">
                  <rect className={css.track} width="100%" height="8" />
                  <rect className={css.share} width={`${candidate.percentage}%`} height="8" />
                </svg>
              </li>
            ))}
          </ul>
        </>
      )}
      {scoring.length > 0 && (
        <Disclosure summary={t.scoring}>
          <Receipt lines={scoring} />
          <Note>{t.scored}</Note>
        </Disclosure>
      )}
      <Note>{output.method === 'model' ? interpolate(t.modelled, { n: count }, locale) : t.scored}</Note>
    </>
  )
}

/** A flag that makes a language easy to spot, next to its name. */
const Flag = ({ of }: { readonly of: Candidate }) => (
  <span className={css.flag} aria-hidden="true">
    {of.flag}
  </span>
)
