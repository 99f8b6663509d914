import type { Form } from '../core/fields/read'
import type { Issue } from '../core/result'
import type { item, person } from './fields'
import type { IssueCode } from './output'
import { readerOfSharers } from './who'

export interface ReadPerson {
  readonly name: string
  readonly weight: number
  readonly fixed: number | undefined
}

export interface ReadItem {
  /** In major units. */
  readonly price: number
  /** The indexes of those who share it. */
  readonly who: readonly number[]
}

/** The weights and fixed amounts of those who have these names. A percentage is one of `total`, in major units. */
export const readPersons = (
  rows: readonly Form<typeof person>[],
  names: readonly string[],
  total: number | undefined,
): readonly ReadPerson[] =>
  names.map((name, index) => ({
    name,
    weight: rows[index]?.read('weight') ?? 1,
    fixed: rows[index]?.read('fixed', { base: total }),
  }))

/** The items that are filled in. */
export function readItems(
  rows: readonly Form<typeof item>[],
  names: readonly string[],
  issues: Issue<IssueCode>[],
): readonly ReadItem[] {
  const read = readerOfSharers(names)
  return rows.flatMap((row, index) => {
    if (!row.text('name') && !row.text('price')) return []
    const price = row.read('price') ?? 0
    const found = read(row.text('who'))
    const unknown = found.find((each) => each.index === undefined)
    if (unknown) issues.push({ code: 'unknown-person', field: `items.${index}.who`, values: { name: unknown.who } })
    const who = [...new Set(found.flatMap((each) => each.index ?? []))]
    return [{ price, who: who.length > 0 ? who : names.map((_, person) => person) }]
  })
}
