import type { Place } from '../place'
import type { JsonError } from '../report'
import type { ChangeKind } from './options'

/** A value in one of the texts. */
export interface ChangedValue extends Place {
  /** JSON Pointer (RFC 6901). */
  readonly pointer: string
  /** As written in the text. */
  readonly value: string
  /** UTF-16 offset in the text. */
  readonly offset: number
}

export interface Change {
  readonly kind: ChangeKind
  /** In the first text, unless it's added. */
  readonly from?: ChangedValue
  /** In the second text, unless it's removed. */
  readonly to?: ChangedValue
}

export type Comparison =
  | { readonly error: JsonError }
  | {
      /** The first 100. */
      readonly changes: readonly Change[]
      readonly counts: Readonly<Record<ChangeKind, number>>
    }
