import { type Result, success } from '../core/result'
import type { Comparison } from './compare/results'
import { unitOf } from './fields'
import type { QueryResult } from './query/results'
import type { Report } from './report'
import type { Validation } from './schema/results'

export type { JsonError, Stats, Warning, WarningCode } from './report'

/**
 * Issues of `formatJson`, `minifyJson`, `sortKeys` and `repairJson`, with the position and `message` of the error: the
 * text isn't JSON, or for `cannot-repair`, contains nothing like JSON.
 */
export type IssueCode = 'cannot-format' | 'cannot-minify' | 'cannot-sort' | 'cannot-repair'

export interface Output extends Report {
  /** What `query` finds in a valid text. */
  readonly query?: QueryResult
  /** How a valid text and `other` differ. */
  readonly comparison?: Comparison
  /** Whether a valid text matches `schema`. */
  readonly validation?: Validation
}

const noValues = { objects: 0, arrays: 0, keys: 0, strings: 0, numbers: 0, booleans: 0, nulls: 0 }

/** The answer to an empty text. */
export const evaluateEmpty = (): Result<Output, never> =>
  success({
    valid: true,
    error: null,
    warnings: [],
    warningCount: 0,
    stats: { bytes: 0, lines: 0, depth: 0, ...noValues },
  })

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
