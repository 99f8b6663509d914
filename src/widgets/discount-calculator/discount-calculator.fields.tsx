import { emptyOffer, type Input, type OtherOffer } from '../../engine/discount-calculator/discount-calculator'
import type { FormTool } from '../core/base/tool-props'
import { Options } from '../core/comparison/options'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import type { strings } from './discount-calculator.strings'

interface FieldsProps {
  readonly tool: FormTool<Input, typeof strings>
}

const moreFields = ['secondPercent', 'thirdPercent', 'moneyOff', 'salesTax', 'buy', 'free', 'quantity', 'size'] as const

/** Other discounts, sales tax and the number of items. */
export function MoreFields({ tool: { t, field, value } }: FieldsProps) {
  return (
    <Disclosure summary={t.more} open={moreFields.some((name) => value[name].trim())}>
      <Row>
        <NumberField {...field('secondPercent')} />
        <NumberField {...field('thirdPercent')} />
      </Row>
      <Row>
        <MoneyField {...field('moneyOff')} />
        <NumberField {...field('salesTax')} />
      </Row>
      <Row>
        <NumberField {...field('buy')} />
        <NumberField {...field('free')} />
      </Row>
      <Row>
        <NumberField {...field('quantity')} />
        <NumberField {...field('size')} hint={t.sizeHint} />
      </Row>
    </Disclosure>
  )
}

/** Other offers. Sizes are needed only to compare prices by size. */
export function OptionFields({ tool }: FieldsProps) {
  return (
    <Options<OtherOffer>
      tool={tool}
      blank={emptyOffer}
      row={(field) => (
        <>
          <Row>
            <MoneyField {...field('originalPrice')} />
            <NumberField {...field('discountPercent')} />
          </Row>
          <Row>
            <NumberField {...field('secondPercent')} />
            <MoneyField {...field('moneyOff')} />
          </Row>
          <Row>
            <NumberField {...field('quantity')} />
            <NumberField {...field('size')} />
          </Row>
          <Row>
            <NumberField {...field('buy')} />
            <NumberField {...field('free')} />
          </Row>
        </>
      )}
    />
  )
}
