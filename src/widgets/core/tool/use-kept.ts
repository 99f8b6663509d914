import { type RefObject, useEffect, useRef } from 'react'

/** Where a tool leaves what it would lose when it is taken out of the page; it belongs to whoever puts it in again. */
export interface Memory {
  current?: Readonly<Record<string, unknown>>
}

/**
 * `kept`: what was left under a name, for the first render alone. `keep`: says at each render what is to be left.
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
