import type { Span } from './error'

/** A JSONPath query (RFC 9535), read. */
export interface Query {
  /** `$` is the whole document, `@` the value that a filter tests. */
  readonly root: '$' | '@'
  readonly segments: readonly Segment[]
}

export interface Segment {
  /** `..`: the selectors apply to the value and to everything inside. */
  readonly isDescendant: boolean
  readonly selectors: readonly Selector[]
}

export type Selector =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'slice'; readonly start?: number; readonly end?: number; readonly step: number }
  | { readonly kind: 'filter'; readonly condition: Condition }

/** Yields true or false. */
export type Condition =
  | { readonly kind: 'or' | 'and'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }
  | { readonly kind: 'compare'; readonly operator: Operator; readonly left: Comparable; readonly right: Comparable }
  | { readonly kind: 'exists'; readonly query: Query }
  | Call

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>='

/** Yields one value, or nothing. */
export type Comparable = { readonly kind: 'literal'; readonly value: Scalar } | ValueOf | Call

/** A query that finds at most one value. */
interface ValueOf {
  readonly kind: 'query'
  readonly query: Query
}

export interface Call extends Span {
  readonly kind: 'call'
  readonly name: FunctionName
  readonly args: readonly Comparable[]
}

export type FunctionName = 'length' | 'count' | 'match' | 'search' | 'value'

/** A number is kept as written, so that 12345678901234567890 is exact. */
export type Scalar =
  | { readonly type: 'string' | 'number'; readonly text: string }
  | { readonly type: 'true' | 'false' | 'null' }

/** The types of the parameters of each function, and whether it yields a value or true or false. */
export const functions: Readonly<
  Record<FunctionName, { readonly takes: readonly ('value' | 'nodes')[]; readonly isTest: boolean }>
> = {
  length: { takes: ['value'], isTest: false },
  count: { takes: ['nodes'], isTest: false },
  value: { takes: ['nodes'], isTest: false },
  match: { takes: ['value', 'value'], isTest: true },
  search: { takes: ['value', 'value'], isTest: true },
}

/** Filters in one another, parentheses or functions. */
export const deepest = 100
