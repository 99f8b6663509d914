import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '../../engine/core/result'
import { evaluateEmpty, type Input, type IssueCode, type Output } from '../../engine/html-formatter/input'
import { type LoadCode, lazy, notLoaded, useLazy } from '../core/loading/lazy'
import { createFormatter } from './html-formatter.client'

/** The engine with its parser, 40 kB. Loaded on the page only if workers are blocked. */
const lazyEngine = lazy(() => import('../../engine/html-formatter'))

/** `run` for `useTool`. `share` is the progress on a long text. */
export function useFormatting() {
  const { load, failed } = useLazy(lazyEngine)
  const [share, setShare] = useState(0)
  const formatter = useRef<ReturnType<typeof createFormatter>>(undefined)
  useEffect(() => () => formatter.current?.close(), [])

  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, IssueCode | LoadCode> | undefined> => {
      if (!input.html.trim()) return evaluateEmpty()
      setShare(0)
      formatter.current ??= createFormatter(async (input) => {
        const engine = await load()
        if (!engine) throw new Error('not-loaded')
        return engine.evaluateSteps(input)
      })
      return formatter.current.run(input, signal, setShare).catch(() => notLoaded)
    },
    [load],
  )
  return { run, share, failed }
}
