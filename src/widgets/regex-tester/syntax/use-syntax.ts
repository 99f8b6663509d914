import { useEffect, useMemo } from 'react'
import type { Parsed } from '../../../engine/regex-tester/syntax/parse'
import type { Mark } from '../../core/editor/highlight'
import { lazy, useLazy } from '../../core/loading/lazy'

/** The parser, and what's made of its tree. */
export const lazySyntax = lazy(() => import('./parts'))
export type Syntax = Awaited<ReturnType<typeof lazySyntax.fetch>>

interface Regex {
  readonly pattern: string
  readonly flags: string
}

interface UsedSyntax {
  readonly module: Syntax | undefined
  readonly load: () => Promise<Syntax | undefined>
  readonly failed: boolean
  readonly parsed: Parsed | undefined
  readonly error: Extract<Parsed, { readonly ok: false }> | undefined
  readonly marks: readonly Mark[]
}

/** The pattern's syntax tree or error, once the parser is loaded. */
export function useSyntax({ pattern, flags }: Regex, isNeeded: boolean): UsedSyntax {
  const { module, load, failed } = useLazy(lazySyntax)
  useEffect(() => {
    if (isNeeded) void load()
  }, [isNeeded, load])
  const parsed = useMemo(() => {
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
