import { limits, type Output, weights } from '../../engine/ai-detector/ai-detector'
import { Note } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import {
  confidenceOf,
  type DetectorAnswerProps,
  DetectorResult,
  type Figure,
  resultText,
  ShortText,
} from '../core/detectors/detector-result'
import { format, formatNumber } from '../core/format/format'
import type { strings } from './ai-detector.strings'

type Props = DetectorAnswerProps<typeof strings, Output>

/** 15 becomes '+15', -20 becomes '−20'. */
const signed = (value: number, locale: string) =>
  format(locale, { signDisplay: 'always' }).format(value).replace('-', '−')

/** The answer as a sentence. */
export function say(output: Output, tool: Props['tool']): string {
  const { t } = tool
  const { aiProbability: ai, humanProbability: human, confidence, wordCount } = output
  return interpolate(t.say, { ai, human, confidence: confidenceOf(confidence, wordCount, t) }, tool.locale)
}

/** The score, the indicators, and where they are in the text. */
export function AiAnswer({ tool, output, text }: Props) {
  const { t, locale } = tool
  const { aiProbability, humanProbability, indicators } = output
  const percent = (n: number) => interpolate(t.percent, { n }, locale)
  const sideOf = (key: string) => (weights[key as keyof typeof weights] > 0 ? 1 : 2)
  const lines: readonly [Figure, Figure, Figure] = [
    [t.ai, percent(aiProbability), 1],
    [t.human, percent(humanProbability), 2],
    [t.confidence, confidenceOf(output.confidence, output.wordCount, t)],
  ]
  const counts: readonly Figure[] = [
    [t.words, formatNumber(output.wordCount, locale)],
    [t.sentences, formatNumber(output.sentenceCount, locale)],
    [t.average, formatNumber(output.avgSentenceLength, locale, 0, 1)],
  ]
  const findings = indicators.map(({ description: key, count, examples }) => ({
    key,
    label: t.descriptions[key],
    detail: interpolate(t.points, { count, weight: signed(weights[key], locale) }, locale),
    side: sideOf(key) as 1 | 2,
    examples,
  }))
  const copied = () => [...resultText([...lines, ...counts], findings), t.disclaimer].join('\n')

  return (
    <DetectorResult
      tool={tool}
      said={say(output, tool)}
      shares={[aiProbability, humanProbability]}
      notes={
        <>
          <ShortText tool={tool} words={output.wordCount} />
          <Note>{t.disclaimer}</Note>
        </>
      }
      lines={lines}
      more={{ lines: counts }}
      heading={t.indicators}
      findings={findings}
      text={text}
      marks={output.highlights}
      sideOf={sideOf}
      limit={limits.highlighted}
      onCopy={copied}
    />
  )
}
