import type { Input, Output } from '../../engine/random-number-generator/random-number-generator'
import { interpolate } from '../core/base/strings'
import { type Format, type Summary, sendNumber } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import { medianOf, sortedUp } from './counts'
import type { strings } from './random-number-generator.strings'

/** How many numbers are read out. Of more, only the quantity is. */
const maxRead = 20

/** The label is the tool's name. The view numbers its draws. */
export function summarize(output: Output, _input: Input, t: typeof strings, { locale }: Format): Summary {
  const { numbers, min, max } = output
  const show = (number: number) => formatNumber(number, locale)
  const isSeveral = numbers.length > 1
  return inOrder(numbers, {
    label: t.name,
    figure:
      numbers.length > maxRead ? interpolate(t.many, { n: numbers.length }, locale) : numbers.map(show).join(', '),
    sentence: isSeveral
      ? { template: t.sumOf, values: { sum: show(output.sum), mean: formatNumber(output.mean, locale, 0, 2) } }
      : { template: t.oneOf, values: { possible: show(output.possible), min: show(min), max: show(max) } },
    lines: isSeveral ? statisticsOf(numbers, t, locale) : [],
    sends: isSeveral ? undefined : sendNumber(output.sum),
  })
}

/** The lowest, highest and middle number, and how many aren't repeats. */
function statisticsOf(numbers: readonly number[], t: typeof strings, locale: string): Summary['lines'] {
  const sorted = sortedUp(numbers)
  const median = medianOf(sorted)
  const [lowest, highest] = [sorted[0], sorted.at(-1)].map((number) => formatNumber(number ?? 0, locale))
  return [
    { label: t.lowest, text: lowest ?? '' },
    { label: t.highest, text: highest ?? '' },
    ...(median === undefined ? [] : [{ label: t.median, text: formatNumber(median, locale, 0, 1) }]),
    { label: t.different, text: formatNumber(new Set(numbers).size, locale) },
  ]
}

/** Copies and sends the numbers in this order, without grouping. */
export const inOrder = (numbers: readonly number[], summary: Summary): Summary => ({
  ...summary,
  text: numbers.join(', '),
  sends: numbers.length > 1 ? [{ kind: 'text', text: numbers.join('\n') }] : summary.sends,
})
