import { useState } from 'react'
import {
  byYear,
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  terms,
} from '../../engine/mortgage-calculator'
import { Answer } from '../core/answer/answer'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { currencySign, formatMoney, formatPercent } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { PercentSlip } from '../core/numbers/percent-slip'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { MortgageAnswer } from './mortgage-calculator.answer'
import { DownPayment } from './mortgage-calculator.down-payment'
import { Schedule } from './mortgage-calculator.schedule'
import { strings } from './mortgage-calculator.strings'

export type MortgageCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** A rate outside this range is probably a typing slip, such as 650 or 0.065 for 6.5%. */
const usualRates = { least: 0.5, most: 25 }

const extras = ['propertyTax', 'insurance', 'pmi'] as const

export function MortgageCalculator(props: MortgageCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const [isScheduleOpen, setScheduleOpen] = useState(false)
  const { t, value, locale, output } = tool
  const sign = currencySign(locale, t.currency)
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const shared = { t, locale, money }
  const hasExtras = extras.some((field) => value[field] || tool.issueAt(field))
  const percent =
    output && tool.status === 'current' ? formatPercent(output.downPaymentPercent, locale, 0, 1) : undefined
  const filled = [value.homePrice, value.downPayment, value.interestRate].every((text) => /[^\s%]/.test(text))

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <NumberField {...tool.field('homePrice')} prefix={sign} />
          <DownPayment field={tool.field('downPayment')} price={value.homePrice} percent={percent} {...shared} />
          <Row>
            <NumberField {...tool.field('interestRate')} suffix="%" />
            <Choice {...tool.field('term')} unit={t.years} options={terms.map((term) => [term, term])} />
          </Row>
          <PercentSlip
            {...tool.field('interestRate')}
            usual={usualRates}
            isTyping={tool.isTyping('interestRate')}
            t={t}
            locale={locale}
          />
          <Disclosure summary={t.extras} content={t.perYear} open={hasExtras}>
            <Row>
              <NumberField {...tool.field('propertyTax')} prefix={sign} />
              <NumberField {...tool.field('insurance')} prefix={sign} />
            </Row>
            <NumberField {...tool.field('pmi')} unit={t.pmiName} prefix={sign} hint={t.pmiHint} />
          </Disclosure>
          <ActionButton tool={tool} disabled={!filled}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
      below={isScheduleOpen && output && <Schedule years={byYear(output.schedule)} {...shared} />}
    >
      <Answer tool={tool} say={({ totalMonthly }) => interpolate(t.say, { payment: money(totalMonthly) })}>
        {(output) => (
          <MortgageAnswer
            output={output}
            isScheduleOpen={isScheduleOpen}
            onToggle={() => setScheduleOpen(!isScheduleOpen)}
            {...shared}
          />
        )}
      </Answer>
    </Tool>
  )
}
