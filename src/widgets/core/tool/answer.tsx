import { createContext, type ReactNode, useEffect, useRef, useState } from 'react'
import * as css from './answer.css'
import { AnswerBar } from './answer-bar'
import { focusTool } from './focus-tool'
import { coreStrings } from './strings'
import { visuallyHidden } from './theme.css'
import type { ToolState } from './tool-props'

interface AnswerProps<Output> {
  readonly tool: ToolState<Output>
  /** The answer in one sentence: announced once, without moving focus. */
  readonly say: (output: Output) => string
  /** What is going on while an answer is on its way, in place of 'Working…'. */
  readonly working?: string
  readonly children: (output: Output) => ReactNode
}

/** The right half: the answer, or that of the example until there is one. */
export function Answer<Output>({ tool, say, working, children }: AnswerProps<Output>) {
  const { output } = tool
  if (output === undefined) return null
  return (
    <AnswerFrame tool={tool} said={say(output)} working={working}>
      {children(output)}
    </AnswerFrame>
  )
}

/** What can be copied or saved: only an answer to what is in the fields. */
export const IsCurrent = createContext(true)

interface AnswerFrameProps {
  readonly tool: ToolState
  /** The answer in one sentence: announced, and on a phone shown while the answer is out of sight. */
  readonly said?: string
  readonly working?: string
  readonly children: ReactNode
}

/** Around an answer: marks the example's as one, and dims one that is out of date. */
export function AnswerFrame({ tool, said, working, children }: AnswerFrameProps) {
  const { status, pending, follows } = tool
  const t = { ...coreStrings, ...tool.t }
  const answer = useRef<HTMLDivElement>(null)
  const current = status === 'current' ? (said ?? '') : ''
  return (
    <IsCurrent value={status === 'current'}>
      {said !== undefined && <Announcement live={follows}>{current}</Announcement>}
      {status === 'example' && (
        <div className={css.exampleBar}>
          <span className={css.tag}>{t.example}</span>
          <button
            type="button"
            className={css.applyExample}
            onClick={({ currentTarget }) => {
              focusTool(currentTarget)
              tool.applyExample()
            }}
          >
            {t.applyExample}
          </button>
        </div>
      )}
      {pending && <p className={css.working}>{working ?? t.working}</p>}
      <div ref={answer} className={css.frames[status]} data-status={status} aria-busy={pending || undefined}>
        {children}
      </div>
      {status === 'current' && <AnswerBar answer={answer} said={current} />}
    </IsCurrent>
  )
}

/** A polite live region. While a person types it waits for a pause, so that one answer is read and not ten. */
export function Announcement({ live, children }: { readonly live?: boolean; readonly children: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), live ? 600 : 0)
    return () => clearTimeout(timer)
  }, [children, live])
  return (
    <p className={visuallyHidden} role="status">
      {said}
    </p>
  )
}

interface HeadlineProps {
  readonly label: string
  /** Text to be copied letter by letter: smaller, monospaced, broken anywhere. */
  readonly code?: boolean
  readonly children: ReactNode
}

/** The largest thing on the card. */
export function Headline({ label, code, children }: HeadlineProps) {
  return (
    <div className={css.headline}>
      <p className={css.headlineLabel}>{label}</p>
      <p className={code ? css.code : css.figure}>{children}</p>
    </div>
  )
}

export const Sentence = ({ children }: { readonly children: ReactNode }) => <p className={css.sentence}>{children}</p>
export const Note = ({ children }: { readonly children: ReactNode }) => <p className={css.note}>{children}</p>
export const Caution = ({ children }: { readonly children: ReactNode }) => <p className={css.caution}>{children}</p>

export const Receipt = ({ children }: { readonly children: ReactNode }) => <dl className={css.receipt}>{children}</dl>

/** Label, dotted leader, figure. `series` colours the square that ties it to a picture; `rule` draws a line above. */
export function Line({
  label,
  series,
  rule,
  children,
}: {
  readonly label: string
  readonly series?: 1 | 2 | 3 | 4
  readonly rule?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={css.line} data-rule={rule || undefined}>
      <dt>
        {series && <span className={`${css.swatch} ${css.fills[series]}`} />}
        {label}
      </dt>
      <span className={css.leader} aria-hidden="true" />
      <dd className={css.amount}>{children}</dd>
    </div>
  )
}
