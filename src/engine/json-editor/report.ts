import type { ErrorCode } from './messages'
import type { Place } from './place'

export interface JsonError extends Place {
  readonly code: ErrorCode
  /** What's wrong and how to fix it, in English, the same on every platform. */
  readonly message: string
  /** The text at the error. */
  readonly found: string
  /** UTF-16 offset and length. */
  readonly offset: number
  readonly length: number
  /** JSON Pointer (RFC 6901) to the invalid value, or to the object or array with the invalid punctuation. */
  readonly pointer: string
}

/**
 * `duplicate-key`: most parsers keep only the last value. `unsafe-integer`: beyond 2^53 - 1, so JavaScript and other
 * languages round it. `out-of-range`: a double can't hold it, so 1e400 becomes infinity and 1e-400 becomes 0.
 * `lone-surrogate`: half of a surrogate pair, which UTF-8 can't encode (RFC 8259, 8.2).
 */
export type WarningCode = 'duplicate-key' | 'unsafe-integer' | 'out-of-range' | 'lone-surrogate'

export interface Warning extends Place {
  readonly code: WarningCode
  /** The key, number or string as written, truncated if long. */
  readonly found: string
  readonly offset: number
  readonly length: number
  readonly pointer: string
}

/** For invalid text, counts up to the error. Bytes and lines are for the whole text. */
export interface Stats {
  /** UTF-8 bytes. A lone surrogate takes 3, like the U+FFFD that replaces it. */
  readonly bytes: number
  /** Line breaks plus one, or 0 for an empty text. */
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

/** What an examination of the text finds. */
export interface Report {
  /** According to RFC 8259. An empty text counts as valid, because nothing is wrong with it yet. */
  readonly valid: boolean
  readonly error: JsonError | null
  /** The first 100. */
  readonly warnings: readonly Warning[]
  readonly warningCount: number
  readonly stats: Stats
}
