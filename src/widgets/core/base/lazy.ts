import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchModule } from './fetch-module'
import { afterPress, showAfterPress } from './press'

/** Code that's loaded on first use, once for all tools on a page. */
export interface Lazy<Module> {
  readonly fetch: () => Promise<Module>
  module: Module | undefined
}

/**
 * For code above 5 kB that most visitors never need: `const lazyClient = lazy(() => import('./json-editor.client'))`,
 * and in the view `useLazy(lazyClient)`. Its styles are included in the tool's styles.
 */
export const lazy = <Module extends object>(fetch: () => Promise<Module>): Lazy<Module> => ({
  fetch,
  module: undefined,
})

export function useLazy<Module extends object>(lazy: Lazy<Module>) {
  const [state, setState] = useState<'loaded' | 'failed'>()
  // Don't update a component that's no longer mounted.
  const report = useRef<typeof setState>(undefined)
  useEffect(() => {
    report.current = setState
    return () => {
      report.current = undefined
    }
  }, [])

  /** The module, or undefined if it couldn't be loaded. The next call tries again. */
  const load = useCallback(async (): Promise<Module | undefined> => {
    const show = () => report.current?.(lazy.module ? 'loaded' : 'failed')
    // What it shows may move or cover what's being pressed.
    if (lazy.module) afterPress(show)
    else {
      lazy.module = await fetchModule(lazy.fetch).catch(() => undefined)
      showAfterPress(show)
    }
    return lazy.module
  }, [lazy])
  return { module: lazy.module, load, failed: !lazy.module && state === 'failed' }
}
