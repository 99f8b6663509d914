import { type Result, success } from '../core/result'
import type { ErrorCode } from './messages'
import type { Place } from './place'

export interface Input {
  readonly text: string
  /** Spaces for each level, '0' to '10', or 'tab'. */
  readonly indent: string
}

/**
 * Of `formatJson`, `minifyJson`, `sortKeys` and `repairJson`, with the place and the `message` of the error: the text isn't
 * JSON, or for `cannot-repair` nothing like it.
 */
export type IssueCode = 'cannot-format' | 'cannot-minify' | 'cannot-sort' | 'cannot-repair'

export const initial: Input = { text: '', indent: '2' }
export const example: Input = {
  text: '{"name":"Ada","born":1815,"tags":["maths","engines"],"id":12345678901234567890,"rate":1.0}',
  indent: '2',
}

export interface JsonError extends Place {
  readonly code: ErrorCode
  /** What is wrong and how to fix it, in English, the same on every platform. */
  readonly message: string
  /** What the text has where something else is expected. */
  readonly found: string
  /** UTF-16 units before it, and how many of them it is. */
  readonly offset: number
  readonly length: number
  /** JSON Pointer (RFC 6901) of the invalid value, or of the object or array with the invalid punctuation. */
  readonly pointer: string
}

/**
 * `duplicate-key`: most readers keep the last value only. `unsafe-integer`: beyond 2^53 - 1, so that JavaScript and
 * others round it. `out-of-range`: a double cannot hold it, 1e400 reads as infinite and 1e-400 as 0. `lone-surrogate`:
 * half a character, which UTF-8 cannot encode (RFC 8259, 8.2).
 */
export type WarningCode = 'duplicate-key' | 'unsafe-integer' | 'out-of-range' | 'lone-surrogate'

export interface Warning extends Place {
  readonly code: WarningCode
  /** The key, number or string as written in the text; long ones are truncated. */
  readonly found: string
  readonly offset: number
  readonly length: number
  readonly pointer: string
}

/** Of an invalid text, what was read before the error; bytes and lines are of the whole. */
export interface Stats {
  /** In UTF-8; a lone surrogate takes 3, as the U+FFFD that replaces it. */
  readonly bytes: number
  /** One more than the line ends; an empty text has none. */
  readonly lines: number
  /** 0 for a lone number, 1 for []. */
  readonly depth: number
  readonly objects: number
  readonly arrays: number
  readonly keys: number
  readonly strings: number
  readonly numbers: number
  readonly booleans: number
  readonly nulls: number
}

export interface Output {
  /** By RFC 8259; an empty text is valid, as nothing is wrong with it yet. */
  readonly valid: boolean
  readonly error: JsonError | null
  /** The first hundred. */
  readonly warnings: readonly Warning[]
  readonly warningCount: number
  readonly stats: Stats
}

const noValues = { objects: 0, arrays: 0, keys: 0, strings: 0, numbers: 0, booleans: 0, nulls: 0 }

/** The answer to `example`, for where the engine is not there yet. */
export const evaluateExample = (): Result<Output, never> =>
  success({
    valid: true,
    error: null,
    warnings: [
      {
        code: 'unsafe-integer',
        found: '12345678901234567890',
        offset: 58,
        length: 20,
        pointer: '/id',
        line: 1,
        column: 59,
      },
    ],
    warningCount: 1,
    stats: {
      bytes: 90,
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
