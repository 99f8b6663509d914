import { useCallback, useEffect, useRef, useState } from 'react'
import type { Context } from '../../engine/core/engine'
import { failure, type Result, success } from '../../engine/core/result'
import { evaluate, type Input, type Output } from '../../engine/text-counter/text-counter'
import { interpolate } from '../core/base/strings'
import type { Summary } from '../core/base/summary'
import type { Status } from '../core/base/tool-props'
import { createCounter } from './text-counter.client'
import type { strings } from './text-counter.strings'
import { summarize } from './text-counter.summary'

/** Texts up to this length are counted on every keystroke: 1 ms for English, 10 ms for mixed scripts. */
const shortText = 20_000
/** Debounces counting while someone is typing in a long text. */
const pause = 100

const nothing: Output = {
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

/** The engine's count for short texts. Long ones are counted only by `run`, even if a render comes first. */
export const evaluateShort = (input: Input, context?: Context): Result<Output, never> =>
  input.text.length <= shortText ? evaluate(input, context) : failure()

/** `run` for `useTool`, only for long texts. `share` is the progress. */
export function useCounting(text: string, locale: string | undefined) {
  const [share, setShare] = useState(0)
  const counter = useRef<ReturnType<typeof createCounter>>(undefined)
  const isLong = text.length > shortText

  const run = useCallback(
    async ({ text }: Input, signal: AbortSignal): Promise<Result<Output, never> | undefined> => {
      setShare(0)
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (signal.aborted) return undefined
      counter.current ??= createCounter()
      const { reply } = await counter.current.request({ text, locale }, { signal, onProgress: setShare })
      return reply && success(reply)
    },
    [locale],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a short text no longer needs the worker
  useEffect(() => () => counter.current?.close(), [isLong])

  return isLong ? { run, share } : {}
}

interface Tool {
  readonly t: typeof strings
  readonly locale: string
  readonly value: Input
  readonly summary: Summary | undefined
  readonly status: Status
}

/** The statistics on the right. `share` is the progress on a long text. */
export function useFigures(tool: Tool, counting: boolean, share: number | undefined) {
  const { t, locale, value, summary, status } = tool
  /** While a text is being counted, the previous figures stay, dimmed, or those of the example. */
  const last = useRef({ summary, status })
  if (!counting) last.current = { summary, status }
  const { status: before } = last.current
  return {
    summary: last.current.summary ?? summarize(nothing, value, t, { locale }),
    status: counting && before === 'current' ? 'outdated' : before,
    progress:
      counting && share !== undefined
        ? interpolate(t.counting, { percent: Math.floor(share * 100) }, locale)
        : undefined,
  }
}
