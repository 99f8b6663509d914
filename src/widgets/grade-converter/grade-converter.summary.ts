import { type Conversion, type Input, type Output, scale } from '../../engine/grade-converter/grade-converter'
import { interpolate } from '../core/base/strings'
import type { Format, Phrase, Summary, SummaryLine } from '../core/base/summary'
import { directionOf } from '../core/format/direction'
import { formatNumber, formatPercent } from '../core/format/format'
import type { strings } from './grade-converter.strings'

type Words = typeof strings

/** The letter, the grade in another system, or what's needed in the final. */
export function summarize(output: Output, input: Input, t: Words, { locale }: Format): Summary {
  return {
    ...headlineOf(output, t, locale),
    sentence: sentenceOf(output, input, t, locale),
    lines: linesOf(output, t, locale),
  }
}

function headlineOf({ final, conversion, letterGrade }: Output, t: Words, locale: string) {
  if (final) return { label: t.neededInFinal, figure: percentText(final.needed, locale) }
  if (conversion) return { label: t.systems[conversion.system], figure: gradeText(conversion, t, locale) }
  return { label: t.letterGrade, figure: isolated(letterGrade, locale) }
}

function linesOf(output: Output, t: Words, locale: string): readonly SummaryLine[] {
  const { conversion, final, letterGrade } = output
  const { percentage, gpa } = valuesOf(output, locale)
  return [
    { label: t.percentage, text: percentage },
    ...(final || conversion ? [{ label: t.letterGrade, text: isolated(letterGrade, locale) }] : []),
    ...(final ? [{ label: t.withBest, text: percentText(final.highest, locale) }] : []),
    { label: t.gpa, text: gpa },
    ...(final && conversion ? [{ label: t.systems[conversion.system], text: gradeText(conversion, t, locale) }] : []),
    ...(final ? [{ label: t.withWorst, text: percentText(final.lowest, locale) }] : []),
  ]
}

/** Averages are shown with 2 decimals. */
const valuesOf = ({ percentage, gpa, average }: Output, locale: string) => ({
  percentage: percentText(percentage, locale, average ? 2 : 10),
  gpa: formatNumber(gpa, locale, 1),
})

const percentText = (percentage: number, locale: string, digits = 2) => formatPercent(percentage, locale, 0, digits)

/** A grade in another system as text. */
function gradeText(conversion: Conversion, t: Words, locale: string): string {
  if (conversion.system === 'uk') return t.ukClasses[conversion.grade]
  if (conversion.grade === undefined) return t.notPassed
  if (conversion.system === 'germany') return formatNumber(conversion.grade, locale, 1)
  return typeof conversion.grade === 'number'
    ? formatNumber(conversion.grade, locale)
    : isolated(conversion.grade, locale)
}

function sentenceOf(output: Output, input: Input, t: Words, locale: string): Phrase | undefined {
  const { final, conversion, average } = output
  if (final) return finalSentence(final, t, locale)
  if (conversion) return conversionSentence(conversion, output, t, locale)
  return average ? { template: t.averageIs } : letterSentence(output, input, t, locale)
}

/** What's needed in the final, or that it isn't reachable or doesn't matter. */
const finalSentence = (final: NonNullable<Output['final']>, t: Words, locale: string): Phrase => ({
  template: final.isReached ? t.finalReached : final.isReachable ? t.finalNeeded : t.finalTooHigh,
  values: {
    target: percentText(final.target, locale),
    needed: percentText(final.needed, locale),
    weight: percentText(final.weight, locale),
    highest: percentText(final.highest, locale),
  },
})

function conversionSentence(conversion: Conversion, output: Output, t: Words, locale: string): Phrase | undefined {
  if (conversion.system === 'germany') return { template: t.germanMeaning }
  if (conversion.system === 'ects') return { template: t.ectsMeaning }
  if (conversion.system !== 'india') return undefined
  const { percentage } = valuesOf(output, locale)
  return { template: t.indiaMeaning, values: { percentage, cgpa: formatNumber(conversion.grade, locale) } }
}

/** The converted value, and where the next letter starts. */
function letterSentence(output: Output, input: Input, t: Words, locale: string): Phrase {
  const source = input.gpa.trim() ? 'gpa' : 'percentage'
  const next = scale[scale.findIndex(({ letter }) => letter === output.letterGrade) - 1]
  return {
    template: next ? t.meaning[source] : t.highest[source],
    values: {
      ...valuesOf(output, locale),
      ...(next && { higher: next.letter, next: interpolate(t.percent, { n: next.from }, locale) }),
    },
  }
}

/** Keeps the sign of 'B+' behind its letter in Arabic, with Unicode's isolates. */
const isolated = (text: string, locale: string): string =>
  directionOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text
