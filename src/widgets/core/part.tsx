import { useCallback, useEffect, useRef, useState } from 'react'
import { Issue } from './field'

/**
 * A part of a tool that is fetched when somebody is about to need it, once for all tools of a page:
 * `const usePart = partOf(() => import('./x.part'))`, and in the view `const [part, load, failed] = usePart(wanted)`.
 */
export function partOf<Part extends object>(fetchPart: () => Promise<Part>) {
  let fetched: Part | undefined
  /** Each new `wanted` that is not false is a try. */
  return (wanted?: unknown) => {
    const [state, setState] = useState<'here' | 'failed'>()
    // What has gone from the page is told nothing: React would hold on to it.
    const tell = useRef<typeof setState>(undefined)
    /**
     * The part, or nothing where it cannot be had: then `failed` is true, and the next call tries again. A quiet call
     * says nothing of it: a person only comes near.
     */
    const load = useCallback(async (quiet = false) => {
      fetched ??= await fetchPart().catch(() => undefined)
      tell.current?.(fetched ? 'here' : quiet ? undefined : 'failed')
      return fetched
    }, [])
    useEffect(() => {
      tell.current = setState
      if (wanted) void load()
      return () => {
        tell.current = undefined
      }
    }, [wanted, load])
    return [fetched, load, !fetched && state === 'failed'] as const
  }
}

/** Where the part would stand, or what it would do: said at once. */
export const NotFetched = ({ t }: { readonly t: { readonly notFetched: string } }) => (
  <div role="alert">
    <Issue>{t.notFetched}</Issue>
  </div>
)
