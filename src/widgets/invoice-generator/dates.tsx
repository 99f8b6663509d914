import { dueIn, terms } from '../../engine/invoice-generator/evaluate'
import type { Input } from '../../engine/invoice-generator/fields'
import { focusInvalid } from '../core/base/focus-tool'
import { interpolate } from '../core/base/strings'
import type { Access, FieldProps } from '../core/base/tool-props'
import { Row } from '../core/field-groups/row'
import { DateField } from '../core/fields/date/date-field'
import { field, label, legend } from '../core/fields/field.css'
import { formatDate, mediumDate } from '../core/format/format-date'
import { useWords } from '../core/words/use-words'
import * as css from './invoice-generator.css'
import type { strings } from './invoice-generator.strings'

interface DatesProps {
  readonly field: (name: 'date' | 'dueDate') => FieldProps
  readonly value: Input
  /** The dates that were read, as 'YYYY-MM-DD' or ''. */
  readonly date: string
  readonly dueDate: string
  readonly onDue: (dueDate: string) => void
  readonly access: Access
}

export function Dates({ field, value, date }: Pick<DatesProps, 'field' | 'value' | 'date'>) {
  const { t, locale } = useWords<typeof strings>()
  const isToday = date && !value.date.trim()
  const dateProps = field('date')
  // Reserves the hint's line until today's date is known, so that nothing moves.
  const emptyHint = dateProps.issue ? undefined : '\u00a0'
  return (
    <Row roomy>
      <DateField
        {...dateProps}
        narrow
        hint={isToday ? interpolate(t.emptyDate, { date: formatDate(date, locale, mediumDate) }) : emptyHint}
      />
      <DateField {...field('dueDate')} narrow />
    </Row>
  )
}

/** Buttons for common payment terms, counted from the invoice date. */
export function Terms({ date, dueDate, onDue, access }: Omit<DatesProps, 'field' | 'value'>) {
  const { t, locale } = useWords<typeof strings>()
  if (access === 'hidden') return null
  return (
    <fieldset className={field} disabled={access === 'locked'}>
      <legend className={legend}>
        <span className={label}>{t.terms}</span>
      </legend>
      <div className={css.terms}>
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
      </div>
    </fieldset>
  )
}
