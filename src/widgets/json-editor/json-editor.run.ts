import { useCallback, useEffect, useRef, useState } from 'react'
import { answer, fault, type Result } from '../../engine/core/result'
import type { Input, Output } from '../../engine/json-editor'
import { partOf } from '../core/part'
import type { Editor } from './json-editor.editor'

/** What reads JSON could not be fetched; any text can be read. */
export type Code = 'not-loaded'

const none = { objects: 0, arrays: 0, keys: 0, strings: 0, numbers: 0, booleans: 0, nulls: 0 }
const stats = { bytes: 0, lines: 0, depth: 0, ...none }
const nothing: Output = { valid: true, error: null, warnings: [], warningCount: 0, stats }

/** Said again here: imported, it would bring the engine along. Most visitors of a page never type. */
export const initial: Input = { text: '', indent: '2' }
export const engine = { initial, evaluate: (): Result<Output, Code> => answer(nothing) }

const usePart = partOf(() => import('./json-editor.part'))

/** Reads a text for its tool; `share` tells how much of a long one is read. */
export function useReading() {
  const [part, load, failed] = usePart()
  const [share, setShare] = useState<number>()
  const editor = useRef<Editor>(undefined)
  useEffect(() => () => editor.current?.close(), [])

  const run = useCallback(
    async ({ text }: Input, signal: AbortSignal): Promise<Result<Output, Code> | undefined> => {
      setShare(undefined)
      if (!text) return answer(nothing)
      const part = await load()
      if (!part) return fault({ code: 'not-loaded' })
      editor.current ??= part.createEditor()
      const output = await editor.current.look(text, signal, setShare)
      if (output) setShare(undefined)
      return output && answer(output)
    },
    [load],
  )
  return { part, load, failed, run, share, editor }
}
