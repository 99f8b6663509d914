import {
  blankItem,
  blankPerson,
  type Input,
  type Item,
  mostPersons,
  type Person,
} from '../../engine/bill-splitter/bill-splitter'
import { readNumber } from '../../engine/core/numbers/read-number'
import type { FormTool } from '../core/base/tool-props'
import type { strings } from './bill-splitter.strings'

/** What the parts of the form need. */
export interface BillTool extends Omit<FormTool<Input, typeof strings>, 'update'> {
  update(patch: Partial<Input>, field?: string): void
  sentenceAt(field: string): string | undefined
}

/** The rows when an unequal split begins: at least as many as there are people. */
export function personsFor(value: Input): readonly Person[] {
  const [own, all] = [personsOf(value), personsOf({ ...value, persons: [] })]
  return [...own, ...all.slice(own.length)]
}

/** The rows to show. Until one is filled in, as many blank ones as there are people. */
export function personsOf({ persons, people }: Input): readonly Person[] {
  if (persons.length > 0) return persons.map((person) => ({ ...blankPerson, ...person }))
  const count = Number(readNumber(people) ?? 0)
  const shown = Number.isInteger(count) ? Math.min(mostPersons, Math.max(1, count)) : 1
  return Array.from({ length: shown }, () => blankPerson)
}

/** The rows to show. Until one is filled in, a blank one. */
export const itemsOf = ({ items }: Input): readonly Item[] =>
  items.length > 0 ? items.map((item) => ({ ...blankItem, ...item })) : [blankItem]
