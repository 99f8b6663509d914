import { useRef } from 'react'
import {
  type Input,
  initial,
  modes,
  type Output,
  payPeriods,
  type SalaryMode,
} from '../../engine/salary-calculator/salary-calculator'
import type { FormTool, Status } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { Select } from '../core/fields/select'
import { formatNumber } from '../core/format/format'
import type { strings } from './salary-calculator.strings'
import { amountOf } from './salary-calculator.summary'

interface PayFieldsProps {
  readonly tool: FormTool<Input, typeof strings> & {
    readonly output: Output | undefined
    readonly status: Status
    issueAt(field: string): object | undefined
  }
}

const amounts = ['hourlyRate', 'annualSalary', 'pay'] as const
const overtime = ['overtimeHours', 'overtimeMultiplier'] as const

/** What's paid for which period, and the hours and weeks. */
export function PayFields({ tool }: PayFieldsProps) {
  const { t, value, locale, field, output, status } = tool
  const { mode } = value
  const usual = mode === 'salaryToHourly' ? 'year' : 'hour'
  const period = value.payPer || usual
  const amount = value.payPer ? 'pay' : mode === 'salaryToHourly' ? 'annualSalary' : 'hourlyRate'

  /** The amount that was filled in by a change of mode. */
  const filled = useRef('')

  /** Fills the other amount with the answer, unless the user has typed one. Pay for another period stays. */
  function changeMode(next: string): void {
    if (value.payPer) {
      tool.update({ mode: next as SalaryMode })
      return
    }
    const other = next === 'salaryToHourly' ? 'annualSalary' : 'hourlyRate'
    const isTyped = value[other] !== '' && value[other] !== filled.current
    const canFill = !isTyped && output && status === 'current'
    const text = canFill ? formatNumber(amountOf(output), locale, 0, 2) : value[other]
    if (canFill) filled.current = text
    tool.update({ mode: next as SalaryMode, [other]: text })
  }

  /** Keeps what was typed, now for another period. */
  function changePeriod(next: string): void {
    if (next !== usual) tool.update({ payPer: next as Input['payPer'], pay: value[amount] })
    else tool.update({ payPer: '', [mode === 'salaryToHourly' ? 'annualSalary' : 'hourlyRate']: value[amount] })
  }

  return (
    <>
      <Choice {...field('mode')} onChange={changeMode} options={modes.map((each) => [each, t.modes[each]])} />
      <Row>
        <MoneyField key={amount} {...field(amount)} unit={t.beforeTax} />
        <Select
          {...field('payPer')}
          value={period}
          onChange={changePeriod}
          options={payPeriods.map((each) => [each, t.periods[each]])}
        />
      </Row>
      <div hidden>
        {amounts
          .filter((name) => name !== amount)
          .map((name) => (
            <NumberField key={name} {...field(name)} />
          ))}
      </div>
      <Row>
        <NumberField {...field('hoursPerWeek')} />
        <NumberField {...field('weeksPerYear')} />
      </Row>
    </>
  )
}

/** Overtime, which is paid by the hour. */
export function OvertimeFields({ tool }: PayFieldsProps) {
  const { t, value, field } = tool
  const hasOvertime = overtime.some((name) => tool.issueAt(name) || value[name] !== initial[name])
  if (value.payPer ? value.payPer !== 'hour' : value.mode !== 'hourlyToSalary') return null
  return (
    <Disclosure summary={t.overtime} content={hasOvertime ? undefined : t.noOvertime} open={hasOvertime}>
      <Row>
        <NumberField {...field('overtimeHours')} hint={t.overtimeHint} />
        <NumberField {...field('overtimeMultiplier')} suffix={t.times} />
      </Row>
    </Disclosure>
  )
}
