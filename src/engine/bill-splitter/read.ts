import type { Context } from '../core/engine'
import { readFields } from '../core/fields'
import type { Issue } from '../core/result'
import type { Input, Item, Person } from './input'
import type { IssueCode } from './output'
import { readerOfSharers } from './who'

/** The most persons in an unequal split. */
export const mostPersons = 100
const mostMoney = 1e12

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

/** The rows of a list, whatever JavaScript passed. */
const rowsOf = <Row extends object>(rows: unknown): readonly Row[] =>
  Array.isArray(rows) ? rows.map((row) => Object(row ?? {})) : []

/** The persons without their amounts, or without names if `persons` has no rows. */
export function personNames(input: Input, people: number | undefined): readonly string[] {
  const rows = rowsOf<Person>(input.persons)
  if (rows.length === 0) return Array.from({ length: people ?? 0 }, () => '')
  return rows.map((row) => readFields(row).text('name'))
}

export const hasPersons = (input: Input): boolean => rowsOf(input.persons).length > 0

/** The weights and fixed amounts. A percentage is one of `total`, in major units. */
export function readPersons(
  input: Input,
  names: readonly string[],
  total: number | undefined,
  context: Context,
  issues: Issue<IssueCode>[],
): readonly ReadPerson[] {
  const rows = rowsOf<Person>(input.persons)
  return names.map((name, index) => {
    const row = rows[index]
    if (!row) return { name, weight: 1, fixed: undefined }
    const form = readFields<Person>(row, context, `persons.${index}.`)
    const weight = form.number('weight', { min: 0, max: 1e6, empty: 1 })
    const fixed = form.text('fixed') && form.number('fixed', { min: 0, max: mostMoney * 10, percentOf: total })
    issues.push(...form.issues)
    return { name, weight: weight ?? 1, fixed: typeof fixed === 'number' ? fixed : undefined }
  })
}

/** The items that are filled in. */
export function readItems(
  input: Input,
  names: readonly string[],
  context: Context,
  issues: Issue<IssueCode>[],
): readonly ReadItem[] {
  const read = readerOfSharers(names)
  return rowsOf<Item>(input.items).flatMap((row, index) => {
    const path = `items.${index}.`
    const form = readFields<Item>(row, context, path)
    if (!form.text('name') && !form.text('price')) return []
    const price = form.number('price', { min: 0, max: mostMoney })
    const found = read(form.text('who'))
    const unknown = found.find((each) => each.index === undefined)
    issues.push(...form.issues)
    if (unknown) issues.push({ code: 'unknown-person', field: `${path}who`, values: { name: unknown.who } })
    const who = [...new Set(found.flatMap((each) => each.index ?? []))]
    return [{ price: price ?? 0, who: who.length > 0 ? who : names.map((_, person) => person) }]
  })
}
