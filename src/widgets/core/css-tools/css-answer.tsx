import type { ReactNode } from 'react'
import { Note, Receipt, Receipts } from '../answer/answer'
import { copyOf, groupsOf, type Summary } from '../base/summary'
import { CopyButton } from '../output/copy-button'
import { SendTo } from '../output/send-to'
import * as css from './css-answer.css'

interface CssAnswerProps {
  /** Its text is the declaration, and its lines are the contrast, if that's known and worth showing. */
  readonly summary: Summary
  /** Why there's no contrast. */
  readonly contrastUnknown?: string
  /** A sentence about it, above the declaration. */
  readonly children?: ReactNode
}

/** The declaration to copy, and how readable text is on the result. */
export const CssAnswer = ({ summary, contrastUnknown, children }: CssAnswerProps) => (
  <>
    {children}
    <div className={css.block}>
      <p className={css.code}>{summary.text}</p>
      <CopyButton text={() => copyOf(summary)} className={css.copy} />
      <SendTo summary={summary} />
    </div>
    {groupsOf(summary.lines).map(({ title, lines }) => (
      <div key={title} className={css.contrast}>
        <Note>{title}</Note>
        <Receipts>
          {lines.map((line) => (
            <Receipt key={line.label} lines={[line]} />
          ))}
        </Receipts>
      </div>
    ))}
    {contrastUnknown && (
      <div className={css.contrast}>
        <Note>{contrastUnknown}</Note>
      </div>
    )}
  </>
)
