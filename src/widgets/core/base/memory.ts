import { useEffect } from 'react'

/** Where a tool saves state that would be lost when it's removed from the page. The caller owns it. */
export interface Memory {
  current?: Readonly<Record<string, unknown>>
}

/** The state that was saved under a name, for the first render. */
export const keptIn = <Now>(memory: Memory | undefined, name: string): Now | undefined =>
  memory?.current?.[name] as Now | undefined

/** Saves the state under a name after each render. */
export function useKeep(memory: Memory | undefined, name: string, now: unknown): void {
  useEffect(() => {
    if (memory) memory.current = { ...memory.current, [name]: now }
  }, [memory, name, now])
}
