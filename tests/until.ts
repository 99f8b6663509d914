import { vi } from 'vitest'

/** Waits nearly as long as a test may take, so that slow machines don't fail. */
export const until = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 50_000, interval: 15 })
