import type { Members } from '../members'
import type { Schema, Schemas, Scope } from './documents'
import type { Finding, Sink } from './findings'

/** A schema applied to a value. */
export interface Application {
  readonly check: Checker
  readonly schema: Schema
  readonly keywords: ReadonlyMap<string, number>
  readonly node: number
  readonly scope: Scope
  /** The children that a schema has been applied to. Undefined if no schema asks. */
  readonly evaluated: Set<number> | undefined
  /** Undefined if it only matters whether the value is valid. */
  readonly sink: Sink | undefined
}

/** What rules need of a check. */
export interface Checker {
  readonly members: Members
  readonly schemas: Schemas
  readonly options: CheckOptions
  /** References that couldn't be followed. */
  readonly unresolved: Map<string, Unresolved>
  /** Whether the value is valid. If so, `evaluated` gets the children that the schema has been applied to. */
  apply(
    schema: Schema,
    node: number,
    scope: Scope | undefined,
    evaluated: Set<number> | undefined,
    sink: Sink | undefined,
  ): boolean
  /** Whether a key is valid. */
  applyToKey(schema: Schema, key: string, scope: Scope): boolean
  /** A number that equal values share. */
  idOf(members: Members, node: number): number
}

/** Whether a value satisfies a keyword's rule. `value` is the keyword's node in the schema. */
export type Rule = (application: Application, value: number, keyword: string) => boolean

export interface CheckOptions {
  /** Whether a wrong format is an error. JSON Schema leaves that open. */
  readonly formats: boolean
}

/** A reference that can't be followed, because it's to another document. Nothing is loaded. */
export interface Unresolved {
  readonly reference: string
  readonly schema: Schema
  readonly keyword: number
}

/** Reports that a value breaks a keyword's rule. */
export function fail(
  { schema, node, sink }: Application,
  keyword: number,
  finding: Omit<Finding, 'node' | 'schema' | 'keyword'> & { readonly node?: number },
): false {
  sink?.add({ node, ...finding, schema, keyword })
  return false
}
