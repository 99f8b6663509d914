import { type ReactNode, useRef, useState } from 'react'
import { BarPlace } from '../answer/answer-bar'
import { place } from '../answer/answer-bar.css'
import * as button from '../base/button.css'
import type { ToolState } from '../base/tool-props'
import { ErrorMessage } from '../fields/field'
import { Clear, Failures, type FrameProps, Inputs, SamplesAndUndo, ToolRoot } from './frame'
import * as css from './tool.css'

/** The layout of a form: a card with its fields and its answer, side by side if there's room. */
export function Tool({ tool, name, hue, inputs, children, below, samples }: FrameProps) {
  const root = useRef<HTMLDivElement>(null)
  const [barPlace, setBarPlace] = useState<Element | null>(null)
  return (
    <ToolRoot tool={tool} name={name} hue={hue} root={root}>
      <div className={css.card} part="card">
        <Inputs tool={tool}>
          <div className={css.form} data-slot="form">
            {inputs}
            <Clear tool={tool} />
            <Failures tool={tool} root={root} />
          </div>
        </Inputs>
        <SamplesAndUndo tool={tool} samples={samples} />
        <BarPlace.Provider value={{ place: barPlace }}>
          <div className={css.answer} part="answer">
            {children}
          </div>
        </BarPlace.Provider>
        {below && <div className={css.below}>{below}</div>}
        <div ref={setBarPlace} className={place} data-slot="bar" />
      </div>
    </ToolRoot>
  )
}

/**
 * The tool's main action, with any error that isn't about a single field. While the input is incomplete, the button looks
 * disabled, but a press says what's missing.
 */
export function ActionButton({
  tool,
  isIncomplete,
  disabled,
  children,
}: {
  readonly tool: ToolState
  readonly isIncomplete?: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
}) {
  return (
    <>
      <ErrorMessage>{tool.issue}</ErrorMessage>
      <button
        type="button"
        part="button"
        className={button.primary}
        disabled={disabled}
        aria-disabled={isIncomplete}
        onClick={tool.act}
      >
        {children}
      </button>
    </>
  )
}
