import type { Place } from '../place'
import type { QueryErrorCode } from './error'

/** Where and why a query is invalid: UTF-16 offset and length in the query. */
export interface InvalidQuery {
  readonly code: QueryErrorCode
  readonly offset: number
  readonly length: number
}

export interface Match extends Place {
  /** The normalized path (RFC 9535, 2.7). */
  readonly path: string
  /** JSON Pointer (RFC 6901). */
  readonly pointer: string
  /** The value as written in the text. */
  readonly value: string
  /** UTF-16 offset in the text. */
  readonly offset: number
}

export type QueryResult =
  | { readonly error: InvalidQuery }
  | {
      /** The first 100, in the order of RFC 9535. */
      readonly matches: readonly Match[]
      readonly count: number
    }
