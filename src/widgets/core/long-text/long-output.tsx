import type { ReactNode } from 'react'
import type { ToolState } from '../tool/tool-props'
import { LongText } from './long-text'

interface LongOutputProps {
  readonly tool: Pick<ToolState, 't' | 'locale' | 'props'>
  readonly label: string
  /** Of any length. */
  readonly text: string
  /** Buttons for the thin bar above the text, such as a CopyButton. */
  readonly actions?: ReactNode
  readonly code?: boolean
  readonly tall?: boolean
  readonly hint?: string
  readonly hideLabel?: boolean
}

/**
 * A text that a tool has made, in a field to be read: selected by mouse and keyboard, searched, copied, listened to.
 * A long one is shown part by part, with a search and a button that copies it all. A tool has its words as `longText`.
 */
export const LongOutput = ({ text, ...field }: LongOutputProps) => (
  <LongText {...field} readOnly value={text} onChange={ignore} />
)

const ignore = () => {}
