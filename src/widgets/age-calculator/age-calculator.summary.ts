import type { Input, Output } from '../../engine/age-calculator/age-calculator'
import type { Period } from '../../engine/core/dates/period'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import { type Format, inGroup, type Summary, type SummaryLine } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import { formatDate } from '../core/format/format-date'
import { dayText, periodText } from '../core/format/period'
import type { strings } from './age-calculator.strings'

export function summarize(output: Output, _input: Input, t: typeof strings, { locale }: Format): Summary {
  const { largest, rest } = ageParts(output)
  return {
    label: t.age,
    figure: periodText(largest, locale),
    sentence: {
      template: output.isBirthday ? t.onBirthday : rest ? t.restAndNext : t.nextIn,
      values: {
        rest: rest ? periodText(rest, locale) : '',
        days: dayText(output.nextBirthday.daysUntil, locale),
      },
    },
    lines: [
      ...inGroup(t.birthdays, birthdayLines(output, t, locale)),
      ...inGroup(t.total, totalLines(output, t, locale)),
    ],
    sends: [{ kind: 'date', text: output.nextBirthday.date }],
  }
}

function birthdayLines(output: Output, t: typeof strings, locale: string): readonly SummaryLine[] {
  const { date, daysUntil } = output.nextBirthday
  const about = (n: number) => interpolate(t.about, { n: formatNumber(n, locale, 2, 2) })
  return [
    { label: t.birthDate, text: formatDate(output.birthDate, locale) },
    { label: t.nextBirthday, text: formatDate(date, locale), note: plural(t.until, daysUntil, locale) },
    { label: t.turning, text: formatNumber(output.nextAge, locale) },
    { label: t.averageYears, text: about(output.averageYears) },
    { label: t.averageMonths, text: about(output.averageMonths) },
  ]
}

const totalLines = (output: Output, t: typeof strings, locale: string): readonly SummaryLine[] => [
  { label: t.countedTo, text: formatDate(output.onDate, locale) },
  { label: t.months, text: formatNumber(output.totalMonths, locale) },
  { label: t.weeks, text: formatNumber(output.totalWeeks, locale) },
  { label: t.days, text: formatNumber(output.totalDays, locale) },
  { label: t.hours, text: formatNumber(output.totalHours, locale) },
]

/** An age in years, or in months or days if it's under a year or a month, and the rest of it. */
function ageParts({ years, months, days }: Period): { readonly largest: Period; readonly rest: Period | undefined } {
  if (years > 0)
    return { largest: { years, months: 0, days: 0 }, rest: months || days ? { years: 0, months, days } : undefined }
  if (months > 0)
    return { largest: { years: 0, months, days: 0 }, rest: days ? { years: 0, months: 0, days } : undefined }
  return { largest: { years: 0, months: 0, days }, rest: undefined }
}
