import type { PersonAmounts } from '../../engine/bill-splitter/bill-splitter'
import { Line, Receipt } from '../core/answer/answer'
import { Table } from '../core/output/table'
import type { strings } from './bill-splitter.strings'
import { nameOf } from './rows'

interface OwedProps {
  readonly persons: readonly PersonAmounts[]
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** What each person pays. In a split by items, with what that's made of. */
export function Owed({ persons, t, locale, money }: OwedProps) {
  const named = persons.map((person, index) => ({ ...person, name: nameOf(person.name, index, t, locale) }))
  if (persons[0]?.had === undefined)
    return (
      <Receipt title={t.shared}>
        {named.map(({ name, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people are identified by position
          <Line key={index} label={name}>
            {money(amount)}
          </Line>
        ))}
      </Receipt>
    )
  return (
    <Table caption={t.shared} columns={[t.personName, t.had, t.tax, t.tip, t.pays]}>
      {named.map(({ name, had = 0, taxAmount = 0, tipAmount = 0, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people are identified by position
        <tr key={index}>
          <th scope="row">{name}</th>
          <td>{money(had)}</td>
          <td>{money(taxAmount)}</td>
          <td>{money(tipAmount)}</td>
          <td>
            <b>{money(amount)}</b>
          </td>
        </tr>
      ))}
    </Table>
  )
}
