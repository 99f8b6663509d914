import { findable } from '../../engine/core/fields/find'
import { readPercent } from '../../engine/core/numbers/read-number'
import {
  evaluate,
  fields,
  type Input,
  type IssueCode,
  type Output,
  quickPercents,
} from '../../engine/discount-calculator/discount-calculator'
import { Answer } from '../core/answer/answer'
import type { ToolProps } from '../core/base/tool-props'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { FindAnother, foundProps, hasOneToFind } from '../core/field-groups/find-another'
import { QuickPercents } from '../core/field-groups/quick-percents'
import { Row } from '../core/field-groups/row'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { formatNumber } from '../core/format/format'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { DiscountAnswer } from './discount-calculator.answer'
import * as css from './discount-calculator.css'
import { MoreFields, OptionFields } from './discount-calculator.fields'
import { strings } from './discount-calculator.strings'
import { summarize } from './discount-calculator.summary'

export type DiscountCalculatorProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** The number of each field that can be found. */
const numbersOf = ({ order, originalPrice, discountPercent, finalPrice }: Output) => ({
  originalPrice: order?.price ?? originalPrice,
  discountPercent,
  finalPrice,
})

export function DiscountCalculator(props: DiscountCalculatorProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props)
  const { t, value, locale, output } = tool
  const percent = Number(readPercent(value.discountPercent, locale))
  const found = tool.status === 'current' && output ? { ...numbersOf(output), name: output.found } : undefined
  const foundIn = (name: 'originalPrice' | 'discountPercent') =>
    foundProps(
      found?.name === name,
      formatNumber(found?.[name] ?? 0, locale, 0, name === 'discountPercent' ? 2 : undefined),
      t,
    )

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      inputs={
        <>
          <Row>
            <MoneyField {...tool.field('originalPrice')} {...foundIn('originalPrice')} />
            <NumberField {...tool.field('discountPercent')} {...foundIn('discountPercent')} />
          </Row>
          <QuickPercents
            access={tool.accessOf('discountPercent')}
            className={css.quick}
            label={t.quick}
            percents={quickPercents}
            chosen={percent}
            onChoose={(discountPercent) => tool.update({ discountPercent })}
          />
          <MoreFields tool={tool} />
          <FindAnother
            tool={tool}
            usual="finalPrice"
            others={{ originalPrice: t.originalPrice, discountPercent: t.discountPercent }}
            numbersOf={numbersOf}
          >
            <MoneyField {...tool.field('finalPrice')} />
          </FindAnother>
          <OptionFields tool={tool} />
          <ActionButton tool={tool} isIncomplete={!hasOneToFind(value, findable(fields))}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
    >
      <Answer tool={tool}>{(output, summary) => <DiscountAnswer output={output} summary={summary} />}</Answer>
    </Tool>
  )
}
