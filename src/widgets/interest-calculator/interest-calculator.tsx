import { useState } from 'react'
import {
  evaluate,
  example,
  type Found,
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
import { FindAnother, foundProps, hasOneToFind } from '../core/field-groups/find-another'
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
import { ContributionField, MoreFields, OptionFields } from './interest-calculator.fields'
import { contributionLabel, headlineOf, numbersOf, shownInField, unitOf, withUnit } from './interest-calculator.found'
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
  const sign = currencySign(locale, t.currency)
  const current = tool.status === 'current' ? output : undefined
  const foundIn = (name: Found) =>
    foundProps(current?.found === name, current ? shownInField(current, timeUnit, locale) : '', t)
  const isEmpty = (name: keyof Input) => !String(value[name]).trim()
  const canFind =
    hasOneToFind(value, ['principal', 'rate', 'time', 'finalAmount']) ||
    (['principal', 'rate', 'time', 'finalAmount'] as const).every((name) => !isEmpty(name))

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <NumberField {...tool.field('principal')} {...foundIn('principal')} prefix={sign} />
          <Row>
            <NumberField {...tool.field('rate')} unit={t.perYear} {...foundIn('rate')} suffix="%" />
            <NumberField
              {...tool.field('time')}
              {...foundIn('time')}
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
          <ContributionField tool={tool} sign={sign} found={foundIn('contribution')} />
          <Choice {...tool.field('type')} options={types.map((type) => [type, t.types[type]])} />
          {value.type === 'compound' && (
            <Select
              {...tool.field('frequency')}
              options={frequencies.map((frequency) => [frequency, t.frequencies[frequency]])}
            />
          )}
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
            <NumberField {...tool.field('finalAmount')} prefix={sign} />
          </FindAnother>
          <OptionFields tool={tool} sign={sign} />
          <ActionButton tool={tool} disabled={!canFind}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
      below={
        isTableOpen &&
        output && <Years years={output.years} unit={unitOf(tool.answeredInput ?? value, output)} {...shared} />
      }
    >
      <Answer tool={tool} say={(output) => headlineOf(output, tool.answeredInput ?? value, shared).join(': ')}>
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
