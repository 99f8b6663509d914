import { type CivilDate, readDate } from '../core/dates/date'
import { readDateField } from '../core/dates/read-date'
import { today } from '../core/dates/today'
import { interpretNumber } from '../core/numbers/read-number'
import type { Issue } from '../core/result'
import type { Context } from './context'

/** 'Jan 1, 2029' or, for its first day, 'Jan 2029', '1/2029' or '2029-01'. Undefined if it can't be read. */
export function readMonth(text: string, { locale, now }: Context): CivilDate | undefined {
  const dates = [text, monthOnly(text)].map((typed) => readDateField(typed, { locale, today: today(now) }))
  return dates.find((date) => 'year' in date)
}

/** '1/2029' and '2029-01' as 'YYYY-MM-DD', and 'Jan 2029' as '1 Jan 2029'. */
function monthOnly(text: string): string {
  const [, month, year] = /^(\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  if (month && year) return `${year}-${month.padStart(2, '0')}-01`
  return text.replace(/^\d{4}-\d{2}$/, '$&-01').replace(/^\p{L}/u, '1 $&')
}

/** '25', but not '2/2029', which could be a fraction. */
function isNumber(text: string, { locale }: Context): boolean {
  const read = interpretNumber(text, locale)
  return read !== undefined && 'plain' in read && read.literal
}

/** `before-first-payment`: in an earlier month. */
export type MonthIssue = 'not-a-date' | 'before-first-payment'

/**
 * The payment that's due in the month of a date, counted from 1, or the error. Undefined if the text is empty or a number,
 * or if the first payment has no valid date.
 */
export function paymentInMonth(
  text: string,
  firstPayment: unknown,
  context: Context,
): number | Issue<MonthIssue> | undefined {
  const first = typeof firstPayment === 'string' ? readDate(firstPayment) : undefined
  if (!first || text === '' || isNumber(text, context)) return undefined
  const date = readMonth(text, context)
  if (!date) return { code: 'not-a-date', values: { example: firstPayment as string } }
  const month = (date.year - first.year) * 12 + date.month - first.month + 1
  return month < 1 ? { code: 'before-first-payment' } : month
}
