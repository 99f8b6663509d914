import { limits, type Output, weights } from '../../engine/ai-detector'
import { format, formatNumber } from '../core/format'
import { LateSheets } from '../core/late-sheets'
import { fill, withOverrides } from '../core/strings'
import { type Figure, type OutcomeProps, Verdict, verdictText } from '../core/verdict'
import { lateStrings } from './ai-detector.late.strings'
import sheets from './ai-detector.outcome.tsx?sheets'
import type { firstStrings } from './ai-detector.strings'

type Props = OutcomeProps<typeof firstStrings, Output>

const lateOf = ({ props }: Props['tool']) => withOverrides(lateStrings, props.strings)

/** 15 is '+15', -20 is '−20'. */
const signed = (value: number, locale: string) =>
  format(locale, { signDisplay: 'always' }).format(value).replace('-', '−')

/** The answer in a sentence. */
export function say(output: Output, tool: Props['tool']): string {
  const t = lateOf(tool)
  const { aiProbability: ai, humanProbability: human, confidence } = output
  return fill(t.say, { ai, human, confidence: t.levels[confidence] }, tool.locale)
}

/** The score, what it is made of, and where that stands in the text. */
export function Outcome({ tool, output, text }: Props) {
  const { t, locale } = tool
  const late = lateOf(tool)
  const { aiProbability, humanProbability, indicators } = output
  const percent = (n: number) => fill(late.percent, { n }, locale)
  const sideOf = (key: string) => (weights[key as keyof typeof weights] > 0 ? 1 : 2)
  const lines: readonly [Figure, Figure, ...Figure[]] = [
    [t.ai, percent(aiProbability), 1],
    [t.human, percent(humanProbability), 2],
    [t.confidence, late.levels[output.confidence]],
    [t.words, formatNumber(output.wordCount, locale)],
    [t.sentences, formatNumber(output.sentenceCount, locale)],
    [late.average, formatNumber(output.avgSentenceLength, locale, 0, 1)],
  ]
  const findings = indicators.map(({ description: key, count, examples }) => ({
    key,
    label: late.descriptions[key],
    detail: fill(late.points, { count, weight: signed(weights[key], locale) }, locale),
    side: sideOf(key) as 1 | 2,
    examples,
  }))
  const copied = () => [...verdictText(lines, findings), t.disclaimer].join('\n')

  return (
    <>
      <LateSheets sheets={sheets} />
      <Verdict
        tool={tool}
        late={late}
        said={say(output, tool)}
        shares={[aiProbability, humanProbability]}
        lines={lines}
        heading={late.indicators}
        findings={findings}
        text={text}
        marks={output.highlights}
        sideOf={sideOf}
        limit={limits.highlighted}
        onCopy={copied}
      />
    </>
  )
}
