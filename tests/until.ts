import type { Page } from 'playwright'
import { vi } from 'vitest'

/** Waits nearly as long as a test may take, so that slow machines don't fail. */
export const until = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 50_000, interval: 15 })

/** Waits for two frames, in which everything that has just changed is painted, and its requests are sent. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
