import { useCallback, useState } from 'react'
import { fault, type Result } from '../../engine/core/result'
import type { IssueCode, Output } from '../../engine/math-solver'
import { type Input, initial } from '../../engine/math-solver/input'
import { partOf } from '../core/part'

/** What works it out could not be fetched. */
export type Code = IssueCode | 'not-loaded'

/** A calculation that can be used again. */
export interface Entry {
  readonly expression: string
  readonly result: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** So many calculations are kept, and only as long as the page is. */
const most = 10

/** Nothing is evaluated but by `run`: what is half written is no fault, wherever the focus goes. */
export const engine = { initial, evaluate: (): Result<Output, Code> => fault() }

/** Most visitors of a page never type. */
const usePart = partOf(() => import('./math-solver.part'))

/** Works an expression out, and keeps what came of the last ones, the newest first. */
export function useSolver(locale: string | undefined) {
  const [part, load, failed] = usePart()
  const [entries, setEntries] = useState<readonly Entry[]>([])

  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      const part = await load()
      if (signal.aborted) return undefined
      if (!part) return fault({ code: 'not-loaded' })
      const result = part.evaluate(input, { locale })
      if (result.ok) {
        const { expression, result: text } = result.value
        const entry = { expression, result: text, at: Date.now() }
        setEntries((before) => [
          entry,
          ...before.filter((one) => one.expression !== expression || one.result !== text).slice(0, most - 1),
        ])
      }
      return result
    },
    [load, locale],
  )

  return { run, part, load, failed, entries }
}
