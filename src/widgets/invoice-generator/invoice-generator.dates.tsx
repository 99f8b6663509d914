import { dueIn, type Input, terms } from '../../engine/invoice-generator'
import { formatDate, mediumDate } from '../core/dates/format-date'
import { TextField } from '../core/fields/field'
import { interpolate } from '../core/tool/strings'
import { Row } from '../core/tool/tool'
import type { FieldProps } from '../core/tool/tool-props'
import * as css from './invoice-generator.css'
import type { strings } from './invoice-generator.strings'

interface DatesProps {
  readonly field: (name: 'date' | 'dueDate') => FieldProps
  readonly value: Input
  /** As they are read, 'YYYY-MM-DD' or ''. */
  readonly date: string
  readonly dueDate: string
  readonly t: typeof strings
  readonly locale: string
  readonly onDue: (dueDate: string) => void
}

/** The date and the due date, as typed and as read, and the usual payment terms. */
export function Dates({ field, value, date, dueDate, t, locale, onDue }: DatesProps) {
  const read = (day: string) => day && formatDate(day, locale, mediumDate)
  return (
    <>
      <Row>
        <TextField
          {...field('date')}
          placeholder={t.pattern}
          // Until the day is known its line is kept free, so that nothing moves.
          hint={date && !value.date.trim() ? interpolate(t.today, { date: read(date) }) : read(date) || '\u00a0'}
        />
        <TextField {...field('dueDate')} placeholder={t.pattern} hint={read(dueDate)} />
      </Row>
      <fieldset className={css.terms}>
        <legend className={css.termsLabel}>{t.terms}</legend>
        {terms.map((days) => {
          const due = dueIn(date, days)
          return (
            <button
              key={days}
              type="button"
              className={css.term}
              aria-pressed={due !== '' && due === dueDate}
              onClick={() => due && onDue(due)}
            >
              {interpolate(t.days, { n: days }, locale)}
            </button>
          )
        })}
      </fieldset>
    </>
  )
}
