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
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { currencySign, formatMoney, formatPercent } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { Breakdown, type Part } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { Answer, Headline, Line, Receipt, Sentence } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { strings } from './tax-calculator.strings'

export type TaxCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const modeOf = ({ mode }: Input) => (mode === 'remove' ? mode : 'add')

export function TaxCalculator(props: TaxCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  // An answer stays when the input changes: it is worded as it was asked for.
  const asked = modeOf(tool.answeredInput ?? value)
  const say = ({ netAmount, taxAmount, totalAmount, taxRate }: Output) =>
    interpolate(
      t.say[asked],
      { net: money(netAmount), tax: money(taxAmount), total: money(totalAmount), rate: taxRate },
      locale,
    )

  return (
    <Tool
      tool={tool}
      name={t.name}
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
          <ActionButton tool={tool} disabled={!value.amount.trim() || !value.rate.trim()}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
    >
      <Answer tool={tool} say={say}>
        {(output) => {
          const parts: readonly Part[] = [
            { label: t.netAmount, amount: output.netAmount, series: 1 },
            { label: t.taxAmount, amount: output.taxAmount, series: 2 },
          ]
          const total = [t.totalAmount, money(output.totalAmount)] as const
          const rate = [t.taxRate, formatPercent(output.taxRate, locale)] as const
          const receipt = [...parts.map(({ label, amount }) => [label, money(amount)]), total, rate]
          return (
            <>
              <Headline label={asked === 'add' ? t.totalAmount : t.netAmount}>
                {money(asked === 'add' ? output.totalAmount : output.netAmount)}
              </Headline>
              <Sentence>{say(output)}</Sentence>
              <Breakdown parts={parts} />
              <Receipt>
                {parts.map(({ label, amount, series }) => (
                  <Line key={label} label={label} series={series}>
                    {money(amount)}
                  </Line>
                ))}
                <Line label={total[0]} rule>
                  {total[1]}
                </Line>
                <Line label={rate[0]}>{rate[1]}</Line>
              </Receipt>
              <CopyBar tool={tool} text={() => receipt.map((line) => line.join(': ')).join('\n')} />
            </>
          )
        }}
      </Answer>
    </Tool>
  )
}
