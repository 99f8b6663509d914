import { type Candidate, languages, type Output } from '../../engine/language-detector/language-detector'
import { Headline, Line, Note, Receipt, Receipts, Sentence } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import type { DetectorAnswerProps } from '../core/detectors/detector-result'
import { heading } from '../core/detectors/findings.css'
import { Disclosure } from '../core/field-groups/disclosure'
import { formatNumber } from '../core/format/format'
import { CopyBar } from '../core/output/copy-button'
import * as css from './language-detector.css'
import type { strings } from './language-detector.strings'

type Props = Omit<DetectorAnswerProps<typeof strings, Output>, 'text'>
const count = Object.keys(languages).length

/** The answer as a sentence. */
export function say({ languages: [top, second], confidence, enough }: Output, tool: Props['tool']): string {
  const { t } = tool
  if (!top) return enough ? t.sayUnknown : t.sayNothing
  const language = t.names[top.code] ?? top.name
  if (!enough) return second?.percentage === top.percentage ? t.sayNothing : interpolate(t.sayNotEnough, { language })
  return interpolate(t.say, { language, percent: top.percentage, confidence: t.levels[confidence] }, tool.locale)
}

/** The language, and the most likely ones with their shares. */
export function LanguageAnswer({ tool, output }: Props) {
  const { t, locale } = tool
  const { languages: ranked, enough } = output
  const [top] = ranked
  const nameOf = ({ code, name }: Candidate) => t.names[code] ?? name
  const percent = (n: number) => interpolate(t.percent, { n }, locale)
  const lines: readonly (readonly [label: string, figure: string])[] = [
    // The scoring may be confident even if the text is too short.
    ...(enough && top ? [[t.share, percent(top.percentage)] as const] : []),
    ...(enough ? [[t.confidence, t.levels[output.confidence]] as const] : []),
    [t.words, formatNumber(output.wordCount, locale)],
    [t.characters, formatNumber(output.characterCount, locale)],
  ]
  const copied = () =>
    [
      say(output, tool),
      ...lines.map(([label, figure]) => `${label}: ${figure}`),
      ...ranked.map((candidate) => `${nameOf(candidate)}: ${percent(candidate.percentage)}`),
    ].join('\n')

  return (
    <>
      <Headline label={t.detected}>
        {enough && top && <Flag of={top} />}
        {!enough ? t.notEnough : top ? nameOf(top) : t.unknown}
      </Headline>
      <Sentence>{say(output, tool)}</Sentence>
      <Receipts>
        {[lines.slice(0, -2), lines.slice(-2)].map(
          (half) =>
            half[0] && (
              <Receipt key={half[0][0]}>
                {half.map(([label, figure]) => (
                  <Line key={label} label={label}>
                    {figure}
                  </Line>
                ))}
              </Receipt>
            ),
        )}
      </Receipts>
      <CopyBar tool={tool} text={copied} />
      {ranked.length > 0 && (
        <>
          <h2 className={heading}>{t.ranking}</h2>
          <ul className={css.ranking}>
            {ranked.map((candidate) => (
              <li key={candidate.code} className={css.candidate}>
                <span className={css.head}>
                  <span>
                    <Flag of={candidate} />
                    {nameOf(candidate)}
                  </span>
                  <span>{percent(candidate.percentage)}</span>
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
      {output.method === 'model' && output.scoring.length > 0 && (
        <Disclosure summary={t.scoring}>
          <Receipt>
            {output.scoring.map((candidate) => (
              <Line key={candidate.code} label={nameOf(candidate)}>
                {percent(candidate.percentage)}
              </Line>
            ))}
          </Receipt>
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
