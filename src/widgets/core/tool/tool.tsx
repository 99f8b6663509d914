import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { ErrorMessage } from '../fields/field'
import { plural } from '../format/plural'
import * as button from '../output/button.css'
import { BarPlace } from './answer-bar'
import { place } from './answer-bar.css'
import { focusTool } from './focus-tool'
import { usePresses } from './press'
import { coreStrings } from './strings'
import { theme, visuallyHidden } from './theme.css'
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
  /** The tool's own inputs to try; a page may have more. */
  readonly samples?: Sampled
}

type Sampled = readonly { readonly name: string; readonly value: object }[]

/** A tool is one card in two halves: what you give, what you get. */
export function Tool({ tool, name, inputs, children, below, samples }: ToolFrameProps) {
  const { className, style } = tool.props
  const root = useRef<HTMLDivElement>(null)
  const [barPlace, setBarPlace] = useState<Element | null>(null)
  usePresses(root)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group by role; a fieldset would bring its own box
    <div
      ref={root}
      className={className ? `${theme} ${className}` : theme}
      style={style}
      role="group"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => onUndoKey(event, tool.undo.undo)}
    >
      <div className={css.room}>
        <div className={css.card}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field presses the button, as in a form */}
          <div className={css.inputs} onKeyDown={(event) => onEnter(event, tool.act)}>
            {inputs}
            <Samples tool={tool} own={samples} />
            <UndoBar tool={tool} />
            <Failures tool={tool} root={root} />
          </div>
          <BarPlace value={barPlace}>
            <div className={css.answer}>{children}</div>
          </BarPlace>
          {below && <div className={css.below}>{below}</div>}
          <div ref={setBarPlace} className={place} />
        </div>
      </div>
    </div>
  )
}

/** After a press that could not answer: to the first field that is wrong, and how many there are. */
function Failures({ tool, root }: { readonly tool: ToolState; readonly root: RefObject<HTMLElement | null> }) {
  const t = { ...coreStrings, ...tool.t }
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (tool.failures === 0) return
    const invalid = root.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]')
    invalid?.[0]?.focus()
    setCount(invalid?.length ?? 0)
  }, [tool.failures, root])
  return (
    <p className={visuallyHidden} role="status">
      {/* Another element each time: the same sentence is announced again. */}
      <span key={tool.failures}>
        {tool.status === 'current'
          ? ''
          : count > 0
            ? plural(t.invalid, count, tool.locale)
            : (tool.failures > 0 && tool.issue) || ''}
      </span>
    </p>
  )
}

/** Inputs to try, in one press. */
function Samples({ tool, own = [] }: { readonly tool: ToolState; readonly own: Sampled | undefined }) {
  const t = { ...coreStrings, ...tool.t }
  const samples = [...own, ...(tool.props.samples ?? [])]
  if (samples.length === 0) return null
  return (
    <div className={css.samples}>
      <span>{t.samplesLabel}</span>
      {samples.map(({ name, value }) => (
        <button
          key={name}
          type="button"
          className={css.sample}
          data-sample=""
          onClick={({ currentTarget }) => {
            focusTool(currentTarget)
            tool.applySample(value)
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** Takes back what Clear, a sample or Format did. */
function UndoBar({ tool }: { readonly tool: ToolState }) {
  const t = { ...coreStrings, ...tool.t }
  const [isUnused, setUnused] = useState(true)
  if (isUnused && tool.undo.isOffered) setUnused(false)
  return (
    <div className={css.undo} role="status" data-unused={isUnused || undefined}>
      {tool.undo.isOffered && (
        <button
          type="button"
          className={css.undoButton}
          onClick={({ currentTarget }) => {
            focusTool(currentTarget)
            tool.undo.undo?.()
          }}
        >
          {t.undo}
        </button>
      )}
    </div>
  )
}

/** Ctrl+Z or ⌘Z, where the last thing that happened can be undone here: the browser knows nothing of it. */
function onUndoKey(event: KeyboardEvent, undo: (() => void) | undefined): void {
  if (!undo || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
  event.preventDefault()
  undo()
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
