import {
  type Context,
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
} from '../../engine/date-difference'
import { DateField } from '../core/dates/date-field'
import { periodText } from '../core/dates/period'
import { Answer } from '../core/tool/answer'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { DateAnswer } from './date-difference.answer'
import { strings } from './date-difference.strings'

export type DateDifferenceProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** Today is the day of the press, on a page that was left open overnight too. */
const engine = {
  initial,
  example,
  kinds,
  evaluate: (input: Input, context?: Context) => evaluate(input, { ...context, now: Date.now() }),
}

export function DateDifference(props: DateDifferenceProps) {
  const tool = useTool(engine, strings, props)
  const { t, locale } = tool

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          {(['start', 'end'] as const).map((name) => (
            <DateField key={name} {...tool.field(name)} t={t} locale={locale} withToday />
          ))}
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={(output) => `${t.difference}: ${periodText(output, locale)}`}>
        {(output) => <DateAnswer output={output} t={t} locale={locale} />}
      </Answer>
    </Tool>
  )
}
