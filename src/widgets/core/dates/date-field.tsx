import { isDate } from '../../../engine/core/dates/is-date'
import { today as todayOf } from '../../../engine/core/dates/today'
import { TextField } from '../fields/field'
import { BoxButton } from '../fields/field-with-button'
import { interpolate } from '../tool/strings'
import type { FieldProps } from '../tool/tool-props'
import { CalendarButton } from './calendar-button'
import type { dateStrings } from './date.strings'
import { readDay } from './date-reading'
import { formatDate, fullDate, mediumDate, withWeekday } from './format-date'

interface DateFieldProps extends FieldProps {
  readonly t: typeof dateStrings
  readonly locale: string
  /** 'YYYY-MM-DD'; that of the person's clock if absent. */
  readonly today?: string
  /** For dates of birth: see `DateOptions`. */
  readonly past?: boolean
  /** Until a date has been read. */
  readonly hint?: string
  /** Whether a button fills in today. */
  readonly withToday?: boolean
  /** In half a row, where the names of day and month are short. */
  readonly narrow?: boolean
}

/**
 * A date as people write it, with the day that was read under it, and the platform's calendar. The text keeps whatever
 * was typed: `type=date` would drop a date half typed. '2026-01-02', as Today and the calendar give it, is shown as
 * 'Jan 2, 2026' once the field is left.
 */
export function DateField({ t, locale, today, past, hint, withToday, narrow, ...field }: DateFieldProps) {
  const { value, onChange, onBlur } = field
  const now = () => today ?? todayOf(Date.now())
  const date = readDay(value, { locale, today: now(), past })
  return (
    <TextField
      {...field}
      shown={isDate(value) ? formatDate(value, locale, mediumDate) : undefined}
      echo={date && formatDate(date, locale, narrow ? withWeekday : fullDate)}
      hint={date ? undefined : hint}
      end={
        <>
          {withToday && <BoxButton press={t.today} onPress={() => onChange(now())} />}
          <CalendarButton
            label={interpolate(t.calendar, { label: field.label })}
            date={date}
            onPick={(date) => {
              onChange(date)
              onBlur?.()
            }}
          />
        </>
      }
    />
  )
}
