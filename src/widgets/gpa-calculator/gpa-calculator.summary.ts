import { gradesAround, type Input, type Output, pointsByCourse } from '../../engine/gpa-calculator/gpa-calculator'
import { interpolate } from '../core/base/strings'
import { type Format, inGroup, type Phrase, type Summary, type SummaryLine } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './gpa-calculator.strings'

type Words = typeof strings

export function summarize(output: Output, input: Input, t: Words, { locale }: Format): Summary {
  const { cumulative, weighted } = output
  return {
    label: cumulative ? t.cumulativeGpa : weighted ? t.weightedGpa : t.gpa,
    figure: formatGpa(mainOf(output), locale),
    sentence: sentenceOf(output, input, t, locale),
    lines: [
      ...termLines(output, t, locale),
      ...inGroup(t.pointsByCourse, pointLines(output, input, t, locale)),
      ...inGroup(t.together, totalLines(output, t, locale)),
    ],
  }
}

/** The main figure: the cumulative GPA, or else the weighted one, or else the GPA. */
export const mainOf = ({ cumulative, weighted, gpa }: Output): number => (cumulative ?? weighted ?? { gpa }).gpa

/** Whether the GPA is one of the 4.0 scale, whose letters it can be compared with. */
export const isUsual = (output: Output, { scale }: Input): boolean =>
  (scale === '' || scale === '4.0') && mainOf(output) <= 4

const formatGpa = (gpa: number, locale: string) => formatNumber(gpa, locale, 2, 2)

/** What's needed for the goal, or else the nearest letter grades. */
function sentenceOf(output: Output, input: Input, t: Words, locale: string): Phrase | undefined {
  const { goal, cumulative, totalCredits } = output
  if (goal)
    return {
      template: goal.isReached ? t.goalReached : goal.isReachable ? t.goalNeeded : t.goalTooHigh,
      values: {
        target: input.targetGpa.trim(),
        credits: input.remainingCredits.trim(),
        gpa: formatGpa(goal.gpa, locale),
        highest: formatGpa(goal.highest, locale),
        lowest: formatGpa(goal.lowest, locale),
      },
    }
  if (totalCredits === 0 && !cumulative) return { template: t.noCredits }
  if (!isUsual(output, input)) return undefined
  const { below, above } = gradesAround(mainOf(output))
  return { template: below === above ? t.exactly : t.between, values: { below, above } }
}

/** How many lines each semester has: its GPA, its credits, and the GPA with everything before. */
export const linesPerTerm = 3

function termLines({ terms = [] }: Output, t: Words, locale: string): readonly SummaryLine[] {
  const isWeighted = terms.some(({ weightedGpa }) => weightedGpa !== undefined)
  const titles = uniqueTitles(
    terms.map(({ name }) => name || t.earlier),
    locale,
  )
  return terms.flatMap(({ gpa, weightedGpa = gpa, totalCredits, cumulativeGpa }, index) => {
    const group = titles[index]
    return [
      {
        label: isWeighted ? t.weightedGpa : t.termGpa,
        text: totalCredits > 0 ? formatGpa(weightedGpa, locale) : t.none,
        group,
      },
      { label: t.credits, text: formatNumber(totalCredits, locale), group },
      { label: t.cumulativeGpa, text: formatGpa(cumulativeGpa, locale), group },
    ]
  })
}

/** The second 'Fall' becomes 'Fall (2)', because lines with the same title are one group. */
function uniqueTitles(names: readonly string[], locale: string): readonly string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} (${formatNumber(count, locale)})`
  })
}

/** Each course's part of the total points. */
function pointLines({ totalCredits }: Output, input: Input, t: Words, locale: string): readonly SummaryLine[] {
  if (totalCredits === 0) return []
  return pointsByCourse(input, { locale }).map(({ name, row, points }) => ({
    label: name || interpolate(t.unnamed, { n: row }, locale),
    text: formatNumber(points, locale),
  }))
}

function totalLines(output: Output, t: Words, locale: string): readonly SummaryLine[] {
  const { cumulative, weighted, gpa, totalCredits, uncountedCredits } = output
  const line = (label: string, value: number) => ({ label, text: formatNumber(value, locale) })
  const gpaLine = (label: string, value: number) => ({ label, text: formatGpa(value, locale) })
  return [
    ...(weighted && cumulative ? [gpaLine(t.weightedGpa, weighted.gpa)] : []),
    ...(weighted ? [gpaLine(t.unweightedGpa, gpa)] : []),
    ...(!weighted && cumulative && totalCredits > 0 ? [gpaLine(t.thisGpa, gpa)] : []),
    line(t.totalCredits, (cumulative ?? output).totalCredits),
    line(t.totalPoints, (cumulative ?? weighted ?? output).totalPoints),
    ...(uncountedCredits === undefined ? [] : [line(t.uncountedCredits, uncountedCredits)]),
  ]
}
