import type { ReactNode } from 'react'
import { interpolate } from '../base/strings'
import type { Phrase, Summary, SummaryLine } from '../base/summary'
import type { ToolState } from '../base/tool-props'
import * as css from './answer.css'
import { AnswerFrame } from './answer-frame'
import { figureParts } from './figure-parts'

interface AnswerProps<Output> {
  readonly tool: ToolState<Output>
  /** The text shown while waiting for an answer, instead of 'Working…'. */
  readonly working?: string
  readonly children: (output: Output, summary: Summary) => ReactNode
}

/** The right pane: the answer, or the example's until the first edit, or dashes until there is one. */
export function Answer<Output>({ tool, working, children }: AnswerProps<Output>) {
  const { output, summary } = tool
  if (!summary) return null
  return (
    <AnswerFrame tool={tool} working={working}>
      {output === undefined ? (
        <>
          <Headline summary={summary} />
          <Needed tool={tool} />
          <Receipt lines={summary.lines} />
        </>
      ) : (
        children(output, summary)
      )}
    </AnswerFrame>
  )
}

/** Names the fields that an answer still needs: those that are empty or have errors. */
function Needed({ tool }: { readonly tool: ToolState }) {
  const { t } = tool
  const labels = tool.issues.flatMap(({ field }) => (field && tool.labelAt(field)) || [])
  const fields = [...new Set(labels)].join(t.comma)
  return fields ? <Sentence>{interpolate(t.needed, { fields }, tool.locale)}</Sentence> : null
}

interface HeadlineProps {
  readonly summary: Pick<Summary, 'label' | 'figure'>
  /** Text to be copied exactly: smaller, monospaced, wraps anywhere. */
  readonly code?: boolean
  /** Text such as 'B+', whose sign would move to the front on an Arabic page. */
  readonly ltr?: boolean
  /** The figure drawn in another way, such as with a flag. */
  readonly children?: ReactNode
}

/** The largest text on the card. */
export function Headline({ summary: { label, figure }, code, ltr, children }: HeadlineProps) {
  return (
    <div className={css.headline} part="headline">
      <p className={css.headlineLabel}>{label}</p>
      {code || children ? (
        <p className={code ? css.code : css.figures.medium}>
          {children ?? (ltr ? <bdi dir="ltr">{figure}</bdi> : figure)}
        </p>
      ) : (
        <Figure text={figure} ltr={ltr} />
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

/** The meaning of the answer as a sentence, with bold figures. */
export function Meaning({ sentence }: { readonly sentence: Phrase | undefined }) {
  if (!sentence) return null
  const { template, values = {} } = sentence
  return (
    <Sentence>
      {template.split(/\{(\w+)\}/).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may appear twice, and the position identifies it
        index % 2 ? <b key={index}>{values[part]}</b> : part,
      )}
    </Sentence>
  )
}
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
  readonly lines?: readonly SummaryLine[]
  /** Lines that are drawn in another way, above the others. */
  readonly children?: ReactNode
}

/** A title, and lines of labels and figures. */
export function Receipt({ title, picture, lines = [], children }: ReceiptProps) {
  const receipt = (
    <dl className={css.receipt}>
      {children}
      {lines.map(({ label, text, series, isTotal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two courses may have the same name
        <Line key={index} label={label} series={series} rule={isTotal}>
          {text}
        </Line>
      ))}
    </dl>
  )
  if (!title) return receipt
  return (
    <div>
      <p className={css.receiptTitle}>{title}</p>
      {picture}
      {receipt}
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
