import { useCallback, useEffect, useRef, useState } from 'react'
import { type Result, success } from '../../engine/core/result'
import { evaluateEmpty, type Input, type Output } from '../../engine/json-editor/input'
import type { Nodes } from '../../engine/json-editor/tree'
import { type LoadCode, lazy, notLoaded, useLazy } from '../core/loading/lazy'
import type { Editor } from './json-editor.client'

/** The engine, its worker's client and the tree: fetched with the first text. */
const lazyClient = lazy(() => import('./json-editor.client'))

/** What the tree of a text shows, by what was found in it: too much for an answer that pages get as an event. */
const nodes = new WeakMap<Output, Nodes>()
export const nodesOf = (output: Output): Nodes | undefined => nodes.get(output)

/** `run` for `useTool`; `share` is how much of a long text has been read. */
export function useEditor() {
  const { module, load, failed } = useLazy(lazyClient)
  const [share, setShare] = useState<number>()
  const editor = useRef<Editor>(undefined)
  useEffect(() => () => editor.current?.close(), [])

  const run = useCallback(
    async ({ text }: Input, signal: AbortSignal): Promise<Result<Output, LoadCode> | undefined> => {
      setShare(undefined)
      if (!text) return evaluateEmpty()
      const client = await load()
      if (!client) return notLoaded
      editor.current ??= client.createEditor()
      const examined = await editor.current.examine(text, signal, setShare)
      if (!examined) return undefined
      setShare(undefined)
      if (examined.nodes.length > 0) nodes.set(examined.output, examined.nodes)
      return success(examined.output)
    },
    [load],
  )
  return { run, share, editor, failed, TreeView: module?.TreeView }
}
