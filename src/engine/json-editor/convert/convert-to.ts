import type { Converted, ConvertIssue } from './converted'
import { toLinesSteps } from './json-lines'
import { type CsvOptions, csvSteps } from './to-csv'
import { typeSteps } from './to-types'
import { yamlSteps } from './to-yaml'

/** What JSON can be converted to. */
export type Target = 'yaml' | 'csv' | 'lines' | 'types'

/** Each format uses only the options that apply to it. */
export interface TargetOptions extends CsvOptions {
  /** For `types`, the name of the outermost one. */
  readonly name: string
}

/** Converts a JSON text. Steps yield the progress. */
export function* convertToSteps(
  text: string,
  target: Target,
  options: TargetOptions,
): Generator<number, Converted | ConvertIssue> {
  if (target === 'csv') return yield* csvSteps(text, options)
  if (target === 'types') return yield* typeSteps(text, options.name)
  const made = yield* target === 'yaml' ? yamlSteps(text) : toLinesSteps(text)
  if (made === undefined) return { code: 'not-json' }
  return { text: made, notes: made === '' ? [{ note: 'empty', count: 1 }] : [] }
}
