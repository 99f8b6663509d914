import type { Place } from '../place'
import type { JsonError } from '../report'
import type { FindingCode } from './findings'

/** A value that breaks a rule of the schema, or a part of the schema that breaks one of JSON Schema itself. */
export interface Violation extends Place {
  /** The keyword whose rule is broken; `false` if the schema allows no value; `oneOfMany` if several options fit. */
  readonly code: FindingCode
  /** For its sentence: `limit`, `count`, `name`, `types`, `found`, `value`, `other`, `reference`. */
  readonly values: Readonly<Record<string, string | number>>
  /** JSON Pointer (RFC 6901) to the value. */
  readonly pointer: string
  /** The value as written, truncated if long. */
  readonly found: string
  /** UTF-16 offset and length of the value in the text. */
  readonly offset: number
  readonly length: number
  /** JSON Pointer to the keyword in the schema, and its UTF-16 offset there. */
  readonly schemaPointer: string
  readonly schemaOffset: number
}

/** A reference to another document, which isn't loaded, so that what it requires isn't checked. */
export interface Reference {
  readonly reference: string
  /** UTF-16 offset in the schema. */
  readonly schemaOffset: number
}

/** A keyword that JSON Schema 2020-12 doesn't have, so that it's ignored. */
export interface UnknownKeyword {
  readonly keyword: string
  /** JSON Pointer to its value, and the UTF-16 offset of the keyword in the schema. */
  readonly schemaPointer: string
  readonly schemaOffset: number
}

/**
 * `dialect`: what `$schema` names if it isn't 2020-12, the only one that's checked: a draft such as 'draft-07', or another
 * address.
 */
export type Validation =
  /** The schema isn't JSON. */
  | { readonly error: JsonError }
  /** The schema breaks the rules of JSON Schema 2020-12, or refers to a place that it doesn't have. Their values are those of the schema. */
  | { readonly schemaViolations: readonly Violation[]; readonly count: number; readonly dialect?: string }
  /** The text or the schema is nested too deeply, or a reference leads back to itself. */
  | { readonly tooDeep: true }
  | {
      /** The first 100. */
      readonly violations: readonly Violation[]
      readonly count: number
      readonly unresolved: readonly Reference[]
      /** The first 5, and how many there are. */
      readonly unknown: readonly UnknownKeyword[]
      readonly unknownCount: number
      readonly dialect?: string
    }
