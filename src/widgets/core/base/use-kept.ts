import { type RefObject, useEffect, useRef } from 'react'

/** Where a tool saves state that would be lost when it's removed from the page. The caller owns it. */
export interface Memory {
  current?: Readonly<Record<string, unknown>>
}

/**
 * `kept`: the state saved under a name, only in the first render. `keep`: called in each render with the state to save.
 */
export function useKept<Now>(memory: Memory | undefined, name: string) {
  const kept: RefObject<Now | undefined> = useRef(memory?.current?.[name] as Now | undefined)
  const newest = useRef<Now>(undefined)
  useEffect(() => {
    kept.current = undefined
  }, [])
  useEffect(() => {
    if (memory) memory.current = { ...memory.current, [name]: newest.current }
  })
  return {
    kept,
    keep(now: Now): void {
      newest.current = now
    },
  }
}
