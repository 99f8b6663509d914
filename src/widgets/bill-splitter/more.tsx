import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { TextField } from '../core/fields/field'
import { MoneyField } from '../core/fields/number/money-field'
import type { BillTool } from './rows'

interface MoreProps {
  readonly tool: BillTool
}

/** Tax and tip as amounts, the tip's base, rounding, and an occasion for the text to send. */
export function More({ tool: { t, field, value } }: MoreProps) {
  const { taxMoney, tipMoney, tipOn, roundTo, roundStep = '', occasion } = value
  const isUsed = [taxMoney, tipMoney, roundTo, occasion].some((text) => text.trim()) || tipOn === 'beforeTax'
  return (
    <Disclosure summary={t.options} open={isUsed}>
      <Row>
        <MoneyField {...field('taxMoney')} />
        <MoneyField {...field('tipMoney')} />
      </Row>
      <Choice
        {...field('tipOn')}
        onChange={(tipOn) => field('tipOn').onChange(tipOn as typeof value.tipOn)}
        options={[
          ['afterTax', t.tipOns.afterTax],
          ['beforeTax', t.tipOns.beforeTax],
        ]}
      />
      <Choice
        {...field('roundTo')}
        onChange={(roundTo) => field('roundTo').onChange(roundTo as typeof value.roundTo)}
        options={[
          ['', t.roundTos.none],
          ['each', t.roundTos.each],
          ['total', t.roundTos.total],
        ]}
      />
      <div hidden={!roundTo && !roundStep.trim()}>
        <MoneyField {...field('roundStep')} placeholder="1" />
      </div>
      <TextField {...field('occasion')} hint={t.occasionHint} />
    </Disclosure>
  )
}
