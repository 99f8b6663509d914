import { useState } from 'react'
import {
  evaluate,
  type Found,
  fields,
  type Input,
  type IssueCode,
  type Output,
} from '../../engine/interest-calculator/interest-calculator'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { FindAnother, foundProps, hasOneToFind } from '../core/field-groups/find-another'
import { MoneyField } from '../core/fields/number/money-field'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { InterestAnswer } from './interest-calculator.answer'
import { MoreFields, OptionFields, PlanFields } from './interest-calculator.fields'
import { strings } from './interest-calculator.strings'
import { summarize } from './interest-calculator.summary'
import { contributionLabel, numbersOf, shownInField, unitOf, withUnit } from './quantities'
import { Years } from './years'

export type InterestCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** Whether one is left empty. The contribution may be empty besides, but it's found if nothing else is. */
const canFind = (value: Input): boolean => {
  const needed = ['principal', 'rate', 'time', 'finalAmount'] as const
  return hasOneToFind(value, needed) || needed.every((name) => value[name].trim())
}

export function InterestCalculator(props: InterestCalculatorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props)
  const { t, value, locale, output } = tool
  const [isTableOpen, setTableOpen] = useState(false)
  const timeUnit = value.timeUnit === 'months' ? 'months' : 'years'
  const current = tool.status === 'current' ? output : undefined
  const foundIn = (name: Found) =>
    foundProps(current?.found === name, current ? shownInField(current, timeUnit, locale) : '', t)

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <PlanFields tool={tool} foundIn={foundIn} />
          <MoreFields tool={tool} />
          <FindAnother
            tool={{ ...tool, update: (patch) => tool.update(withUnit(patch, current)) }}
            usual="finalAmount"
            others={{
              principal: t.principal,
              rate: t.rate,
              time: t.time,
              contribution: contributionLabel(value, t),
            }}
            numbersOf={(output) => numbersOf(output, timeUnit)}
          >
            <MoneyField {...tool.field('finalAmount')} />
          </FindAnother>
          <OptionFields tool={tool} />
          <ActionButton tool={tool} isIncomplete={!canFind(value)}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
      below={isTableOpen && output && <Years years={output.years} unit={unitOf(tool.answeredInput ?? value, output)} />}
    >
      <Answer tool={tool}>
        {(output, summary) => (
          <InterestAnswer
            output={output}
            summary={summary}
            input={tool.answeredInput ?? value}
            isTableOpen={isTableOpen}
            onToggle={() => setTableOpen(!isTableOpen)}
          />
        )}
      </Answer>
    </Tool>
  )
}
