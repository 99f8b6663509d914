import { isDate } from '../../../../engine/core/dates/is-date'
import { today as todayOf } from '../../../../engine/core/dates/today'
import { interpolate } from '../../base/strings'
import type { FieldProps } from '../../base/tool-props'
import { formatDate, fullDate, mediumDate, withWeekday } from '../../format/format-date'
import { useWords } from '../../words/use-words'
import { TextField } from '../field'
import { BoxButton } from '../field-with-button'
import { CalendarButton } from './calendar-button'
import type { dateStrings } from './date.strings'
import { readDay } from './date-reading'

interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD'; the date on the user's device if absent. */
  readonly today?: string
  /** For dates of birth: see `DateOptions`. */
  readonly past?: boolean
  /** Shown until a date has been read. */
  readonly hint?: string
  /** Whether to show a Today button. */
  readonly withToday?: boolean
  /** In half a row, which uses short names of day and month. */
  readonly narrow?: boolean
}

/**
 * A date as people write it, with the date that was read below it, and the platform's calendar. The field keeps
 * whatever was typed, while `type=date` would discard an incomplete date. '2026-01-02', as set by Today and the
 * calendar, is shown as 'Jan 2, 2026' on blur.
 */
export function DateField({ today, past, hint, withToday, narrow, ...field }: DateFieldProps) {
  const { t, locale } = useWords<typeof dateStrings>()
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
