import { part } from '../../core/steps'
import { unitOf } from '../fields'
import { Printer } from '../print'
import { walk } from '../walk'
import type { Converted, ConvertIssue } from './converted'
import { convertCsv, type FromCsvOptions } from './from-csv'
import { convertYaml } from './from-yaml'
import { fromLinesSteps } from './json-lines'
import type { Format } from './recognize'

/** Converts a text to JSON, formatted. Needs the libraries for YAML and CSV. Steps yield the progress. */
export function* convertFromSteps(
  text: string,
  format: Format,
  options: FromCsvOptions,
  indent: string,
): Generator<number, Converted | ConvertIssue> {
  yield 0
  const made = yield* part(readSteps(text, format, options), 0, 0.5)
  if (!('text' in made)) return made
  const printer = new Printer(made.text, unitOf(indent))
  yield* part(walk(made.text, printer), 0.5, 1)
  return { text: printer.toString(), notes: made.notes }
}

/** The text as JSON, not yet formatted. */
function* readSteps(
  text: string,
  format: Format,
  options: FromCsvOptions,
): Generator<number, Converted | ConvertIssue> {
  if (format === 'yaml') return convertYaml(text)
  if (format === 'csv') return convertCsv(text, options)
  return yield* fromLinesSteps(text)
}
