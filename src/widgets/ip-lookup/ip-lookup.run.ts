import { useCallback, useMemo } from 'react'
import { fault, type Result } from '../../engine/core/result'
import type { IssueCode, Output } from '../../engine/ip-lookup'
import { type Input, initial } from '../../engine/ip-lookup/input'
import { partOf } from '../core/part'
import type { FetchCode } from './ip-lookup.service'

export type Code = IssueCode | FetchCode

const usePart = partOf(() => import('./ip-lookup.part'))

/** Looks an address up: what it tells by itself, and for a public one what the service says. */
export function useLookup(host: string | undefined, answer: unknown) {
  const [part, load] = usePart()
  /** What the field says when it is left; an empty one is no fault, it means one's own address. */
  const engine = useMemo(() => {
    const evaluate = (input: Input): Result<Output, Code> => (input.ip.trim() && part?.evaluate(input)) || fault()
    return { initial, evaluate }
  }, [part])
  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      const part = await load()
      if (signal.aborted) return undefined
      // What asks could not be fetched itself.
      return part ? part.lookUp(input, answer, { host, signal, fresh: true }) : fault({ code: 'failed-to-fetch' })
    },
    [load, host, answer],
  )
  return { engine, run, part }
}
