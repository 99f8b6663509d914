import { today } from '../../engine/core/dates/date'
import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
} from '../../engine/date-difference'
import { dateProps } from '../core/dates/date-props'
import { periodText } from '../core/dates/period'
import { FieldWithButton } from '../core/fields/field-with-button'
import { Answer } from '../core/tool/answer'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { DateAnswer } from './date-difference.answer'
import { strings } from './date-difference.strings'

export type DateDifferenceProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function DateDifference(props: DateDifferenceProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, locale } = tool

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          {(['start', 'end'] as const).map((name) => {
            const field = tool.field(name)
            return (
              <FieldWithButton
                key={name}
                {...dateProps(field, t, locale)}
                press={t.today}
                onPress={() => field.onChange(today(Date.now()))}
              />
            )
          })}
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
