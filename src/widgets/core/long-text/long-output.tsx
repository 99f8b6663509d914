import type { ReactNode } from 'react'
import type { ToolState } from '../base/tool-props'
import type { Language } from '../editor/use-code-editor'
import { LongText } from './long-text'

interface LongOutputProps {
  readonly tool: Pick<ToolState, 'props'>
  readonly label: string
  /** Of any length. */
  readonly text: string
  /** Buttons for the thin bar above the text, such as a CopyButton. */
  readonly actions?: ReactNode
  readonly code?: boolean
  readonly tall?: boolean
  readonly hint?: string
  /** With `editor`, the language of the text. */
  readonly language?: Language
  readonly hideLabel?: boolean
}

/**
 * A read-only field for a tool's text output. It can be selected, searched, copied and read by a screen reader. A long
 * text is shown in parts, with a search and a button that copies everything. Its strings are the tool's `longText`.
 */
export const LongOutput = ({ text, ...field }: LongOutputProps) => (
  <LongText {...field} readOnly value={text} onChange={ignore} />
)

const ignore = () => {}
