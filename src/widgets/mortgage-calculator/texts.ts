import type { Output } from '../../engine/mortgage-calculator/mortgage-calculator'
import { formatDate } from '../core/format/format-date'
import { periodText } from '../core/format/period'

/** '7 years 9 months'. */
export const timeText = (months: number, locale: string): string =>
  periodText({ years: Math.floor(months / 12), months: months % 12, days: 0 }, locale)

/** 'November 2056'. */
export const monthText = (date: string, locale: string): string =>
  formatDate(date, locale, { year: 'numeric', month: 'long' })

/** The schedule with any extra payments, and how its payments are grouped. */
export function paidSchedule({ schedule, faster, dates }: Output, frequency: 'monthly' | 'biweekly') {
  const timing = { frequency: faster ? frequency : 'monthly', firstPayment: dates?.first } as const
  return { rows: faster?.schedule ?? schedule, timing }
}
