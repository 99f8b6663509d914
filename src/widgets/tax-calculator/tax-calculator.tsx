import { findable } from '../../engine/core/fields/find'
import {
  evaluate,
  fields,
  type Input,
  type IssueCode,
  modes,
  type Output,
  type TaxMode,
} from '../../engine/tax-calculator/tax-calculator'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { FindAnother, foundProps, hasOneToFind } from '../core/field-groups/find-another'
import { Choice } from '../core/fields/choice'
import { MoneyField } from '../core/fields/number/money-field'
import { formatNumber } from '../core/format/format'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { StandardRates } from './rates'
import { TaxAnswer } from './tax-calculator.answer'
import { AmountAndRate, Items, MoreTaxes } from './tax-calculator.fields'
import { strings } from './tax-calculator.strings'
import { modeOf, summarize } from './tax-calculator.summary'

export type TaxCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** The number of each field that can be found. */
const numbersOf = ({ netAmount, totalAmount, taxRate }: Output, mode: TaxMode) => ({
  amount: mode === 'add' ? netAmount : totalAmount,
  otherAmount: mode === 'add' ? totalAmount : netAmount,
  rate: taxRate,
})

export function TaxCalculator(props: TaxCalculatorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props)
  const { t, value, locale, output } = tool
  const mode = modeOf(value)
  // After an edit the last answer is still shown, so its text depends on the input it was calculated with.
  const answered = tool.answeredInput ?? value
  const hasLines = value.lines.some(({ amount }) => amount?.trim())
  const found = tool.status === 'current' && output ? { ...numbersOf(output, mode), name: output.found } : undefined
  const foundIn = (name: 'amount' | 'rate', most: number) =>
    foundProps(found?.name === name, formatNumber(found?.[name] ?? 0, locale, 0, most), t)

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <Choice {...tool.field('mode')} options={modes.map((mode) => [mode, t.modes[mode]])} />
          <AmountAndRate
            tool={tool}
            hint={t.hints[mode]}
            sum={hasLines ? (found ? formatNumber(found.amount, locale, 2) : '') : undefined}
            foundIn={foundIn}
          />
          <StandardRates tool={tool} />
          <MoreTaxes tool={tool} />
          <Items tool={tool} />
          {!hasLines && (
            <FindAnother
              tool={tool}
              usual="otherAmount"
              others={{ amount: t.amount, rate: t.rate }}
              numbersOf={(output) => numbersOf(output, mode)}
            >
              <MoneyField {...tool.field('otherAmount', mode === 'add' ? t.totalAmount : t.netAmount)} />
            </FindAnother>
          )}
          <ActionButton
            tool={tool}
            isIncomplete={hasLines ? !value.rate.trim() : !hasOneToFind(value, findable(fields))}
          >
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
    >
      <Answer tool={tool}>
        {(output, summary) => (
          <TaxAnswer output={output} summary={summary} rounding={answered.rounding === 'line' ? 'line' : 'total'} />
        )}
      </Answer>
    </Tool>
  )
}
