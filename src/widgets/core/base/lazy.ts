import { useCallback, useEffect, useRef, useState } from 'react'
import { yieldToBrowser } from '../worker/yield-to-browser'
import { fetchModule } from './fetch-module'
import { afterPress, showAfterPress } from './press'

/** Code that's loaded on first use, once for all tools on a page. */
export interface Lazy<Module> {
  readonly fetch: () => Promise<Module>
  module: Module | undefined
  /** Renders everything that uses it, once it's loaded. */
  readonly users: Set<() => void>
}

/**
 * For code above 5 kB that most visitors never need: `const lazyClient = lazy(() => import('./json-editor.client'))`,
 * and in the view `useLazy(lazyClient)`. Its styles are included in the tool's styles.
 */
export const lazy = <Module extends object>(fetch: () => Promise<Module>): Lazy<Module> => ({
  fetch,
  module: undefined,
  users: new Set(),
})

/**
 * One per task, and not in the one in which the code has run for the first time: an editor takes long. What's shown may
 * move or cover what's being pressed.
 */
async function showInTurn(users: ReadonlySet<() => void>): Promise<void> {
  for (const show of users) {
    await yieldToBrowser()
    showAfterPress(show)
  }
}

export function useLazy<Module extends object>(lazy: Lazy<Module>) {
  const [state, setState] = useState<Module | 'failed' | undefined>(lazy.module)
  // Don't update a component that's no longer mounted.
  const report = useRef<typeof setState>(undefined)
  useEffect(() => {
    report.current = setState
    const show = () => setState(lazy.module)
    if (lazy.module) show()
    lazy.users.add(show)
    return () => {
      report.current = undefined
      lazy.users.delete(show)
    }
  }, [lazy])

  /** The module, or undefined if it couldn't be loaded. The next call tries again. */
  const load = useCallback(async (): Promise<Module | undefined> => {
    if (lazy.module) {
      // It may have failed here before.
      afterPress(() => report.current?.(lazy.module))
      return lazy.module
    }
    lazy.module = await fetchModule(lazy.fetch).catch(() => undefined)
    if (lazy.module) void showInTurn(lazy.users)
    else showAfterPress(() => report.current?.('failed'))
    return lazy.module
  }, [lazy])
  return { module: lazy.module, load, failed: !lazy.module && state === 'failed' }
}
