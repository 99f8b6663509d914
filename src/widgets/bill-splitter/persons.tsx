import {
  blankPerson,
  type Input,
  type Item,
  type Person,
  withoutPerson,
} from '../../engine/bill-splitter/bill-splitter'
import { interpolate } from '../core/base/strings'
import { Rows } from '../core/field-groups/rows'
import { ErrorMessage, TextField } from '../core/fields/field'
import * as field from '../core/fields/field.css'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { formatNumber } from '../core/format/format'
import * as css from './bill-splitter.css'
import type { BillTool } from './rows'
import { personsOf } from './rows'

interface PersonsProps {
  readonly tool: BillTool
}

/** The names and, in a split by shares, what they pay for. */
export function Persons({ tool }: PersonsProps) {
  const { t, locale, value } = tool
  const persons = personsOf(value)
  const hasShares = value.split === 'shares'
  /** The first row's labels are the column headings. The others are for screen readers and include the row number. */
  const cell = (index: number, key: keyof Person, label: string) => ({
    ...tool.field(`persons.${index}.${key}`, index === 0 ? label : `${label} ${formatNumber(index + 1, locale)}`),
    value: persons[index]?.[key] ?? '',
    hideLabel: index > 0,
    onChange: (text: string) =>
      tool.update(
        { persons: persons.map((row, other) => (other === index ? { ...row, [key]: text } : row)) },
        `persons.${index}.${key}`,
      ),
  })
  const set = (persons: readonly Person[]): Partial<Input> => ({ persons, people: String(persons.length) })

  return (
    <div className={hasShares ? undefined : css.names}>
      <Rows
        access={tool.accessOf('persons')}
        label={t.people}
        count={persons.length}
        add={t.addPerson}
        remove={(index) => interpolate(t.removePerson, { n: index + 1 }, locale)}
        onAdd={() => tool.update(set([...persons, blankPerson]))}
        onRemove={(index) =>
          tool.replace({
            ...set(persons.filter((_, other) => other !== index)),
            items: itemsWithout(value.items, index, persons),
          })
        }
        row={(index) => (
          <>
            <TextField
              {...cell(index, 'name', t.personName)}
              placeholder={interpolate(t.personN, { n: index + 1 }, locale)}
            />
            {hasShares && <NumberField {...cell(index, 'weight', t.weight)} placeholder="1" />}
            {hasShares && <MoneyField {...cell(index, 'fixed', t.fixed)} />}
          </>
        )}
      />
      <ErrorMessage>{tool.sentenceAt('people')}</ErrorMessage>
      {hasShares && <p className={field.hint}>{t.weightHint}</p>}
    </div>
  )
}

const itemsWithout = (items: readonly Item[], person: number, persons: readonly Person[]): readonly Item[] => {
  const names = persons.map(({ name }) => name ?? '')
  return items.map((item) => ({ ...item, who: withoutPerson(item.who ?? '', person, names) }))
}
