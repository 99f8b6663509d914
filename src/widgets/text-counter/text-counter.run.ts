import { useCallback, useEffect, useRef, useState } from 'react'
import { answer, fault, type Result } from '../../engine/core/result'
import type { Input, IssueCode, Output } from '../../engine/text-counter'

/** What counts could not be fetched. */
export type Code = IssueCode | 'not-loaded'

/** Texts up to here are counted as they are typed: a millisecond for English, ten for mixed scripts. */
const short = 20_000

export const nothing: Output = {
  characters: 0,
  charactersNoSpaces: 0,
  words: 0,
  sentences: 0,
  paragraphs: 0,
  lines: 0,
  readingTime: 0,
  codePoints: 0,
  utf16: 0,
  bytes: 0,
}

type Part = typeof import('./text-counter.part')
/** Fetched once for all counters of a page: most visitors never type. */
let fetched: Part | undefined

/** In place of the engine: what `run` is for is never counted here. */
export const engine = {
  // Said again here: imported, it would bring the engine along.
  initial: { text: '' } as Input,
  evaluate: (input: Input, context?: { readonly locale?: string }): Result<Output, Code> =>
    fetched && input.text.length <= short ? fetched.evaluate(input, context) : answer(nothing),
}

/** Where a text is not counted at once, `run` counts it; `share` tells how much of a long one is done. */
export function useCounting(text: string, locale: string | undefined) {
  const [part, setPart] = useState(fetched)
  const [share, setShare] = useState(0)
  const counter = useRef<ReturnType<Part['createCounter']>>(undefined)
  const isLong = text.length > short
  const isAway = isLong || (text !== '' && !part)

  const load = useCallback(async () => {
    fetched ??= await import('./text-counter.part')
    setPart(fetched)
    return fetched
  }, [])

  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      setShare(0)
      const part = await load().catch(() => undefined)
      if (!part) return fault({ code: 'not-loaded' })
      if (input.text.length <= short) return part.evaluate(input, { locale })
      counter.current ??= part.createCounter()
      const output = await counter.current.count({ text: input.text, locale }, signal, setShare)
      return output && answer(output)
    },
    [load, locale],
  )

  useEffect(() => {
    if (!isLong) counter.current?.close()
  }, [isLong])
  useEffect(() => () => counter.current?.close(), [])

  /** A person is about to type. */
  const prepare = () => void load().catch(() => {})
  return { isLong, run: isAway ? run : undefined, share, prepare }
}
