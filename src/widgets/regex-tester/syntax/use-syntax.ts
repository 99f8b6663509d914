import { useEffect, useMemo } from 'react'
import type { Parsed } from '../../../engine/regex-tester/syntax/parse'
import { lazy, useLazy } from '../../core/base/lazy'
import type { Mark } from '../../core/editor/highlight'

/** The views other than the matches, and what reads the pattern's syntax. */
export const lazyViews = lazy(() => import('../views/views'))

interface Regex {
  readonly pattern: string
  readonly flags: string
}

/** What's loaded on first use, and the pattern's syntax tree or error. */
export function useSyntax({ pattern, flags }: Regex, isNeeded: boolean) {
  const { module, load, failed } = useLazy(lazyViews)
  useEffect(() => {
    if (isNeeded) void load()
  }, [isNeeded, load])
  const parsed = useMemo((): Parsed | undefined => {
    try {
      return module?.parsePattern(pattern, flags)
    } catch {
      // Flags that can't be combined.
      return undefined
    }
  }, [module, pattern, flags])
  const error = parsed?.ok === false ? parsed : undefined
  const marks = useMemo<readonly Mark[]>(
    () => (error ? [{ from: error.from, to: error.to, kind: 'error' }] : []),
    [error],
  )
  return { module, load, failed, parsed, error, marks }
}

export type Syntax = ReturnType<typeof useSyntax>
