import { type Input, type Output, weights } from '../../engine/ai-detector/ai-detector'
import { interpolate } from '../core/base/strings'
import type { Format, Summary } from '../core/base/summary'
import { confidenceOf, disclaimerLine, findingLines } from '../core/detectors/detector-summary'
import { format, formatNumber } from '../core/format/format'
import type { strings } from './ai-detector.strings'

/** 15 becomes '+15', -20 becomes '−20'. */
const signed = (value: number, locale: string) =>
  format(locale, { signDisplay: 'always' }).format(value).replace('-', '−')

export function summarize(output: Output, _input: Input, t: typeof strings, { locale }: Format): Summary {
  const { aiProbability: ai, humanProbability: human, wordCount, sentenceCount } = output
  const percent = (n: number) => interpolate(t.percent, { n }, locale)
  const confidence = confidenceOf(output.confidence, wordCount, t)
  const indicators = output.indicators.map(({ description: key, count, examples }) => ({
    label: t.descriptions[key],
    detail: interpolate(t.points, { count, weight: signed(weights[key], locale) }, locale),
    examples,
  }))
  return {
    label: t.ai,
    figure: percent(ai),
    sentence: { template: interpolate(t.say, { ai, human, confidence }, locale) },
    lines: [
      { label: t.ai, text: percent(ai), series: 1 },
      { label: t.human, text: percent(human), series: 2 },
      { label: t.confidence, text: confidence },
      { label: t.words, text: formatNumber(wordCount, locale) },
      { label: t.sentences, text: formatNumber(sentenceCount, locale) },
      { label: t.average, text: formatNumber(output.avgSentenceLength, locale, 0, 1) },
      ...findingLines(t.indicators, indicators),
      disclaimerLine(t),
    ],
  }
}
