import {
  type Context,
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  isLeapDay,
  kinds,
  type Output,
} from '../../engine/age-calculator'
import { readDate } from '../../engine/core/dates/date'
import { dateProps } from '../core/dates/date-props'
import { periodText } from '../core/dates/period'
import { Checkbox } from '../core/fields/check'
import { TextField } from '../core/fields/field'
import { Answer } from '../core/tool/answer'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { AgeAnswer } from './age-calculator.answer'
import { strings } from './age-calculator.strings'

export type AgeCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** Today is the day of the press, on a page that was left open overnight too. */
const engine = {
  initial,
  example,
  kinds,
  evaluate: (input: Input, context?: Context) => evaluate(input, { ...context, now: Date.now() }),
}

export function AgeCalculator(props: AgeCalculatorProps) {
  const tool = useTool(engine, strings, props)
  const { t, value, locale } = tool
  const leapDay = tool.field('leapDay')

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <TextField {...dateProps(tool.field('birthDate'), t, locale)} />
          <div hidden={!isLeapDay(readDate(value.birthDate, locale))}>
            <Checkbox
              {...leapDay}
              value={leapDay.value === 'feb-28'}
              onChange={(is) => leapDay.onChange(is ? 'feb-28' : 'mar-1')}
            />
          </div>
          <TextField {...dateProps(tool.field('onDate'), t, locale, t.onDateHint)} />
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool} say={(output) => `${t.age}: ${periodText(output, locale)}`}>
        {(output) => <AgeAnswer output={output} t={t} locale={locale} />}
      </Answer>
    </Tool>
  )
}
