import { type ReactNode, useRef, useState } from 'react'
import type { Issue, Result } from '../../engine/core/result'
import type { Input, IssueCode, Output, PercentageType } from '../../engine/percentage-calculator/percentage-calculator'
import { sentenceOf } from '../core/base/strings'
import { visuallyHidden } from '../core/base/theme.css'
import type { FormTool, HostOptions } from '../core/base/tool-props'
import { RowNotes } from '../core/fields/field'
import { formatPercent } from '../core/format/format'
import { Calculations } from './percentage-calculator.answer'
import * as css from './percentage-calculator.css'
import type { strings } from './percentage-calculator.strings'

export interface PercentageTool extends Omit<FormTool<Input, typeof strings>, 'update'> {
  readonly props: HostOptions
  isTyping(field: string): boolean
  update(patch: Partial<Input>, field?: string): void
}

export interface QuestionProps {
  readonly tool: PercentageTool
  /** The examples in empty fields. */
  readonly examples: Readonly<Record<PercentageType, Input>>
  /** Called with the answer in words after each edit, for screen readers. */
  readonly onAnswer: (said: string) => void
}

type Answered = Result<Output, IssueCode>

/** Whether to show an error: not while the person is typing. An empty field is just not filled in yet. */
const isShown = ({ code, field = '' }: Issue<IssueCode>, { isTyping }: PercentageTool) =>
  code !== 'missing' && !isTyping(field)

interface FieldWithIssue {
  readonly path: string
  readonly isPercent: boolean
  /** A number that it accepts, as displayed. */
  readonly example: string
}

/** The error of a field, with an example that it accepts. */
export function shownIssue(result: Answered, field: FieldWithIssue, tool: PercentageTool): string | undefined {
  const { path, isPercent, example } = field
  const { t, locale } = tool
  const issue = result.ok ? undefined : result.issues.find((each) => each.field === path)
  if (!issue || !isShown(issue, tool)) return undefined
  const withUnit = (limit: string | number) =>
    isPercent && typeof limit === 'number' ? formatPercent(limit, locale) : limit
  const values = Object.entries(issue.values ?? {}).map(([name, value]) => [name, withUnit(value)])
  return sentenceOf({ ...issue, values: Object.fromEntries(values) }, t.issues, locale, example)
}

interface QuestionRowProps {
  /** The question as it's read. */
  readonly label: string
  readonly isLocked: boolean
  readonly sentence: ReactNode
  readonly result: Answered
  /** The example's, if the question is empty. */
  readonly example: Answered | undefined
  /** Below the calculation. */
  readonly noteOf?: (shown: Output) => string
  readonly tool: PercentageTool
  /** An error of the question as a whole. */
  readonly children?: ReactNode
}

/** A sentence, and next to it or below it the calculation with its answer, or the errors. */
export function QuestionRow({ label, isLocked, sentence, result, example, noteOf, tool, children }: QuestionRowProps) {
  const [notes, setNotes] = useState<Element | null>(null)
  // The last answer stays while an edit is unfinished.
  const last = useRef<Output>(undefined)
  if (result.ok || example) last.current = result.ok ? result.value : undefined
  const hasError = !result.ok && result.issues.some((issue) => isShown(issue, tool))
  const shown = hasError ? undefined : example?.ok ? example.value : last.current
  return (
    <fieldset className={css.question} disabled={isLocked}>
      <legend className={visuallyHidden}>{label}</legend>
      <div className={css.questionParts}>
        <RowNotes.Provider value={notes}>{sentence}</RowNotes.Provider>
        <div className={css.answers[result.ok ? 'own' : 'other']}>
          {shown && <Calculations output={shown} />}
          {shown && noteOf && <p className={css.calculation}>{noteOf(shown)}</p>}
          <div ref={setNotes} className={css.questionNotes}>
            {children}
          </div>
        </div>
      </div>
    </fieldset>
  )
}
