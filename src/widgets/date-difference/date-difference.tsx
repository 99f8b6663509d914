import { today } from '../../engine/core/dates/today'
import {
  type Context,
  evaluate,
  fields,
  type Input,
  type IssueCode,
  type Output,
} from '../../engine/date-difference/date-difference'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { DateField } from '../core/fields/date/date-field'
import { readDay } from '../core/fields/date/date-reading'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { DateAnswer } from './date-difference.answer'
import { strings } from './date-difference.strings'
import { summarize } from './date-difference.summary'

export type DateDifferenceProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** Reads the clock for every answer, so that a page left open overnight uses the new date. */
const engine = {
  fields,
  evaluate: (input: Input, context?: Context) => evaluate(input, { ...context, now: Date.now() }),
  summarize,
}

export function DateDifference(props: DateDifferenceProps) {
  const tool = useTool(engine, strings, props, { readsClock: true })
  const { t, locale } = tool
  const isReversed = ({ startDate }: Output) => {
    const typed = tool.answeredInput?.start
    return typed !== undefined && readDay(typed, { locale, today: today(Date.now()) }) !== startDate
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="time"
      inputs={
        <>
          {(['start', 'end'] as const).map((name) => (
            <DateField key={name} {...tool.field(name)} withToday />
          ))}
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool}>
        {(output, summary) => <DateAnswer output={output} summary={summary} reversed={isReversed(output)} />}
      </Answer>
    </Tool>
  )
}
