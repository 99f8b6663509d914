import { type Result, success } from '../core/result'
import type { Comparison } from './compare/results'
import type { QueryResult } from './query/results'
import type { Report } from './report'
import type { Validation } from './schema/results'

export type { JsonError, Stats, Warning, WarningCode } from './report'

export interface Input {
  /** The JSON text. */
  readonly text: string
  /** Spaces per level, '0' to '10', or 'tab'. */
  readonly indent: string
  /** A JSONPath (RFC 9535), or a JSON Pointer (RFC 6901) if it begins with / or #. */
  readonly query: string
  /** The JSON text to compare with. */
  readonly other: string
  /** Whether the comparison ignores the order of array items. It always ignores the order of keys. */
  readonly ignoreOrder: boolean
  /** Whether the comparison treats 1.0 and 1 as different. */
  readonly numbersAsWritten: boolean
  /** A JSON Schema (2020-12) to check the text against. */
  readonly schema: string
}

/**
 * Issues of `formatJson`, `minifyJson`, `sortKeys` and `repairJson`, with the position and `message` of the error: the
 * text isn't JSON, or for `cannot-repair`, contains nothing like JSON.
 */
export type IssueCode = 'cannot-format' | 'cannot-minify' | 'cannot-sort' | 'cannot-repair'

const noQuestions = { query: '', other: '', ignoreOrder: false, numbersAsWritten: false, schema: '' }

export const initial: Input = { text: '', indent: '2', ...noQuestions }
export const example: Input = {
  text: '{"name":"Ada","born":1815,"tags":["math","engines"],"id":12345678901234567890,"rate":1.0}',
  indent: '2',
  ...noQuestions,
}

export interface Output extends Report {
  /** What `query` finds in a valid text. */
  readonly query?: QueryResult
  /** How a valid text and `other` differ. */
  readonly comparison?: Comparison
  /** Whether a valid text matches `schema`. */
  readonly validation?: Validation
}

const noValues = { objects: 0, arrays: 0, keys: 0, strings: 0, numbers: 0, booleans: 0, nulls: 0 }

/** `example.text` formatted, for use before the engine has loaded. */
export const exampleText = (indent: string): string =>
  [
    '{',
    '-"name": "Ada",',
    '-"born": 1815,',
    '-"tags": [',
    '--"math",',
    '--"engines"',
    '-],',
    '-"id": 12345678901234567890,',
    '-"rate": 1.0',
    '}',
  ]
    .map((line) => line.replace(/^-+/, (levels) => unitOf(indent).repeat(levels.length)))
    .join('\n')

/** '2' is two spaces; 'tab' or '\t' is a tab. Invalid values count as 2. */
export function unitOf(indent: string | number): string {
  if (indent === 'tab' || indent === '\t') return '\t'
  return ' '.repeat(/^(?:\d|10)$/.test(String(indent)) ? Number(indent) : 2)
}

/** The answer to `example`, for use before the engine has loaded. */
export const evaluateExample = (): Result<Output, never> =>
  success({
    valid: true,
    error: null,
    warnings: [
      {
        code: 'unsafe-integer',
        found: '12345678901234567890',
        offset: 57,
        length: 20,
        pointer: '/id',
        line: 1,
        column: 58,
      },
    ],
    warningCount: 1,
    stats: {
      bytes: 89,
      lines: 1,
      depth: 2,
      objects: 1,
      arrays: 1,
      keys: 5,
      strings: 3,
      numbers: 3,
      booleans: 0,
      nulls: 0,
    },
  })

/** The answer to an empty text. */
export const evaluateEmpty = (): Result<Output, never> =>
  success({
    valid: true,
    error: null,
    warnings: [],
    warningCount: 0,
    stats: { bytes: 0, lines: 0, depth: 0, ...noValues },
  })
