import { useCallback, useEffect, useRef } from 'react'
import { failure, type Result, success } from '../../../engine/core/result'
import type { Analyzer } from './analyzer'

/** The input of every detector. */
interface TextInput {
  readonly text: string
}

/** The analysis of an input, in a worker or on the page. */
export interface Job<Input> {
  readonly input: Input
  readonly locale: string | undefined
}

/** Props of a detector besides the shared ones. Attributes pass them as text. */
export interface DelayProps {
  /** Minimum milliseconds from the press to the answer; 0 if the user prefers reduced motion. */
  readonly delay?: number | string
}

/** The only check before the press: whether there's any text. */
export const requireText = <Output>({ text }: TextInput): Result<Output, 'missing'> =>
  text.trim() ? success(undefined as Output) : failure({ code: 'missing', field: 'text' })

/** `run` for `useTool`: resolves when the result is known and, after a press, the delay has passed. */
export function useAnalysis<Input extends TextInput, Output, Code extends string>(
  createAnalyzer: () => Analyzer<Job<Input>, Output, Code>,
  { delay, locale }: DelayProps & { readonly locale?: string },
  defaultDelay: number,
) {
  const analyzer = useRef<Analyzer<Job<Input>, Output, Code>>(undefined)
  useEffect(() => () => analyzer.current?.close(), [])

  return useCallback(
    async (
      input: Input,
      signal: AbortSignal,
      pressed: boolean,
    ): Promise<Result<Output, Code | 'missing'> | undefined> => {
      const judged = requireText<Output>(input)
      if (!judged.ok) return judged
      analyzer.current ??= createAnalyzer()
      return analyzer.current.analyze({ input, locale }, signal, pressed ? Number(delay ?? defaultDelay) : 0)
    },
    [createAnalyzer, delay, locale, defaultDelay],
  )
}
