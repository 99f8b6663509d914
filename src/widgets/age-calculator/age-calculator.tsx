import {
  type Context,
  evaluate,
  fields,
  type Input,
  type IssueCode,
  isLeapDay,
  type Output,
} from '../../engine/age-calculator/age-calculator'
import { readDateField } from '../../engine/core/dates/read-date'
import { today } from '../../engine/core/dates/today'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { Checkbox } from '../core/fields/check'
import { DateField } from '../core/fields/date/date-field'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { AgeAnswer } from './age-calculator.answer'
import { strings } from './age-calculator.strings'
import { summarize } from './age-calculator.summary'

export type AgeCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** Reads the clock for every answer, so that a page left open overnight uses the new date. */
const engine = {
  fields,
  evaluate: (input: Input, context?: Context) => evaluate(input, { ...context, now: Date.now() }),
  summarize,
}

export function AgeCalculator(props: AgeCalculatorProps) {
  const tool = useTool(engine, strings, props, { readsClock: true })
  const { t, value, locale } = tool
  const [leapDay, onDate] = [tool.field('leapDay'), tool.field('onDate')]
  const birth = readDateField(value.birthDate, { locale, today: today(Date.now()), past: true })

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="time"
      inputs={
        <>
          <DateField {...tool.field('birthDate')} past />
          <div hidden={!isLeapDay(birth)}>
            <Checkbox
              {...leapDay}
              value={leapDay.value === 'feb-28'}
              onChange={(is) => leapDay.onChange(is ? 'feb-28' : 'mar-1')}
            />
          </div>
          <DateField
            {...onDate}
            // The example has a date of its own, but the user’s empty field means today.
            placeholder={tool.status === 'example' && !value.birthDate ? onDate.placeholder : t.today}
            hint={t.onDateHint}
          />
          <ActionButton tool={tool}>{t.calculate}</ActionButton>
        </>
      }
    >
      <Answer tool={tool}>{(output, summary) => <AgeAnswer output={output} summary={summary} />}</Answer>
    </Tool>
  )
}
