/** One error, as data. The sentence that people read is in the tool's strings. */
export interface Issue<Code extends string = string> {
  readonly code: Code
  /** The field it belongs to: `homePrice`, or in a list `courses.2.credits`. Absent when it is the input as a whole. */
  readonly field?: string
  /** Where in a text, counted from 1. */
  readonly at?: { readonly line: number; readonly column: number }
  /** What the sentence names: `{ max: 50 }` fills 'Enter {max} or less.' */
  readonly values?: Readonly<Record<string, string | number>>
}

/** A value, or every independent error of the input at once. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue<Code>[] }

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function failure<Code extends string>(
  ...issues: readonly Issue<Code>[]
): { readonly ok: false; readonly issues: readonly Issue<Code>[] } {
  return { ok: false, issues }
}
