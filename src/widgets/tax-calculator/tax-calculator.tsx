import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  modes,
  type Output,
} from '../../engine/tax-calculator'
import { Answer } from '../core/answer/answer'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { currencySign, formatMoney } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { PercentSlip } from '../core/numbers/percent-slip'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { TaxAnswer } from './tax-calculator.answer'
import { strings } from './tax-calculator.strings'

export type TaxCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** A rate outside this range is probably a typing slip, such as 825 or 0.0825 for 8.25%. */
const usualRates = { least: 0.5, most: 60 }

const modeOf = ({ mode }: Input) => (mode === 'remove' ? mode : 'add')

export function TaxCalculator(props: TaxCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  // After an edit the last answer is still shown, so its text depends on the mode it was calculated with.
  const mode = modeOf(tool.answeredInput ?? value)
  const say = ({ netAmount, taxAmount, totalAmount, taxRate }: Output) =>
    interpolate(
      t.say[mode],
      { net: money(netAmount), tax: money(taxAmount), total: money(totalAmount), rate: taxRate },
      locale,
    )

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <Choice {...tool.field('mode')} options={modes.map((mode) => [mode, t.modes[mode]])} />
          <Row>
            <NumberField
              {...tool.field('amount')}
              prefix={currencySign(locale, t.currency)}
              hint={t.hints[modeOf(value)]}
            />
            <NumberField {...tool.field('rate')} suffix="%" />
          </Row>
          <PercentSlip
            {...tool.field('rate')}
            usual={usualRates}
            isTyping={tool.isTyping('rate')}
            t={t}
            locale={locale}
          />
          <ActionButton tool={tool} disabled={!value.amount.trim() || !value.rate.trim()}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
    >
      <Answer tool={tool} say={say}>
        {(output) => <TaxAnswer output={output} mode={mode} t={t} locale={locale} money={money} />}
      </Answer>
    </Tool>
  )
}
