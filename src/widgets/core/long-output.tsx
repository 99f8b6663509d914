import type { ReactNode } from 'react'
import { LongText } from './long-text'
import type { ToolState } from './tool-props'

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
 * A text that a tool has made, in a field to be read: selected by mouse and keyboard, found in, copied, heard. A long one
 * stands in it part by part, with a search and a button that copies it all. A tool takes its words up as `longText`.
 */
export const LongOutput = ({ text, ...field }: LongOutputProps) => (
  <LongText {...field} readOnly value={text} onChange={ignore} />
)

const ignore = () => {}
