import type { CivilDate, DateIssue } from '../dates/date'
import { readDateField } from '../dates/read-date'
import { interpretTime } from '../dates/read-time'
import { today } from '../dates/today'
import { textOf } from '../text-field'
import type { Field, FieldOptions } from './field'

interface DateOptions extends FieldOptions<string> {
  /** For dates of birth: an ambiguous date is in the past. */
  readonly past?: boolean
  /** An empty date is today. */
  readonly today?: boolean
}

/** A date as people write it: see `interpretDate`. */
export const date = ({ past, today: isToday, ...options }: DateOptions = {}): Field<string, CivilDate, DateIssue> => ({
  kind: 'date',
  initial: '',
  ...options,
  optional: isToday || options.optional || false,
  read(typed, { locale, now }) {
    const day = today(now)
    const text = textOf(typed).trim() || (isToday ? day : '')
    return text === '' && options.optional ? undefined : readDateField(text, { locale, today: day, past })
  },
})

/** `not-a-time`: not a time of day. */
export type TimeIssue = 'missing' | 'not-a-time'

/** A time of day as people write it, read as '21:30'. */
export const time = (options: FieldOptions<string> = {}): Field<string, string, TimeIssue> => ({
  kind: 'time',
  initial: '',
  ...options,
  read(typed, { locale }) {
    const text = textOf(typed).trim()
    if (text === '') return options.optional ? undefined : { code: 'missing' }
    return interpretTime(text, locale) ?? { code: 'not-a-time' }
  },
})
