import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { focusTool } from '../base/focus-tool'
import { coreStrings } from '../base/strings'
import { visuallyHidden } from '../base/theme.css'
import type { ToolState } from '../base/tool-props'
import * as css from './answer.css'
import { AnswerBar, BarPlace } from './answer-bar'
import { figureParts } from './figure-parts'

interface AnswerProps<Output> {
  readonly tool: ToolState<Output>
  /** The answer as a sentence, announced once without moving the focus. */
  readonly say: (output: Output) => string
  /** The text shown while waiting for an answer, instead of 'Working…'. */
  readonly working?: string
  readonly children: (output: Output) => ReactNode
}

/** The right pane: the answer, or the example's answer until there is one. */
export function Answer<Output>({ tool, say, working, children }: AnswerProps<Output>) {
  const { output } = tool
  if (output === undefined) return null
  return (
    <AnswerFrame tool={tool} said={say(output)} working={working}>
      {children(output)}
    </AnswerFrame>
  )
}

/** Only an up-to-date answer can be copied or downloaded. */
export const IsCurrent = createContext(true)

/** The answer's picture is elsewhere and has an example tag there. */
export const HasPicture = createContext(false)

/** Labels an answer as the example's and offers to use the example. */
export function ExampleBar({ tool }: { readonly tool: ToolState }) {
  const t = { ...coreStrings, ...tool.t }
  return (
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
  )
}

interface AnswerFrameProps {
  readonly tool: ToolState
  /** The answer as a sentence. Announced, and on a phone shown while the answer is out of view. */
  readonly said?: string
  readonly working?: string
  readonly children: ReactNode
}

/** Labels the example's answer and dims an outdated one. */
export function AnswerFrame({ tool, said, working, children }: AnswerFrameProps) {
  const { status, pending, follows } = tool
  const t = { ...coreStrings, ...tool.t }
  const hasPicture = useContext(HasPicture)
  const answer = useRef<HTMLDivElement>(null)
  const current = status === 'current' ? (said ?? '') : ''
  return (
    <IsCurrent.Provider value={status === 'current'}>
      {said !== undefined && <Announcement live={follows}>{current}</Announcement>}
      {status === 'example' && !hasPicture && <ExampleBar tool={tool} />}
      {status === 'outdated' && !pending && (
        <p className={hasPicture ? css.lastBelowPicture : css.lastAnswer}>
          <span className={css.oldTag}>{t.lastAnswer}</span>
        </p>
      )}
      {pending && <p className={css.working}>{working ?? t.working}</p>}
      <div ref={answer} className={css.frames[status]} data-status={status} aria-busy={pending || undefined}>
        {children}
      </div>
      {status === 'current' && <AnswerBar answer={answer} said={current} details={t.details} />}
    </IsCurrent.Provider>
  )
}

/**
 * A polite live region. It waits for a pause in typing, so that one answer is read instead of ten. It's outside the
 * answer, because a narrow card may hide the answer, and what is hidden isn't announced.
 */
export function Announcement({ live, children }: { readonly live?: boolean; readonly children: string }) {
  const { place } = useContext(BarPlace)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), live ? 600 : 0)
    return () => clearTimeout(timer)
  }, [children, live])
  const region = (
    <p className={visuallyHidden} role="status">
      {said}
    </p>
  )
  return place ? createPortal(region, place) : region
}

interface HeadlineProps {
  readonly label: string
  /** Text to be copied exactly: smaller, monospaced, wraps anywhere. */
  readonly code?: boolean
  /** Text such as 'B+', whose sign would move to the front on an Arabic page. */
  readonly ltr?: boolean
  readonly children: ReactNode
}

/** The largest text on the card. */
export function Headline({ label, code, ltr, children }: HeadlineProps) {
  return (
    <div className={css.headline} part="headline">
      <p className={css.headlineLabel}>{label}</p>
      {code || typeof children !== 'string' ? (
        <p className={code ? css.code : css.figures.medium}>{children}</p>
      ) : (
        <Figure text={children} ltr={ltr} />
      )}
    </div>
  )
}

/** A figure on one line: '$2,598' large, and '.81' or the unit lighter. */
function Figure({ text, ltr }: { readonly text: string; readonly ltr?: boolean }) {
  const [major, minor] = figureParts(text)
  const size = text.length <= 12 ? 'short' : text.length <= 15 ? 'medium' : 'long'
  return (
    <p className={css.figures[size]}>
      {ltr ? <bdi dir="ltr">{major}</bdi> : major}
      {minor && <span className={css.minor}>{minor}</span>}
    </p>
  )
}

export const Sentence = ({ children }: { readonly children: ReactNode }) => <p className={css.sentence}>{children}</p>

interface MeaningProps {
  /** 'Over {years} years the interest is {interest}.' */
  readonly template: string
  readonly values: Readonly<Record<string, string>>
}

/** The meaning of the answer as a sentence, with bold figures. */
export const Meaning = ({ template, values }: MeaningProps) => (
  <Sentence>
    {template.split(/\{(\w+)\}/).map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may appear twice, and the position identifies it
      index % 2 ? <b key={index}>{values[part]}</b> : part,
    )}
  </Sentence>
)
export const Note = ({ children }: { readonly children: ReactNode }) => <p className={css.note}>{children}</p>
export const Caution = ({ children }: { readonly children: ReactNode }) => <p className={css.caution}>{children}</p>

/** Two receipts side by side if there's room. */
export const Receipts = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.receipts}>{children}</div>
)

interface ReceiptProps {
  readonly title?: string
  /** Below the title: the bar that shows the parts. */
  readonly picture?: ReactNode
  readonly children: ReactNode
}

export function Receipt({ title, picture, children }: ReceiptProps) {
  const lines = <dl className={css.receipt}>{children}</dl>
  if (!title) return lines
  return (
    <div>
      <p className={css.receiptTitle}>{title}</p>
      {picture}
      {lines}
    </div>
  )
}

/** A label, a dotted leader and a figure. `series` adds the color of a chart series; `rule` draws a line above. */
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
