import { useCallback } from 'react'
import { fault, type Result } from '../../engine/core/result'
import { evaluate, type Input, type IssueCode, type Output } from '../../engine/currency-converter'
import { partOf } from '../core/part'
import type { FetchCode } from './currency-converter.service'

export type Code = IssueCode | FetchCode

const usePart = partOf(() => import('./currency-converter.part'))

/** Asks for the rates of an input, and converts by them. */
export function useRates(host: string | undefined, locale: string | undefined) {
  const [part, load] = usePart()
  const run = useCallback(
    async (input: Input, signal: AbortSignal, fresh: boolean): Promise<Result<Output, Code> | undefined> => {
      const part = await load()
      // What asks for rates could not be fetched itself.
      if (!part) return fault({ code: 'failed-to-fetch' })
      const table = await part.fetchRates(input.from, { host, signal, fresh })
      return table?.ok ? evaluate(input, { locale, rates: table.value }) : table
    },
    [load, host, locale],
  )
  return { run, part }
}
