import type { Fact, ToolPage } from '../../site/pages/page'
import type { Result } from '../../src/engine/core/result'

// What tools' pages say, and how they write what engines calculate.

/** All the text of a page, one paragraph a line. Rows of a card are 'name: value'. */
export function textOf({ howItWorks, limits = [], facts = [], faq = [], samples = [] }: ToolPage): string {
  const cards = facts.flatMap(({ title, text = '', rows = [] }) => [title, text, ...rows.map((row) => row.join(': '))])
  const questions = faq.flatMap(({ question, answer }) => [question, answer])
  return [...howItWorks, ...limits, ...cards, ...questions, ...samples.map(({ name }) => name)].join('\n')
}

/** The rows of the card with this title. */
export function rowsOf({ facts = [] }: ToolPage, title: string): NonNullable<Fact['rows']> {
  const rows = facts.find((fact) => fact.title === title)?.rows
  if (!rows) throw new Error(`There's no card called '${title}'`)
  return rows
}

/** The sentences that the page doesn't contain. */
export function missingFrom(page: ToolPage, sentences: readonly string[]): string[] {
  const text = textOf(page)
  return sentences.filter((sentence) => !text.includes(sentence))
}

interface Engine<Input, Output> {
  readonly initial: Input
  evaluate(input: Input): Result<Output, string>
}

/** The engine's answer to an input with only these fields filled in. */
export function ask<Input extends object, Output>(engine: Engine<Input, Output>, fields: Partial<Input>): Output {
  const result = engine.evaluate({ ...engine.initial, ...fields })
  if (!result.ok) throw new Error(JSON.stringify([fields, result.issues]))
  return result.value
}

/** The code of the first error, if there is one. */
export function errorOf<Input extends object>(
  engine: Engine<Input, unknown>,
  fields: Partial<Input>,
): string | undefined {
  const result = engine.evaluate({ ...engine.initial, ...fields })
  return result.ok ? undefined : result.issues[0]?.code
}

/** −1234.5 is '−1,234.5'. */
export const n = (number: number, digits = 6): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(number).replace('-', '−')

/** 4 with two digits is '4.00'. */
export const fixed = (number: number, digits: number): string => number.toFixed(digits)

/** 1,200 is '$1,200', and 16.5 is '$16.50'. */
export const $ = (amount: number): string => {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits }).format(amount)
}
