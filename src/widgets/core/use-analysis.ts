import { useCallback, useEffect, useRef } from 'react'
import { answer, fault, type Result } from '../../engine/core/result'
import type { Analyzer } from './analyzer'

/** What every detector is given. */
interface TextInput {
  readonly text: string
}

/** What is done to an input: in a worker it stands alone. */
export interface Job<Input> {
  readonly input: Input
  readonly locale: string | undefined
}

/** The part of a detector that is fetched on use. */
interface Part<Input, Output, Code extends string> {
  createAnalyzer(): Analyzer<Job<Input>, Output, Code>
}

/** Props of a detector beside those of all tools; as text where an attribute says it. */
export interface DelayProps {
  /** Milliseconds from the press to the answer, at least; none where a person wants less motion. */
  readonly delay?: number | string
}

/** All that is known of a text before the part is here: whether it is empty. */
const evaluate = <Output>({ text }: TextInput): Result<Output, 'missing'> =>
  text.trim() ? answer(undefined as Output) : fault({ code: 'missing', field: 'text' })

/** In place of the engine, which comes with the part. */
export const engineOf = <Input extends TextInput, Output>(initial: Input) => ({ initial, evaluate: evaluate<Output> })

/** `run` for `useTool`: the answer comes when it is known and the delay has passed. */
export function useAnalysis<Input extends TextInput, Output, Code extends string>(
  load: (quiet: boolean) => Promise<Part<Input, Output, Code> | undefined>,
  { delay, locale }: DelayProps & { readonly locale?: string },
  usual: number,
) {
  const analyzer = useRef<Analyzer<Job<Input>, Output, Code>>(undefined)
  useEffect(() => () => analyzer.current?.close(), [])

  return useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code | 'missing' | 'not-loaded'> | undefined> => {
      const known = evaluate<Output>(input)
      if (!known.ok) return known
      analyzer.current ??= (await load(true))?.createAnalyzer()
      return analyzer.current?.run({ input, locale }, signal, Number(delay ?? usual)) ?? fault({ code: 'not-loaded' })
    },
    [load, delay, locale, usual],
  )
}
