import { useRef } from 'react'
import { type Input, initial, modes, type Output, payPeriods, type SalaryMode } from '../../engine/salary-calculator'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { Select } from '../core/fields/select'
import { currencySign, formatNumber } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import type { FormTool } from '../core/tool/field-props'
import type { Status } from '../core/tool/tool-props'
import type { strings } from './salary-calculator.strings'

/** The main figure of an answer. */
export const amountOf = (output: Output): number => ('hourlyRate' in output ? output.hourlyRate : output.grossAnnual)

interface PayFieldsProps {
  readonly tool: FormTool<Input, typeof strings> & {
    readonly output: Output | undefined
    readonly status: Status
    issueAt(field: string): object | undefined
  }
}

const overtime = ['overtimeHours', 'overtimeMultiplier'] as const

/** The third way to convert: pay for any period. It's `payPer`, so it isn't a mode of the engine. */
const otherPay = 'otherPay'

/** What's paid for which period, and the hours. */
export function PayFields({ tool }: PayFieldsProps) {
  const { t, value, locale, field, output, status } = tool
  const way = value.payPer ? otherPay : value.mode
  const sign = currencySign(locale, t.currency)
  const hasOvertime = overtime.some((name) => tool.issueAt(name) || value[name] !== initial[name])
  const isByHour = value.payPer ? value.payPer === 'hour' : value.mode === 'hourlyToSalary'

  /** The amount that was filled in by a change of mode. */
  const filled = useRef('')

  /** Fills the other amount with the answer, unless the user has typed one. */
  function changeWay(next: string): void {
    if (next === otherPay) {
      tool.update({ payPer: 'month' })
      return
    }
    const other = next === 'salaryToHourly' ? 'annualSalary' : 'hourlyRate'
    const isTyped = value[other] !== '' && value[other] !== filled.current
    const canFill = !value.payPer && next !== value.mode && !isTyped && output && status === 'current'
    const amount = canFill ? formatNumber(amountOf(output), locale, 0, 2) : value[other]
    if (canFill) filled.current = amount
    tool.update({ mode: next as SalaryMode, payPer: '', [other]: amount })
  }

  return (
    <>
      <Choice
        {...field('mode')}
        value={way}
        onChange={changeWay}
        options={[...modes.map((mode) => [mode, t.modes[mode]] as const), [otherPay, t.otherPay]]}
      />
      <div hidden={way !== 'hourlyToSalary'}>
        <NumberField {...field('hourlyRate')} unit={t.beforeTax} prefix={sign} />
      </div>
      <div hidden={way !== 'salaryToHourly'}>
        <NumberField {...field('annualSalary')} unit={t.beforeTax} prefix={sign} />
      </div>
      {way === otherPay && (
        <Row>
          <NumberField {...field('pay')} unit={t.beforeTax} prefix={sign} />
          <Select
            {...field('payPer')}
            onChange={(payPer) => tool.update({ payPer: payPer as Input['payPer'] })}
            options={payPeriods.map((period) => [period, t.periods[period]])}
          />
        </Row>
      )}
      <Row>
        <NumberField {...field('hoursPerWeek')} />
        <NumberField {...field('weeksPerYear')} />
      </Row>
      {isByHour && (
        <Disclosure summary={t.overtime} content={hasOvertime ? undefined : t.noOvertime} open={hasOvertime}>
          <Row>
            <NumberField {...field('overtimeHours')} hint={t.overtimeHint} />
            <NumberField {...field('overtimeMultiplier')} suffix={t.times} />
          </Row>
        </Disclosure>
      )}
    </>
  )
}
