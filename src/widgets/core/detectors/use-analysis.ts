import { useCallback, useEffect, useRef } from 'react'
import { failure, type Result, success } from '../../../engine/core/result'
import type { Analyzer } from './analyzer'

/** What every detector analyzes. */
interface TextInput {
  readonly text: string
}

/** What is done with an input, in a worker or here. */
export interface Job<Input> {
  readonly input: Input
  readonly locale: string | undefined
}

/** Props of a detector beside those of all tools; as text where an attribute gives them. */
export interface DelayProps {
  /** Milliseconds from the press to the answer, at least; 0 where a person prefers reduced motion. */
  readonly delay?: number | string
}

/** All that is judged before the press: whether there is a text. */
export const requireText = <Output>({ text }: TextInput): Result<Output, 'missing'> =>
  text.trim() ? success(undefined as Output) : failure({ code: 'missing', field: 'text' })

/** `run` for `useTool`: the answer comes when it is known and the delay has passed. */
export function useAnalysis<Input extends TextInput, Output, Code extends string>(
  createAnalyzer: () => Analyzer<Job<Input>, Output, Code>,
  { delay, locale }: DelayProps & { readonly locale?: string },
  defaultDelay: number,
) {
  const analyzer = useRef<Analyzer<Job<Input>, Output, Code>>(undefined)
  useEffect(() => () => analyzer.current?.close(), [])

  return useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code | 'missing'> | undefined> => {
      const judged = requireText<Output>(input)
      if (!judged.ok) return judged
      analyzer.current ??= createAnalyzer()
      return analyzer.current.analyze({ input, locale }, signal, Number(delay ?? defaultDelay))
    },
    [createAnalyzer, delay, locale, defaultDelay],
  )
}
