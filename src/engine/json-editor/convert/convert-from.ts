import { unitOf } from '../input'
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
  const made =
    format === 'yaml' ? convertYaml(text) : format === 'csv' ? convertCsv(text, options) : yield* fromLinesSteps(text)
  if (!('text' in made)) return made
  const printer = new Printer(made.text, unitOf(indent))
  const steps = walk(made.text, printer)
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield 0.5 + (0.5 * step.value) / made.text.length
  return { text: printer.toString(), notes: made.notes }
}
