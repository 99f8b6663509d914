import { readPercent } from '../../engine/core/numbers/read-number'
import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Output,
  quickPercents,
} from '../../engine/discount-calculator'
import { Answer, Headline, Line, Meaning, Receipt } from '../core/answer/answer'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { QuickPercents } from '../core/field-groups/quick-percents'
import { Row } from '../core/field-groups/row'
import { currencySign, formatMoney, formatPercent } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { Breakdown, type Part } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { interpolate } from '../core/tool/strings'
import { ActionButton, Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import * as css from './discount-calculator.css'
import { strings } from './discount-calculator.strings'

export type DiscountCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function DiscountCalculator(props: DiscountCalculatorProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props)
  const { t, value, locale } = tool
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const percent = Number(readPercent(value.discountPercent, locale))
  const say = ({ originalPrice, discountPercent, finalPrice, savings }: Output) => {
    const words = { price: money(originalPrice), final: money(finalPrice), savings: money(savings) }
    return interpolate(t.say, { ...words, percent: discountPercent }, locale)
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <Row>
            <NumberField {...tool.field('originalPrice')} prefix={currencySign(locale, t.currency)} />
            <NumberField {...tool.field('discountPercent')} suffix="%" />
          </Row>
          <QuickPercents
            access={tool.accessOf('discountPercent')}
            className={css.quick}
            label={t.quick}
            percents={quickPercents}
            chosen={percent}
            onChoose={(discountPercent) => tool.update({ discountPercent })}
            locale={locale}
          />
          <ActionButton tool={tool} disabled={!value.originalPrice.trim() || !value.discountPercent.trim()}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
    >
      <Answer tool={tool} say={say}>
        {(output) => {
          const words = {
            savings: money(output.savings),
            percent: formatPercent(output.discountPercent, locale),
            price: money(output.originalPrice),
          }
          const off = interpolate(t.discount, { percent: output.discountPercent }, locale)
          const saved: Part = { label: off, amount: output.discountAmount, series: 3 }
          const paid: Part = { label: t.finalPrice, amount: output.finalPrice, series: 1 }
          const lines = [{ label: t.originalPrice, amount: output.originalPrice }, saved, { ...paid, rule: true }]
          return (
            <>
              <Headline label={t.finalPrice}>{money(output.finalPrice)}</Headline>
              <Meaning template={t.meaning} values={words} />
              <Receipt title={t.parts} picture={<Breakdown locale={locale} parts={[paid, saved]} />}>
                {lines.map(({ amount, ...line }) => (
                  <Line key={line.label} {...line}>
                    {money(amount)}
                  </Line>
                ))}
              </Receipt>
              <CopyBar
                tool={tool}
                text={() => lines.map(({ label, amount }) => `${label}: ${money(amount)}`).join('\n')}
              />
            </>
          )
        }}
      </Answer>
    </Tool>
  )
}
