import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { answer, fault, type Result } from '../../engine/core/result'
import type { Input, IssueCode, Output } from '../../engine/text-counter'
import { partOf } from '../core/part'
import type { Counter } from './text-counter.counter'

/** What counts could not be fetched. */
export type Code = IssueCode | 'not-loaded'
export type Counted = Result<Output, Code>

/** Texts up to here are counted as they are typed: a millisecond for English, ten for mixed scripts. */
export const short = 20_000

/** In the order in which they are shown. */
export const nothing: Output = {
  words: 0,
  characters: 0,
  charactersNoSpaces: 0,
  sentences: 0,
  paragraphs: 0,
  lines: 0,
  readingTime: 0,
  codePoints: 0,
  utf16: 0,
  bytes: 0,
}

const evaluateNone = (): Counted => answer(nothing)

/** Said again here: imported, it would bring the engine along. */
export const initial: Input = { text: '' }

/** Most visitors of a page never type. */
const usePart = partOf(() => import('./text-counter.part'))

/** Where a text is not counted at once, `run` counts it; `share` tells how much of a long one is done. */
export function useCounting(text: string, locale: string | undefined) {
  const [part, load, failed] = usePart()
  const [share, setShare] = useState(0)
  const counter = useRef<Counter>(undefined)
  const isLong = text.length > short
  const engine = useMemo(() => ({ initial, evaluate: part?.evaluateShort ?? evaluateNone }), [part])

  const run = useCallback(
    async ({ text }: Input, signal: AbortSignal): Promise<Counted | undefined> => {
      setShare(0)
      const part = await load()
      counter.current ??= part?.createCounter()
      return counter.current ? counter.current.count({ text, locale }, signal, setShare) : fault({ code: 'not-loaded' })
    },
    [load, locale],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a text is short again, its worker may go
  useEffect(() => () => counter.current?.close(), [isLong])

  return {
    engine,
    run: isLong || (text && !part) ? run : undefined,
    share: isLong ? share : undefined,
    part,
    load,
    failed,
  }
}
