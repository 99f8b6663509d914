import type { Context } from '../core/engine'
import { type Issue, type Result, success } from '../core/result'
import { runSteps } from '../core/steps'
import { textOf } from '../core/text-field'
import { compareJson } from './compare/comparison'
import { convertToSteps, type Target, type TargetOptions } from './convert/convert-to'
import type { Converted, ConvertIssue } from './convert/converted'
import type { FromCsvOptions } from './convert/from-csv'
import type { Format } from './convert/recognize'
import { examineSteps } from './examine'
import type { Input } from './fields'
import { unitOf } from './fields'
import { membersOf } from './members'
import type { IssueCode, Output } from './output'
import { Printer } from './print'
import { queryJson } from './query/query'
import { type Repaired, repaired } from './repair'
import { validateJson } from './schema/validate'
import { sortSteps } from './sort'
import { walk } from './walk'

export { patchJson } from './compare/comparison'
export type { CompareOptions } from './compare/options'
export type { Change, Comparison } from './compare/results'
/** The result of a conversion. */
export type { Converted, ConvertIssue } from './convert/converted'
export { example, fields, type Input, initial } from './fields'
export type { IssueCode, JsonError, Output, Stats, Warning, WarningCode } from './output'
export type { Match, QueryResult } from './query/results'
/** The result of a repair. */
export type { Fix, Repaired } from './repair'
export type { Validation, Violation } from './schema/results'

/**
 * Whether the text is valid JSON (RFC 8259), the error and its position if not, warnings and statistics. If the text is
 * valid and these fields are filled in, also what `query` finds, how `other` differs and whether the text matches
 * `schema`. A regular expression in a query or schema may take forever, so run untrusted ones in a worker.
 */
export function evaluate(input: Input, _context: Context = {}): Result<Output, never> {
  const text = textOf(input.text)
  const examined = runSteps(examineSteps(text))
  const { output } = examined
  const [query, other, schema] = [textOf(input.query), textOf(input.other), textOf(input.schema)]
  if (!output.valid || text === '' || (!query && !other && !schema)) return success(output)
  const members = membersOf(text, examined)
  const options = { ignoreOrder: input.ignoreOrder === true, asWritten: input.numbersAsWritten === true }
  return success({
    ...output,
    ...(query && { query: queryJson(text, query, members) }),
    ...(other && { comparison: compareJson(text, other, options, members) }),
    ...(schema && { validation: validateJson(text, schema, members) }),
  })
}

/**
 * The text with each value on its own line, as in `JSON.stringify`, or the issue. Numbers, escapes, key order and
 * duplicate keys stay the same: 1.0 and 12345678901234567890 aren't rewritten.
 */
export function formatJson(text: string, indent: string | number = 2): string | Issue<IssueCode> {
  return runSteps(printSteps(text, unitOf(indent))) ?? issueOf(text, 'cannot-format')
}

/** The text without whitespace between values, or the issue. Everything else stays the same. */
export function minifyJson(text: string): string | Issue<IssueCode> {
  return runSteps(printSteps(text)) ?? issueOf(text, 'cannot-minify')
}

/** The formatted text with the members of each object sorted by key (UTF-16 code units), or the issue. */
export function sortKeys(text: string, indent: string | number = 2): string | Issue<IssueCode> {
  return runSteps(sortSteps(text, unitOf(indent))) ?? issueOf(text, 'cannot-sort')
}

/**
 * The repaired text with the number of fixes of each kind, or the issue. Fixes comments, single quotes, trailing
 * commas, unquoted keys, True, None and similar. Valid parts stay the same.
 */
export function repairJson(text: string): Repaired | Issue<IssueCode> {
  return repaired(text) ?? issueOf(text, 'cannot-repair')
}

/** Formats or minifies in steps that yield the progress. Undefined if the text isn't JSON. */
export function* printSteps(text: string, unit?: string): Generator<number, string | undefined> {
  if (text === '') return ''
  const printer = new Printer(text, unit)
  const stop = yield* walk(text, printer)
  return stop ? undefined : printer.toString()
}

function issueOf(text: string, code: IssueCode): Issue<IssueCode> {
  const { error } = runSteps(examineSteps(text)).output
  const { line, column, message } = error ?? { line: 1, column: 1, message: '' }
  return { code, field: 'text', at: { line, column }, values: { message, line, column } }
}

/** The JSON text in another format, or why it can't be converted. Numbers keep their digits. */
export function convertFromJson(
  text: string,
  target: Target,
  options: Partial<TargetOptions> = {},
): Converted | ConvertIssue {
  return runSteps(
    convertToSteps(text, target, { separator: ',', header: true, nested: 'json', name: 'Root', ...options }),
  )
}

/** YAML, CSV or JSON Lines as formatted JSON, or why it can't be converted. Loads the library that reads it. */
export async function convertToJson(
  text: string,
  format: Format,
  options: Partial<FromCsvOptions> & { readonly indent?: string } = {},
): Promise<Converted | ConvertIssue> {
  const { convertFromSteps } = await import('./convert/convert-from')
  const { indent = '2', ...csv } = options
  return runSteps(convertFromSteps(text, format, { header: true, types: 'values', ...csv }, indent))
}
