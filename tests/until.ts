import { vi } from 'vitest'

/** Waits for what must come: nearly as long as a test may take, and not a while that a slow machine would overstep. */
export const until = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 50_000, interval: 15 })
