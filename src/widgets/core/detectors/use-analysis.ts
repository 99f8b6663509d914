import { useCallback, useEffect, useRef } from 'react'
import { failure, type Result, success } from '../../../engine/core/result'
import type { createWorkerClient } from '../worker/client'

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

/** Texts up to this length are analyzed on the page, in a few milliseconds. */
export const shortText = 20_000

type Client<Input, Output, Code extends string> = ReturnType<
  typeof createWorkerClient<Job<Input>, Result<Output, Code>, unknown>
>

/**
 * `run` for `useTool`: resolves when the result is known and, after a press, the delay has passed. `lengthOf` says how much
 * work an input is: a short text is analyzed on the page.
 */
export function useAnalysis<Input extends TextInput, Output, Code extends string>(
  createClient: () => Client<Input, Output, Code>,
  lengthOf: (input: Input) => number,
  { delay, locale }: DelayProps & { readonly locale?: string },
  defaultDelay: number,
) {
  const client = useRef<Client<Input, Output, Code>>(undefined)
  useEffect(() => () => client.current?.close(), [])

  return useCallback(
    async (
      input: Input,
      signal: AbortSignal,
      pressed: boolean,
    ): Promise<Result<Output, Code | 'missing'> | undefined> => {
      const judged = requireText<Output>(input)
      if (!judged.ok) return judged
      client.current ??= createClient()
      const onPage = lengthOf(input) <= shortText
      const end = client.current.request({ input, locale }, { signal, onPage })
      return (await Promise.all([end, wait(pressed ? Number(delay ?? defaultDelay) : 0)]))[0].reply
    },
    [createClient, lengthOf, delay, locale, defaultDelay],
  )
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms))
