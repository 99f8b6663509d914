import { useCallback, useEffect, useRef, useState } from 'react'
import type { Context } from '../../engine/core/engine'
import { type Result, success } from '../../engine/core/result'
import { evaluate, type Input, type Output } from '../../engine/text-counter/text-counter'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import type { Status } from '../core/base/tool-props'
import { formatNumber } from '../core/format/format'
import { createCounter } from './text-counter.client'
import type { strings } from './text-counter.strings'

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

/** In display order. */
export const figures = Object.keys(nothing) as readonly (keyof Output)[]

/** The engine's count for short texts. Long ones are counted only by `run`, even if a render comes first. */
export const evaluateShort = (input: Input, context?: Context): Result<Output, never> =>
  input.text.length <= shortText ? evaluate(input, context) : success(nothing)

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
      const output = await counter.current.run({ text, locale }, signal, setShare)
      return output && success(output)
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
  readonly output: Output | undefined
  readonly status: Status
}

/** The statistics on the right and their announcement. `share` is the progress on a long text. */
export function useFigures({ t, locale, output, status }: Tool, counting: boolean, share: number | undefined) {
  /** While a text is being counted, the previous figures stay, dimmed, or those of the example. */
  const last = useRef({ output, status })
  if (!counting) last.current = { output, status }
  const { output: shown = nothing, status: before } = last.current

  const show = (name: keyof Output): string =>
    name === 'readingTime' ? plural(t.minutes, shown[name], locale) : formatNumber(shown[name], locale)
  return {
    show,
    status: counting && before === 'current' ? 'outdated' : before,
    progress:
      counting && share !== undefined
        ? interpolate(t.counting, { percent: Math.floor(share * 100) }, locale)
        : undefined,
    announcement:
      counting || status !== 'current'
        ? ''
        : interpolate(t.say, {
            words: plural(t.sayWords, shown.words, locale),
            characters: plural(t.sayCharacters, shown.characters, locale),
            readingTime: show('readingTime'),
          }),
  }
}
