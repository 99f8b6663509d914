import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Result, success } from '../../engine/core/result'
import type { Input } from '../../engine/json-editor/fields'
import { evaluateEmpty, type Output } from '../../engine/json-editor/output'
import type { Nodes } from '../../engine/json-editor/tree'
import { type LoadCode, notLoaded } from '../core/base/fetch-module'
import { lazy, useLazy } from '../core/base/lazy'
import type { Status } from '../core/base/tool-props'
import type { Editor } from './json-editor.client'
import { rememberPrinted } from './json-editor.summary'
import type { JsonTool, Read, ViewName } from './view'

/** The engine, the worker client and the tree, loaded with the first text. */
export const lazyClient = lazy(() => import('./json-editor.client'))

/** Longer texts are shown as they are, and only formatted by Format. */
const longestPrinted = 2_000_000

/** The nodes of the tree, which belong to a result, but are too large for its event. */
const nodes = new WeakMap<Output, Nodes>()

/** A question that the page or a link has filled in is answered right away. */
export function firstView({ query, other, schema }: Input, shown: Read | undefined): ViewName {
  if (query) return 'query'
  if (other) return 'compare'
  if (schema) return 'schema'
  return shown && shown.text.length > longestPrinted ? 'tree' : 'text'
}

/** `run` for `useTool`. `share` is the progress on a long text. */
export function useEditor() {
  const { module, load, failed } = useLazy(lazyClient)
  const [share, setShare] = useState<number>()
  const editor = useRef<Editor>(undefined)
  /** How results are printed: as by the last action. */
  const form = useRef<'format' | 'minify'>('format')
  /** The last text that was examined. */
  const before = useRef<{ text: string; indent: string; form: string; output: Output }>(undefined)
  useEffect(() => () => editor.current?.close(), [])

  const run = useCallback(
    async ({ text, indent }: Input, signal: AbortSignal): Promise<Result<Output, LoadCode> | undefined> => {
      setShare(undefined)
      if (!text) return evaluateEmpty()
      // A query or a second text has changed.
      const same = before.current
      if (same?.text === text && same.indent === indent && same.form === form.current) return success(same.output)
      const client = await load()
      if (!client) return notLoaded
      editor.current ??= client.createEditor()
      const examined = await editor.current.examine(text, signal, setShare)
      if (!examined) return undefined
      setShare(undefined)
      const { output } = examined
      if (output.valid && text.length <= longestPrinted) {
        const printed = await editor.current.print({ action: form.current, text, indent }, signal)
        if (!printed) return undefined
        if (printed.text !== undefined) rememberPrinted(output, printed.text)
      }
      if (examined.nodes.length > 0) nodes.set(output, examined.nodes)
      before.current = { text, indent, form: form.current, output }
      return success(output)
    },
    [load],
  )

  /** The nodes of a result's tree. Those of the example are known once the client is loaded. */
  function nodesOf({ text, output }: Read): Nodes | undefined {
    const known = nodes.get(output)
    if (known || !output.valid || !module || text.length > longestPrinted) return known
    const made = module.nodesIn(text)
    nodes.set(output, made)
    return made
  }

  /** A text that's valid, printed without waiting for a worker. */
  function printNow(text: string, indent: string): string {
    const isShort = module && text.length <= longestPrinted
    return (isShort && module.printed({ action: form.current, text, indent }).text) || text
  }

  return { run, share, editor, form, failed, load, nodesOf, printNow }
}

interface ReadTool {
  readonly value: Input
  readonly output: Output | undefined
  readonly answeredInput: Input | undefined
  readonly status: Status
  isTyping(field: 'text'): boolean
}

/**
 * Which result is read and which is shown. An unfinished text isn't called invalid while someone is typing. Beside an
 * invalid text, the last valid one stays.
 */
export function useShownRead({ value, output, answeredInput, status, isTyping }: ReadTool) {
  const newest = { read: output && answeredInput && { text: answeredInput.text, output }, status }
  const last = useRef<{ readonly read: Read | undefined; readonly status: Status }>(newest)
  if (!isTyping('text') || newest.read?.output.valid || status === 'incomplete') last.current = newest
  const { read } = last.current
  const isNewest = last.current === newest
  const now = isNewest || last.current.status !== 'current' ? last.current.status : 'outdated'
  const valid = useRef<Read>(undefined)
  if (now === 'example' || now === 'incomplete' || read?.text === '') valid.current = undefined
  else if (read?.output.valid) valid.current = read
  const error = now === 'current' ? read?.output.error : undefined
  const mark = useMemo(() => (error ? { from: error.offset, to: error.offset + error.length } : undefined), [error])
  const isLastValid = read && !read.output.valid && valid.current !== undefined
  return {
    read,
    status: now,
    /** Nothing is said about the text until it's finished, nor about the example beside an own text. */
    isUnfinished: !isNewest || (now === 'example' && value.text !== ''),
    /** Of the text in the field. */
    error,
    mark,
    shown: isLastValid ? valid.current : read,
    frame: isLastValid && now === 'current' ? 'outdated' : now,
  } as const
}

/** The name of the file that the text is from. Not once the text is cleared, or as it was before. */
export function useFileName(text: string) {
  const [file, setFile] = useState<{ readonly name: string; readonly before: string }>()
  if (file && (text === '' || text === file.before)) setFile(undefined)
  return {
    fileName: file?.name,
    setFileName: (name: string) => setFile((known) => (known?.name === name ? known : { name, before: text })),
    forgetFile: () => setFile(undefined),
  }
}

/** Whether the text is valid; undefined until it's known. After an edit in the tree, that's before it's checked. */
export function useValidity(
  { value: { text }, replace, update }: Pick<JsonTool, 'value' | 'replace' | 'update'>,
  { read, status }: ReturnType<typeof useShownRead>,
) {
  const edited = useRef<string>(undefined)
  const isRead = text !== '' && read?.text === text && status !== 'example'
  const isEdited = !isRead && text !== '' && edited.current === text
  return {
    valid: isRead ? read.output.valid : isEdited || undefined,
    isEdited,
    /** Sets the text after an edit in the tree. */
    onEdit(text: string, isNew: boolean): void {
      edited.current = text
      if (isNew) replace({ text })
      else update({ text })
    },
  }
}
