import { type CivilDate, type DateIssue, dateOf, dayOf, readDate, writeDate } from '../core/dates/date'
import { plusMonths } from '../core/dates/period'
import { readDateField } from '../core/dates/read-date'
import { today } from '../core/dates/today'
import type { Issue } from '../core/result'
import type { Context } from './context'
import type { Frequency } from './fields'
import { readMonth } from './month'

/** The date of the first payment as 'YYYY-MM-DD', or '' if there's none. */
export function readFirstPayment(text: string, { locale, now }: Context): string | Issue<DateIssue> {
  if (text === '') return ''
  const date = readMonth(text, { locale, now }) ?? readDateField(text, { locale, today: today(now) })
  // The example is for the message, because the tool's example has no date.
  return 'code' in date
    ? { ...date, field: 'startDate', values: { example: '2027-02-01', ...date.values } }
    : writeDate(date)
}

/**
 * The date of a payment, counted from 1: as many months or two-week periods after the first one. 'YYYY-MM-DD'. Empty after
 * the year 9999.
 */
export function paymentDate(first: string, payment: number, frequency: Frequency): string {
  const date = readDate(first) as CivilDate
  const isBiweekly = frequency === 'biweekly'
  const due = isBiweekly ? dateOf(dayOf(date) + (payment - 1) * 14) : plusMonths(date, payment - 1)
  return due.year > 9999 ? '' : writeDate(due)
}
