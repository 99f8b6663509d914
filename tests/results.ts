import type { Result } from '../src/engine/core/result'

/** The value. If there's none, the test fails and shows the issues. */
export function valueIn<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

/** 'rate: not-a-number', one for each issue. */
export const errorsIn = (result: Result<unknown>): string[] =>
  result.ok ? [] : result.issues.map(({ code, field }) => `${field}: ${code}`)

/** Money to whole cents, so that sums are exact. */
export const cents = (amount: number): bigint => BigInt(Math.round(amount * 100))
