import { type Candidate, languages, type Output } from '../../engine/language-detector'
import { Headline, Line, Note, Receipt, Sentence } from '../core/answer'
import { CopyBar } from '../core/copy-button'
import { heading } from '../core/findings.css'
import { formatNumber } from '../core/format'
import { LateSheets } from '../core/late-sheets'
import { fill, withOverrides } from '../core/strings'
import type { OutcomeProps } from '../core/verdict'
import { lateStrings } from './language-detector.late.strings'
import * as css from './language-detector.outcome.css'
import sheets from './language-detector.outcome.tsx?sheets'
import type { firstStrings } from './language-detector.strings'

type Props = Omit<OutcomeProps<typeof firstStrings, Output>, 'text'>

const lateOf = ({ props }: Props['tool']) => withOverrides(lateStrings, props.strings)
const count = Object.keys(languages).length

/** The answer in a sentence. */
export function say({ languages: [top], confidence, enough }: Output, tool: Props['tool']): string {
  const t = lateOf(tool)
  if (!top) return enough ? t.sayUnknown : t.sayNothing
  const language = t.names[top.code] ?? top.name
  if (!enough) return fill(t.sayNotEnough, { language })
  return fill(t.say, { language, percent: top.percentage, confidence: t.levels[confidence] }, tool.locale)
}

/** The language, and the likeliest ones with their shares. */
export function Outcome({ tool, output }: Props) {
  const { t, locale } = tool
  const late = lateOf(tool)
  const { languages: ranked, enough } = output
  const [top] = ranked
  const nameOf = ({ code, name }: Candidate) => late.names[code] ?? name
  const percent = (n: number) => fill(late.percent, { n }, locale)
  const lines: readonly (readonly [label: string, figure: string])[] = [
    // Of a text too short to tell, the scoring may still be sure.
    ...(enough && top ? [[t.share, percent(top.percentage)] as const] : []),
    ...(enough ? [[t.confidence, late.levels[output.confidence]] as const] : []),
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
      <LateSheets sheets={sheets} />
      <Headline label={t.detected}>
        {enough && top && <Flag of={top} />}
        {!enough ? late.notEnough : top ? nameOf(top) : late.unknown}
      </Headline>
      <Sentence>{say(output, tool)}</Sentence>
      <Receipt>
        {lines.map(([label, figure]) => (
          <Line key={label} label={label}>
            {figure}
          </Line>
        ))}
      </Receipt>
      <CopyBar tool={tool} text={copied} />
      {ranked.length > 0 && (
        <>
          <h3 className={heading}>{late.ranking}</h3>
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
      <Note>{output.method === 'model' ? fill(late.modelled, { n: count }, locale) : late.scored}</Note>
    </>
  )
}

/** A picture to find a language by; its name stands beside it. */
const Flag = ({ of }: { readonly of: Candidate }) => (
  <span className={css.flag} aria-hidden="true">
    {of.flag}
  </span>
)
