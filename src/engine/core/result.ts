/** An error as data. Its message is in the tool's strings. */
export interface Issue<Code extends string = string> {
  readonly code: Code
  /**
   * The field with the error: `homePrice`, or `courses.2.credits` in a list. Absent if the error concerns the whole
   * input.
   */
  readonly field?: string
  /** The position in a text, counted from 1. */
  readonly at?: { readonly line: number; readonly column: number }
  /** Values for the message: `{ max: 50 }` fills in 'Enter {max} or less.' */
  readonly values?: Readonly<Record<string, string | number>>
}

/** Whether what was read is an error instead of a value. */
export const isIssue = (read: unknown): read is Issue => typeof read === 'object' && read !== null && 'code' in read

/** A value, or all independent errors of the input. */
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
