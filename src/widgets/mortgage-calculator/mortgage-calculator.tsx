import { useRef, useState } from 'react'
import { findable } from '../../engine/core/fields/find'
import {
  type Context,
  evaluate,
  fields,
  type Input,
  type IssueCode,
  type Output,
} from '../../engine/mortgage-calculator/mortgage-calculator'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { usePrinting } from '../core/base/use-printing'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { foundProps, hasOneToFind } from '../core/field-groups/find-another'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { PercentTypo } from '../core/fields/number/percent-typo'
import { formatNumber, formatPercent } from '../core/format/format'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { DownPayment } from './down-payment'
import { MoreFields } from './more'
import { MortgageAnswer } from './mortgage-calculator.answer'
import * as css from './mortgage-calculator.css'
import { ExtraFields, TaxFields } from './mortgage-calculator.fields'
import { strings } from './mortgage-calculator.strings'
import { summarize } from './mortgage-calculator.summary'
import { Schedule } from './schedule'
import { Term } from './term'

export type MortgageCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** A rate outside this range is probably a typing slip, such as 650 or 0.065 for 6.5% (docs/rules.md). */
const usualRates = { least: 0.5, most: 25 }

/** Reads the clock, so that 'tomorrow' and years with two digits can be read. */
const engine = {
  fields,
  evaluate: (input: Input, context?: Context) => evaluate(input, { ...context, now: Date.now() }),
  summarize,
}

/** What was found, as its field shows it. A term is in months. */
const foundTexts = {
  homePrice: (price: number, locale: string) => formatNumber(price, locale, Number.isInteger(price) ? 0 : 2),
  interestRate: (percent: number, locale: string) => formatNumber(percent, locale, 0, 3),
  term: (months: number, locale: string) => formatNumber(months / 12, locale, 0, 1),
}

const isFilled = (text: string | undefined): boolean => /[^\s%]/.test(text ?? '')

/** With an income instead of a price and a payment, the price is found. */
const isByIncome = ({ homePrice, payment, income, interestRate, term }: Input): boolean =>
  ![homePrice, payment].some(isFilled) && [income, interestRate, term].every(isFilled)

export function MortgageCalculator(props: MortgageCalculatorProps) {
  const tool = useTool(engine, strings, props)
  const [isScheduleOpen, setScheduleOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  /** A printed report has the schedule, whether it's open or not. */
  const isPrinting = usePrinting(place)
  const { t, value, locale, output } = tool
  const current = tool.status === 'current' ? output : undefined
  const percent = current && formatPercent(current.downPaymentPercent, locale, 0, 1)
  const foundIn = (name: keyof typeof foundTexts) => {
    const number = current?.found === name ? (current.solution ?? 0) : undefined
    return foundProps(number !== undefined, foundTexts[name](number ?? 0, locale), t)
  }
  const isReady = isFilled(value.downPayment) && (hasOneToFind(value, findable(fields)) || isByIncome(value))

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <MoneyField {...tool.field('homePrice')} {...foundIn('homePrice')} />
          <DownPayment field={tool.field('downPayment')} price={value.homePrice} percent={percent} />
          <NumberField {...tool.field('interestRate')} {...foundIn('interestRate')} />
          <PercentTypo {...tool.field('interestRate')} usual={usualRates} isTyping={tool.isTyping('interestRate')} />
          <Term field={tool.field('term')} found={foundIn('term')} />
          <div className={css.groups}>
            <TaxFields tool={tool} />
            <ExtraFields tool={tool} />
            <MoreFields tool={tool} />
          </div>
          <ActionButton tool={tool} isIncomplete={!isReady}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
      below={
        (isScheduleOpen || isPrinting) && output && <Schedule output={output} input={tool.answeredInput ?? value} />
      }
    >
      <span ref={place} hidden />
      <Answer tool={tool}>
        {(output, summary) => (
          <MortgageAnswer
            output={output}
            summary={summary}
            input={tool.answeredInput ?? value}
            isScheduleOpen={isScheduleOpen}
            onToggle={() => setScheduleOpen(!isScheduleOpen)}
          />
        )}
      </Answer>
    </Tool>
  )
}
