import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchModule } from './fetch-module'
import { showAfterPress } from './press'

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

export function useLazy<Module extends object>(lazy: Lazy<Module>) {
  const [state, setState] = useState<'loaded' | 'failed' | undefined>(() => lazy.module && 'loaded')
  // Don't update a component that's no longer mounted.
  const report = useRef<typeof setState>(undefined)
  useEffect(() => {
    report.current = setState
    const show = () => setState('loaded')
    if (lazy.module) show()
    lazy.users.add(show)
    return () => {
      report.current = undefined
      lazy.users.delete(show)
    }
  }, [lazy])

  /** The module, or undefined if it couldn't be loaded. The next call tries again. */
  const load = useCallback(async (): Promise<Module | undefined> => {
    if (lazy.module) return lazy.module
    lazy.module = await fetchModule(lazy.fetch).catch(() => undefined)
    // What it shows may move or cover what's being pressed.
    showAfterPress(() => {
      if (!lazy.module) report.current?.('failed')
      else for (const show of lazy.users) show()
    })
    return lazy.module
  }, [lazy])
  return { module: lazy.module, load, failed: !lazy.module && state === 'failed' }
}
