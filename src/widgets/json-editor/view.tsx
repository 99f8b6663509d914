import { type ComponentType, useEffect } from 'react'
import type { Input } from '../../engine/json-editor/fields'
import type { JsonError, Output } from '../../engine/json-editor/output'
import type { Nodes } from '../../engine/json-editor/tree'
import { type Lazy, useLazy } from '../core/base/lazy'
import type { Memory } from '../core/base/memory'
import { interpolate } from '../core/base/strings'
import type { Summary } from '../core/base/summary'
import type { Access, FieldProps, ToolState } from '../core/base/tool-props'
import { LoadFailed } from '../core/output/load-failed'
import type { strings } from './json-editor.strings'
import { messageOf } from './json-editor.summary'
import * as questions from './questions.css'

/** The parts of the tool that its components need. */
export interface JsonTool extends Pick<ToolState, 'locale' | 'status' | 'summary' | 'props'> {
  readonly t: typeof strings
  readonly value: Input
  field<Name extends keyof Input>(name: Name): FieldProps<Input[Name]>
  isTyping(field: keyof Input): boolean
  accessOf(field: keyof Input): Access
  update(patch: Partial<Input>, field?: keyof Input): void
  replace(patch: Partial<Input>): void
}

/** A result and its text. */
export interface Read {
  readonly text: string
  readonly output: Output
}

export type ViewName = keyof typeof strings.views

/** What a view of the right pane receives. */
export interface ViewProps {
  readonly tool: JsonTool
  /** The result to show, which is the last valid one if there is one. Its text isn't empty. */
  readonly shown: Read
  /** The name of the file that it's from, if it's known. */
  readonly fileName: string | undefined
  /** As data. Its text is formatted or minified. */
  readonly summary: Summary
  /** The nodes of its tree, once they're known. */
  readonly nodes: () => Nodes | undefined
  /** Selects a range of the text. */
  readonly onShow: (from: number, to: number) => void
  /** Replaces the text by an edited one, which is known to be valid. A new edit can be undone by the tool's own Undo. */
  readonly onEdit: (text: string, isNew: boolean) => void
  /** What a view has to remember while another one is shown. */
  readonly memory: Memory
}

/** A view whose module is loaded when it's first shown. */
export type LazyViewModule = Lazy<{ readonly View: ComponentType<ViewProps> }>

export function LazyView({ view, ...props }: ViewProps & { readonly view: LazyViewModule }) {
  const { module, load, failed } = useLazy(view)
  useEffect(() => void load(), [load])
  if (failed) return <LoadFailed onRetry={() => void load()} />
  return module ? <module.View {...props} /> : <div className={questions.view} aria-busy="true" />
}

/** The name of a download: that of the opened file, with the ending of what's downloaded. */
export const downloadName = (fileName = 'data', ending: string) =>
  `${fileName.replace(/(.)\.[a-z]\w*$/i, '$1')}.${ending}`

/** 'JSON Error: …' with the line and column. */
export const errorOf = (error: JsonError, t: typeof strings, locale: string): string =>
  interpolate(t.error, { message: messageOf(error, t), line: error.line, column: error.column }, locale)
