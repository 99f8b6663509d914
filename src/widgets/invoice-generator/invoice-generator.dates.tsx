import { dueIn, type Input, terms } from '../../engine/invoice-generator'
import { DateField } from '../core/dates/date-field'
import { formatDate, mediumDate } from '../core/dates/format-date'
import { Row } from '../core/field-groups/row'
import { focusInvalid } from '../core/tool/focus-tool'
import { interpolate } from '../core/tool/strings'
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

/** The date and the due date, and the usual payment terms. */
export function Dates({ field, value, date, dueDate, t, locale, onDue }: DatesProps) {
  const isToday = date && !value.date.trim()
  const own = field('date')
  // Until the day is known its line is kept free, so that nothing moves.
  const unread = own.issue ? undefined : '\u00a0'
  return (
    <>
      <Row>
        <DateField
          {...own}
          t={t}
          locale={locale}
          narrow
          hint={isToday ? interpolate(t.emptyDate, { date: formatDate(date, locale, mediumDate) }) : unread}
        />
        <DateField {...field('dueDate')} t={t} locale={locale} narrow />
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
              onClick={({ currentTarget }) => (due ? onDue(due) : focusInvalid(currentTarget))}
            >
              {interpolate(t.days, { n: days }, locale)}
            </button>
          )
        })}
      </fieldset>
    </>
  )
}
