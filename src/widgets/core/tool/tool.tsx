import type { KeyboardEvent, ReactNode } from 'react'
import { ErrorMessage } from '../fields/field'
import * as button from '../output/button.css'
import { theme } from './theme.css'
import * as css from './tool.css'
import type { ToolState } from './tool-props'

interface ToolFrameProps {
  readonly tool: ToolState
  /** The tool's name, for screen readers. */
  readonly name: string
  /** What you give. */
  readonly inputs: ReactNode
  /** What you get: an `Answer`. */
  readonly children: ReactNode
  /** What needs the whole width, under both: a long table. */
  readonly below?: ReactNode
}

/** A tool is one card in two halves: what you give, what you get. */
export function Tool({ tool, name, inputs, children, below }: ToolFrameProps) {
  const { className, style } = tool.props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group by role; a fieldset would bring its own box
    <div className={className ? `${theme} ${className}` : theme} style={style} role="group" aria-label={name}>
      <div className={css.room}>
        <div className={css.card}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field presses the button, as in a form */}
          <div className={css.inputs} onKeyDown={(event) => onEnter(event, tool.act)}>
            {inputs}
          </div>
          <div className={css.answer}>{children}</div>
          {below && <div className={css.below}>{below}</div>}
        </div>
      </div>
    </div>
  )
}

/** Not a form: sandboxed frames suppress submission. In a text of many lines Enter is a line: Ctrl or ⌘ with it acts. */
function onEnter(event: KeyboardEvent, act: () => void): void {
  const fields = `input:not([type=checkbox]), select${event.ctrlKey || event.metaKey ? ', textarea' : ''}`
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target as Element).matches(fields)) return
  event.preventDefault()
  act()
}

/** The one action of a tool, and the error that belongs to no field. */
export function ActionButton({
  tool,
  disabled,
  children,
}: {
  readonly tool: ToolState
  readonly disabled?: boolean
  readonly children: ReactNode
}) {
  return (
    <>
      <ErrorMessage>{tool.issue}</ErrorMessage>
      <button type="button" className={button.primary} disabled={disabled} onClick={tool.act}>
        {children}
      </button>
    </>
  )
}

/** Fields side by side where there is room. */
export const Row = ({ children }: { readonly children: ReactNode }) => <div className={css.row}>{children}</div>
