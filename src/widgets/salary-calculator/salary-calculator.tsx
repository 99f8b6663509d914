import { useRef } from 'react'
import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  modes,
  type Output,
  type SalaryMode,
} from '../../engine/salary-calculator'
import { Answer } from '../core/answer/answer'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { currencySign, formatMoney, formatNumber } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { figureOf, SalaryAnswer, sayOf } from './salary-calculator.answer'
import { strings } from './salary-calculator.strings'

export type SalaryCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const overtime = ['overtimeHours', 'overtimeMultiplier'] as const

export function SalaryCalculator(props: SalaryCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { live: true })
  const { t, value, locale, output, status } = tool
  const toHourly = value.mode === 'salaryToHourly'
  const sign = currencySign(locale, t.currency)
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const hasOvertime = overtime.some((field) => tool.issueAt(field) || value[field] !== initial[field])

  /** The amount that was filled in by a change of mode. */
  const filled = useRef('')

  /** Fills the other amount with the answer, unless the user has typed one. */
  function changeMode(mode: string): void {
    const other = mode === 'salaryToHourly' ? 'annualSalary' : 'hourlyRate'
    const isTyped = value[other] !== '' && value[other] !== filled.current
    const canFill = !isTyped && output && status === 'current'
    const amount = canFill ? formatNumber(figureOf(output, t).amount, locale, 0, 2) : value[other]
    if (canFill) filled.current = amount
    tool.update({ mode: mode as SalaryMode, [other]: amount })
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <Choice {...tool.field('mode')} onChange={changeMode} options={modes.map((mode) => [mode, t.modes[mode]])} />
          <div hidden={toHourly}>
            <NumberField {...tool.field('hourlyRate')} unit={t.beforeTax} prefix={sign} />
          </div>
          <div hidden={!toHourly}>
            <NumberField {...tool.field('annualSalary')} unit={t.beforeTax} prefix={sign} />
          </div>
          <Row>
            <NumberField {...tool.field('hoursPerWeek')} />
            <NumberField {...tool.field('weeksPerYear')} />
          </Row>
          <NumberField {...tool.field('taxRate')} suffix="%" hint={t.taxHint} />
          {!toHourly && (
            <Disclosure summary={t.overtime} content={hasOvertime ? undefined : t.noOvertime} open={hasOvertime}>
              <Row>
                <NumberField {...tool.field('overtimeHours')} hint={t.overtimeHint} />
                <NumberField {...tool.field('overtimeMultiplier')} suffix={t.times} />
              </Row>
            </Disclosure>
          )}
          <CurrencySwitch tool={tool} />
        </>
      }
    >
      <Answer tool={tool} say={(output) => sayOf({ output, t, money })}>
        {(output) => <SalaryAnswer output={output} t={t} locale={locale} money={money} />}
      </Answer>
    </Tool>
  )
}
