import { dueIn, type Input, terms } from '../../engine/invoice-generator'
import { TextField } from '../core/field'
import { formatDate } from '../core/format-date'
import { fill } from '../core/strings'
import { Row } from '../core/tool'
import type { FieldProps } from '../core/tool-props'
import * as css from './invoice-generator.css'
import type { firstStrings } from './invoice-generator.strings'

interface DatesProps {
  readonly field: (name: 'date' | 'dueDate') => FieldProps
  readonly value: Input
  /** As they are read; '' where there is none. */
  readonly date: string
  readonly dueDate: string
  readonly t: typeof firstStrings
  readonly locale: string
  readonly onDue: (dueDate: string) => void
}

/** When the invoice is written and when it is due, as typed and as read, and the usual times to pay. */
export function Dates({ field, value, date, dueDate, t, locale, onDue }: DatesProps) {
  const read = (day: string) => day && formatDate(day, locale)
  return (
    <>
      <Row>
        <TextField
          {...field('date')}
          placeholder={t.pattern}
          // Until the day is known its line is kept free, so that nothing moves.
          hint={date && !value.date.trim() ? fill(t.today, { date: read(date) }) : read(date) || '\u00a0'}
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
              {fill(t.days, { n: days }, locale)}
            </button>
          )
        })}
      </fieldset>
    </>
  )
}
