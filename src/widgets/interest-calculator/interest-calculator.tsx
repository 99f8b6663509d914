import { useState } from 'react'
import {
  evaluate,
  example,
  frequencies,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  timeUnits,
  types,
} from '../../engine/interest-calculator'
import { Answer } from '../core/answer/answer'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { Select } from '../core/fields/select'
import { currencySign, formatMoney } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { PercentSlip } from '../core/numbers/percent-slip'
import { UnitToggle } from '../core/numbers/unit-toggle'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { InterestAnswer } from './interest-calculator.answer'
import { strings } from './interest-calculator.strings'
import { Years } from './interest-calculator.years'

export type InterestCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** A rate above this is probably a typing slip. Savings rates can be close to 0. */
const usualRates = { least: 0, most: 60 }

export function InterestCalculator(props: InterestCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale, output } = tool
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const [isTableOpen, setTableOpen] = useState(false)
  const shared = { t, locale, money }
  const timeUnit = value.timeUnit === 'months' ? 'months' : 'years'
  const filled = [value.principal, value.rate, value.time].every((text) => text.trim())

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <NumberField {...tool.field('principal')} prefix={currencySign(locale, t.currency)} />
          <Row>
            <NumberField {...tool.field('rate')} unit={t.perYear} suffix="%" />
            <NumberField
              {...tool.field('time')}
              suffix={tool.accessOf('timeUnit') === 'hidden' ? t.timeUnits[timeUnit] : undefined}
              end={
                <UnitToggle
                  label={t.timeUnit}
                  access={tool.accessOf('timeUnit')}
                  chosen={timeUnit}
                  units={timeUnits.map((unit) => [unit, t.timeUnits[unit], t.timeUnitNames[unit]])}
                  onChoose={(timeUnit) => tool.update({ timeUnit })}
                />
              }
            />
          </Row>
          <PercentSlip
            {...tool.field('rate')}
            usual={usualRates}
            isTyping={tool.isTyping('rate')}
            t={t}
            locale={locale}
          />
          <NumberField {...tool.field('contribution')} unit={t.optional} prefix={currencySign(locale, t.currency)} />
          <Choice {...tool.field('type')} options={types.map((type) => [type, t.types[type]])} />
          {value.type === 'compound' && (
            <Select
              {...tool.field('frequency')}
              options={frequencies.map((frequency) => [frequency, t.frequencies[frequency]])}
            />
          )}
          <ActionButton tool={tool} disabled={!filled}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
      below={
        isTableOpen &&
        output && <Years years={output.years} unit={(tool.answeredInput ?? value).timeUnit} {...shared} />
      }
    >
      <Answer tool={tool} say={({ finalAmount }) => `${t.finalAmount}: ${money(finalAmount)}`}>
        {(output) => (
          <InterestAnswer
            output={output}
            input={tool.answeredInput ?? value}
            isTableOpen={isTableOpen}
            onToggle={() => setTableOpen(!isTableOpen)}
            {...shared}
          />
        )}
      </Answer>
    </Tool>
  )
}
