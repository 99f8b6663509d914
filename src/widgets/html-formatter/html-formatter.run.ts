import { useCallback, useEffect, useRef, useState } from 'react'
import { answer, fault, type Result } from '../../engine/core/result'
import type { Input, IssueCode, Output } from '../../engine/html-formatter'
import { partOf } from '../core/part'
import type { Formatter } from './html-formatter.formatter'

/** What formats could not be fetched. */
export type Code = IssueCode | 'not-loaded'

/** Said again here: imported, it would bring the parser along. */
export const initial: Input = { mode: 'format', indent: '2', html: '' }

/** And so are these. */
export const indents = ['2', '4', '8']

const nothing: Output = { html: '', check: 'same', originalSize: 0, resultSize: 0, percent: 0, lines: 1 }

/** In place of the engine, which stays in its worker: nothing is formatted here. */
export const engine = { initial, evaluate: (): Result<Output, Code> => answer(nothing) }

/** Most visitors of a page never type. */
const usePart = partOf(() => import('./html-formatter.part'))

/** `run` formats; `share` tells how much of a long text is done. */
export function useFormatting() {
  const [part, load, failed] = usePart()
  const [share, setShare] = useState(0)
  const formatter = useRef<Formatter>(undefined)
  useEffect(() => () => formatter.current?.close(), [])

  const run = useCallback(
    async (input: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      if (!input.html.trim()) return answer(nothing)
      setShare(0)
      const part = await load()
      formatter.current ??= part?.createFormatter()
      return formatter.current ? formatter.current.format(input, signal, setShare) : fault({ code: 'not-loaded' })
    },
    [load],
  )
  return { run, share, part, load, failed }
}
