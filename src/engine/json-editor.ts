import type { Context } from './core/engine'
import { type Issue, type Result, success } from './core/result'
import { runSteps } from './core/steps'
import { examineSteps } from './json-editor/examine'
import type { Input, IssueCode, Output } from './json-editor/input'
import { Printer } from './json-editor/print'
import { type Repaired, repaired } from './json-editor/repair'
import { sortSteps } from './json-editor/sort'
import { walk } from './json-editor/walk'

export {
  example,
  type Input,
  type IssueCode,
  initial,
  type JsonError,
  type Output,
  type Stats,
  type Warning,
  type WarningCode,
} from './json-editor/input'
/** What repair gives. */
export type { Fix, Repaired } from './json-editor/repair'

/** Whether the text is JSON (RFC 8259), why not and where, what to beware of, and what is in it. */
export function evaluate(input: Input, _context: Context = {}): Result<Output, never> {
  return success(runSteps(examineSteps(textOf(input.text))).output)
}

/**
 * The text with each value on a line of its own, as `JSON.stringify` sets it, or the issue. Numbers, escapes, the order of
 * keys and duplicates stay as they are: 1.0 and 12345678901234567890 come out as they went in.
 */
export function formatJson(text: string, indent: string | number = 2): string | Issue<IssueCode> {
  return runSteps(printSteps(text, unitOf(indent))) ?? issueOf(text, 'cannot-format')
}

/** The text without white space between its values, or the issue; all else stays as it is. */
export function minifyJson(text: string): string | Issue<IssueCode> {
  return runSteps(printSteps(text)) ?? issueOf(text, 'cannot-minify')
}

/** The text formatted, with the members of each object in the order of their keys (UTF-16 units), or the issue. */
export function sortKeys(text: string, indent: string | number = 2): string | Issue<IssueCode> {
  return runSteps(sortSteps(text, unitOf(indent))) ?? issueOf(text, 'cannot-sort')
}

/**
 * The repaired text, and how often each fix was made, or the issue. Comments, single quotes, trailing commas, bare
 * keys, True and None and the like are put into JSON; what was right in it stays as it is.
 */
export function repairJson(text: string): Repaired | Issue<IssueCode> {
  return repaired(text) ?? issueOf(text, 'cannot-repair')
}

/** Formats or minifies in steps that yield the share done; nothing where the text is not JSON. */
export function* printSteps(text: string, unit?: string): Generator<number, string | undefined> {
  if (text === '') return ''
  const printer = new Printer(text, unit)
  const steps = walk(text, printer)
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield step.value / text.length
  return step.value ? undefined : printer.toString()
}

/** '2' is two spaces, 'tab' or '\t' a tab; what is none of them counts as 2. */
export function unitOf(indent: string | number): string {
  if (indent === 'tab' || indent === '\t') return '\t'
  return ' '.repeat(/^(?:\d|10)$/.test(String(indent)) ? Number(indent) : 2)
}

function issueOf(text: string, code: IssueCode): Issue<IssueCode> {
  const { error } = runSteps(examineSteps(text)).output
  const { line, column, message } = error ?? { line: 1, column: 1, message: '' }
  return { code, field: 'text', at: { line, column }, values: { message, line, column } }
}

const textOf = (field: unknown) => (typeof field === 'string' ? field : '')
