import { limits, type Output, weights } from '../../engine/plagiarism-detector'
import { formatNumber } from '../core/format'
import { LateSheets } from '../core/late-sheets'
import { fill, withOverrides } from '../core/strings'
import { type Figure, type OutcomeProps, Verdict, verdictText } from '../core/verdict'
import { lateStrings } from './plagiarism-detector.late.strings'
import sheets from './plagiarism-detector.outcome.tsx?sheets'
import { Sources } from './plagiarism-detector.sources'
import type { firstStrings } from './plagiarism-detector.strings'

type Props = OutcomeProps<typeof firstStrings, Output>

const lateOf = ({ props }: Props['tool']) => withOverrides(lateStrings, props.strings)
const tenths = (value: number, locale: string) => formatNumber(value, locale, 0, 1)

/** The answer in a sentence or two: what was compared comes first, as it is known and not guessed. */
export function say({ plagiarismProbability, riskLevel, comparison }: Output, tool: Props['tool']): string {
  const t = lateOf(tool)
  const { locale } = tool
  const style = fill(t.say, { score: tenths(plagiarismProbability, locale), risk: t.levels[riskLevel] })
  if (!comparison) return style
  return `${fill(t.sayShared, { share: tenths(comparison.share * 100, locale) })} ${style}`
}

/** The score, what it is made of, and where that stands in the text. */
export function Outcome({ tool, output, text }: Props) {
  const { t, locale } = tool
  const late = lateOf(tool)
  const { plagiarismProbability, originalityScore, suspiciousPatterns } = output
  const percent = (n: number) => fill(late.percent, { n: tenths(n, locale) })
  const lines: readonly [Figure, Figure, ...Figure[]] = [
    [t.score, percent(plagiarismProbability), 1],
    [t.original, percent(originalityScore), 2],
    [t.risk, late.levels[output.riskLevel]],
    [t.confidence, late.levels[output.confidence]],
    [t.words, formatNumber(output.wordCount, locale)],
    [t.sentences, formatNumber(output.sentenceCount, locale)],
  ]
  const findings = suspiciousPatterns.map(({ description: key, count, severity, examples }) => ({
    key,
    label: late.descriptions[key],
    detail: fill(late.severity, {
      severity: late.levels[severity],
      points: fill(late.points, { count, weight: weights[key] }, locale),
    }),
    side: 1 as const,
    examples,
  }))
  const copied = () => [say(output, tool), ...verdictText(lines, findings), t.disclaimer].join('\n')

  return (
    <>
      <LateSheets sheets={sheets} />
      <Verdict
        tool={tool}
        late={late}
        said={say(output, tool)}
        shares={[plagiarismProbability, originalityScore]}
        lines={lines}
        heading={late.patterns}
        findings={findings}
        text={text}
        marks={output.highlights}
        sideOf={() => 1}
        limit={limits.highlighted}
        onCopy={copied}
      />
      <Sources sources={output.potentialSources} t={late} locale={locale} />
    </>
  )
}
