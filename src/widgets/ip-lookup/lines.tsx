import type { ReactNode } from 'react'
import { Line, Receipt } from '../core/answer/answer'
import type { SummaryLine } from '../core/base/summary'
import * as css from './ip-lookup.css'

/** The lines of a summary below a title. */
export type LinesOf = (title: string) => readonly SummaryLine[]

interface LinesProps {
  readonly title?: string
  readonly lines: readonly SummaryLine[]
  /** The receipt is wide enough for long texts beside their labels. */
  readonly wide?: boolean
  /** More lines. */
  readonly children?: ReactNode
}

/** A receipt with long texts below their labels. */
export const Lines = ({ title, lines, wide, children }: LinesProps) => (
  <div className={css.lines}>
    <Receipt title={title}>
      {lines.map(({ label, text }) =>
        isLong(label, text) && !wide ? (
          <LongLine key={label} label={label}>
            {text}
          </LongLine>
        ) : (
          <Line key={label} label={label}>
            {text.length > 26 ? <span className={css.small}>{text}</span> : text}
          </Line>
        ),
      )}
      {children}
    </Receipt>
  </div>
)

/** Whether a label and its text don't fit on one line of a phone. */
const isLong = (label: string, text: string) => text.length > 26 || label.length + text.length > 38

/** A label with a text below it. */
const LongLine = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div className={css.long}>
    <dt>{label}</dt>
    <dd className={css.text}>{children}</dd>
  </div>
)
