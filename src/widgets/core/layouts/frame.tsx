import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { focusingTool } from '../base/focus-tool'
import { plural } from '../base/plural'
import { usePresses } from '../base/press'
import { type Hue, hue as hues, theme, visuallyHidden } from '../base/theme.css'
import type { ToolState } from '../base/tool-props'
import { WordsContext } from '../words/use-words'
import * as host from './host.css'
import * as css from './tool.css'

/** The props of every layout. */
export interface FrameProps {
  readonly tool: ToolState
  /** The tool's name, for screen readers. */
  readonly name: string
  /** The tool's category. */
  readonly hue: Hue
  /** The input fields. */
  readonly inputs: ReactNode
  /** The result: an `Answer`. */
  readonly children: ReactNode
  /** Full-width content below both, such as a long table. */
  readonly below?: ReactNode
  /** The tool's own samples. A page may add more. */
  readonly samples?: Sampled
}

export type Sampled = readonly { readonly name: string; readonly value: object }[]

interface ToolRootProps extends Pick<FrameProps, 'tool' | 'name' | 'hue' | 'children'> {
  readonly root: RefObject<HTMLDivElement | null>
}

/** The root of every layout: theme, name and keyboard shortcuts. */
export function ToolRoot({ tool, name, hue, root, children }: ToolRootProps) {
  const { className, style, heading, footer, compact, resultOnly } = tool.props
  usePresses(root)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add its own box
    <div
      ref={root}
      className={[theme, hues[hue], compact && host.compact, resultOnly && host.resultOnly, className]
        .filter(Boolean)
        .join(' ')}
      style={style}
      role="group"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => onUndoKey(event, tool.undo.undo)}
    >
      <div className={host.container}>
        {heading && (
          <h2 className={host.heading} part="heading">
            {heading}
          </h2>
        )}
        <WordsContext.Provider value={tool}>{children}</WordsContext.Provider>
        {footer && <div className={host.footer}>{footer}</div>}
      </div>
    </div>
  )
}

/** The input area. Enter in a field presses the tool's button, as in a form. */
export const Inputs = ({
  tool,
  className,
  slot,
  children,
}: {
  readonly tool: ToolState
  readonly className?: string
  readonly slot?: string
  readonly children: ReactNode
}) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: sandboxed frames block form submission
  <div
    className={className}
    data-inputs=""
    data-slot={slot}
    part="inputs"
    onKeyDown={(event) => onEnter(event, tool.act)}
  >
    {children}
  </div>
)

/** Starts over, at the head of the form. */
export function Clear({ tool }: { readonly tool: ToolState }) {
  const { t } = tool
  if (tool.props.compact) return null
  return (
    <button
      type="button"
      className={css.clear}
      data-clear=""
      hidden={!tool.clear}
      onClick={focusingTool(() => tool.clear?.())}
    >
      {t.clear}
    </button>
  )
}

/** After an action failed, focuses the first invalid field and announces the number of errors. */
export function Failures({ tool, root }: { readonly tool: ToolState; readonly root: RefObject<HTMLElement | null> }) {
  const { t } = tool
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (tool.failures === 0) return
    const invalid = root.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]')
    invalid?.[0]?.focus()
    // To the browser, a field under a sticky picture is already in view.
    invalid?.[0]?.scrollIntoView({ block: 'nearest' })
    setCount(invalid?.length ?? 0)
  }, [tool.failures, root])
  return (
    <p className={visuallyHidden} role="status">
      {/* A new element each time, so that the same sentence is announced again. */}
      <span key={tool.failures}>
        {tool.status === 'current'
          ? ''
          : count > 0
            ? plural(t.fieldErrors, count, tool.locale)
            : (tool.failures > 0 && tool.issue) || ''}
      </span>
    </p>
  )
}

/** Buttons that fill in sample inputs. */
export function Samples({ tool, own = [] }: { readonly tool: ToolState; readonly own: Sampled | undefined }) {
  const { t } = tool
  // One that would change nothing, because the page has locked its fields, is left out.
  const samples = [...own, ...(tool.props.samples ?? [])].filter(
    ({ value }) => !Object.keys(value).every((field) => tool.accessOf(field)),
  )
  if (samples.length === 0 || tool.props.compact) return null
  return (
    <div className={css.samples}>
      <span>{t.samplesLabel}</span>
      {samples.map(({ name, value }) => (
        <button
          key={name}
          type="button"
          className={css.sample}
          data-sample=""
          onClick={focusingTool(() => tool.applySample(value))}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** Undoes Clear, a sample or Format. */
export function UndoBar({ tool }: { readonly tool: ToolState }) {
  const { t } = tool
  const [isUnused, setUnused] = useState(true)
  if (isUnused && tool.undo.isOffered) setUnused(false)
  return (
    <div className={css.undo} data-slot="undo" role="status" data-unused={isUnused || undefined}>
      {tool.undo.isOffered && (
        <button type="button" className={css.undoButton} onClick={focusingTool(() => tool.undo.undo?.())}>
          {t.undo}
        </button>
      )}
    </div>
  )
}

/** Samples and Undo: below the fields, or at the bottom of a wide card. */
export const SamplesAndUndo = ({ tool, samples }: Pick<FrameProps, 'tool' | 'samples'>) => (
  <div className={css.samplesAndUndo} data-slot="samples" data-aside="">
    <Samples tool={tool} own={samples} />
    <UndoBar tool={tool} />
  </div>
)

/** Ctrl+Z or ⌘Z, if the last change was made by the tool, which the browser can't undo. */
function onUndoKey(event: KeyboardEvent, undo: (() => void) | undefined): void {
  if (!undo || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
  event.preventDefault()
  undo()
}

/**
 * Not a form, because sandboxed frames block submission. In a multiline field, Enter inserts a line break, and
 * Ctrl+Enter or ⌘Enter runs the action.
 */
function onEnter(event: KeyboardEvent, act: () => void): void {
  const fields = `input:not([type=checkbox]), select${event.ctrlKey || event.metaKey ? ', textarea, [data-code]' : ''}`
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target as Element).matches(fields)) return
  event.preventDefault()
  act()
}
