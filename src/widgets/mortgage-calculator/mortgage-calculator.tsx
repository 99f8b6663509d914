import { useState } from 'react'
import { interpretNumber, readNumber } from '../../engine/core/numbers/read-number'
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
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { currencySign, formatMoney } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { Answer } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { MortgageAnswer } from './mortgage-calculator.answer'
import { Schedule } from './mortgage-calculator.schedule'
import { strings } from './mortgage-calculator.strings'

export type MortgageCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const extras = ['propertyTax', 'insurance', 'pmi'] as const

/** What '20%' of a price is; nothing where an amount was typed, or there is no price yet. */
function partOf(price: string, typed: string, locale: string): number | undefined {
  const [read, whole] = [interpretNumber(typed, locale), readNumber(price, locale)]
  return read && 'plain' in read && read.percent && whole ? (Number(whole) * Number(read.plain)) / 100 : undefined
}

export function MortgageCalculator(props: MortgageCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const [isScheduleOpen, setScheduleOpen] = useState(false)
  const { t, value, locale, output } = tool
  const sign = currencySign(locale, t.currency)
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const shared = { t, locale, money }
  const isUnfolded = extras.some((field) => value[field] || tool.issueAt(field))
  const part = partOf(value.homePrice, value.downPayment, locale)
  const filled = [value.homePrice, value.downPayment, value.interestRate].every((text) => text.trim())

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <NumberField {...tool.field('homePrice')} prefix={sign} />
          <Row>
            <NumberField
              {...tool.field('downPayment')}
              {...(part === undefined ? { prefix: sign } : { echo: money(part) })}
            />
            <NumberField {...tool.field('interestRate')} suffix="%" />
          </Row>
          <Choice {...tool.field('term')} unit={t.years} options={terms.map((term) => [term, term])} />
          <Disclosure summary={t.extras} open={isUnfolded}>
            <Row>
              <NumberField {...tool.field('propertyTax')} prefix={sign} />
              <NumberField {...tool.field('insurance')} prefix={sign} />
            </Row>
            <NumberField {...tool.field('pmi')} prefix={sign} hint={t.pmiHint} />
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
