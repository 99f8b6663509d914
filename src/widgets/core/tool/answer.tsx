import { type ReactNode, useEffect, useState } from 'react'
import * as css from './answer.css'
import { coreStrings } from './strings'
import { visuallyHidden } from './theme.css'
import type { ToolState } from './tool-props'

interface AnswerProps<Output> {
  readonly tool: ToolState<Output>
  /** The answer in one sentence: announced once, without moving focus. */
  readonly say: (output: Output) => string
  /** Shown until there is an answer. */
  readonly empty: ReactNode
  readonly children: (output: Output) => ReactNode
}

/** The right half: the answer, or quietly what will be there. */
export function Answer<Output>({ tool, say, empty, children }: AnswerProps<Output>) {
  const { output, stale, pending, live } = tool
  const t = { ...coreStrings, ...tool.t }
  return (
    <>
      <Announcement live={live}>{output === undefined ? '' : say(output)}</Announcement>
      {stale && <p className={css.note}>{t.changed}</p>}
      {pending && <p className={css.working}>{t.working}</p>}
      {output === undefined ? empty : children(output)}
    </>
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

interface PlaceholderProps {
  readonly label: string
  readonly lines: readonly string[]
  /** As the headline that will be there. */
  readonly code?: boolean
  /** Between the headline and the lines. */
  readonly children?: ReactNode
}

/** A faint receipt, as large as what will be there, so that nothing moves when it comes. */
export function Placeholder({ label, lines, code, children }: PlaceholderProps) {
  return (
    <div className={css.faint}>
      <Headline label={label} code={code}>
        <span className={css.ghostFigure}>&nbsp;</span>
      </Headline>
      {children}
      <div className={css.receipt}>
        {lines.map((line) => (
          <div key={line} className={css.line}>
            <span>{line}</span>
            <span className={css.leader} />
            <span className={css.ghost} />
          </div>
        ))}
      </div>
      <div className={css.ghostButton} />
    </div>
  )
}
