import { type Comparison, type Input, type Output, weights } from '../../engine/plagiarism-detector/plagiarism-detector'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import { type Format, inGroup, type Summary, type SummaryLine } from '../core/base/summary'
import { confidenceOf, disclaimerLine, findingLines } from '../core/detectors/detector-summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './plagiarism-detector.strings'

type Words = typeof strings
const tenths = (value: number, locale: string) => formatNumber(value, locale, 0, 1)

/** A percentage and what's left of 100. The first is rounded, so that what's shown adds up. */
function parts(percentage: number): readonly [number, number] {
  const rounded = Math.round(percentage * 10) / 10
  return [rounded, 100 - rounded]
}

/** The main figure and the rest. For two texts, it's the measured overlap, which the style score doesn't reflect. */
export const sharesOf = ({ plagiarismProbability, comparison }: Output): readonly [number, number] =>
  parts(comparison ? comparison.share * 100 : plagiarismProbability)

export function summarize(output: Output, _input: Input, t: Words, { locale }: Format): Summary {
  const { comparison } = output
  const percent = (n: number) => interpolate(t.percent, { n: tenths(n, locale) }, locale)
  const [main] = sharesOf(output)
  const style = styleLines(output, t, percent)
  const counts: readonly SummaryLine[] = [
    { label: t.words, text: formatNumber(output.wordCount, locale) },
    { label: t.sentences, text: formatNumber(output.sentenceCount, locale) },
  ]
  // The measured overlap first; the style beside it, where it can't be mistaken for a measurement.
  const receipts = comparison
    ? [
        ...inGroup(t.measured, [...overlapLines(output, comparison, t, percent), ...counts]),
        ...inGroup(t.styleOnly, style),
      ]
    : [...style, ...counts]
  return {
    label: comparison ? t.overlap : t.score,
    figure: percent(main),
    sentence: { template: meaningOf(output, t, locale) },
    lines: [
      ...receipts,
      ...patternLines(output, t, locale),
      ...sourceLines(output, t, locale),
      ...(comparison ? [{ label: t.shared, text: sharedText(comparison, t, locale) }] : []),
      disclaimerLine(t),
    ],
  }
}

function meaningOf({ plagiarismProbability, riskLevel, comparison }: Output, t: Words, locale: string): string {
  if (comparison) return interpolate(t.sayShared, { share: tenths(comparison.share * 100, locale) }, locale)
  return interpolate(t.say, { score: tenths(plagiarismProbability, locale), risk: t.levels[riskLevel] }, locale)
}

type Percent = (n: number) => string

function overlapLines(output: Output, { otherShare }: Comparison, t: Words, percent: Percent): readonly SummaryLine[] {
  const [overlap, rest] = sharesOf(output)
  return [
    { label: t.overlap, text: percent(overlap), series: 1 },
    { label: t.notShared, text: percent(rest), series: 2 },
    { label: t.otherOverlap, text: percent(otherShare * 100) },
  ]
}

/** The style score. Without a second text, it's in the bar. */
function styleLines(output: Output, t: Words, percent: Percent): readonly SummaryLine[] {
  const [score, original] = parts(output.plagiarismProbability)
  const isMain = !output.comparison
  return [
    { label: t.score, text: percent(score), series: isMain ? 1 : undefined },
    { label: t.original, text: percent(original), series: isMain ? 2 : undefined },
    { label: t.risk, text: t.levels[output.riskLevel] },
    { label: t.confidence, text: confidenceOf(output.confidence, output.wordCount, t) },
  ]
}

function patternLines({ suspiciousPatterns }: Output, t: Words, locale: string): readonly SummaryLine[] {
  const patterns = suspiciousPatterns.map(({ description: key, count, severity, examples }) => ({
    label: t.descriptions[key],
    detail: interpolate(t.severity, {
      severity: t.levels[severity],
      points: interpolate(t.points, { count, weight: weights[key] }, locale),
    }),
    examples,
  }))
  return findingLines(t.patterns, patterns)
}

/** 'Simulated example: 26% similarity (made up) (Encyclopedia)' */
const sourceLines = ({ potentialSources }: Output, t: Words, locale: string): readonly SummaryLine[] =>
  potentialSources.map(({ type, similarity }) => ({
    label: t.simulated,
    text: interpolate(t.similarity, { n: similarity }, locale),
    note: t.categories[type],
    group: t.sources,
  }))

/** '51.4% of the text to check, 75% of the other: 36 words in 2 passages.' */
function sharedText(comparison: Comparison, t: Words, locale: string): string {
  const { share, otherShare, sharedWords, passageCount } = comparison
  if (passageCount === 0) return t.sharedNothing
  const counts = {
    percent: tenths(share * 100, locale),
    otherPercent: tenths(otherShare * 100, locale),
    words: plural(t.wordCount, sharedWords, locale),
    passages: plural(t.passageCount, passageCount, locale),
  }
  return interpolate(t.sharedOf, counts, locale)
}
