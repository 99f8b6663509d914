import { type ReactNode, useState } from 'react'
import { discountOrders, type Input, zeroTaxes } from '../../engine/invoice-generator'
import { Disclosure } from '../core/field-groups/disclosure'
import { Row } from '../core/field-groups/row'
import { Checkbox } from '../core/fields/check'
import { Choice } from '../core/fields/choice'
import { TextField } from '../core/fields/field'
import { Select } from '../core/fields/select'
import { TextArea } from '../core/fields/text-area'
import { NumberField } from '../core/numbers/number-field'
import type { Access, FieldProps } from '../core/tool/tool-props'
import * as css from './invoice-generator.css'
import type { strings } from './invoice-generator.strings'

type TextName = Exclude<keyof Input, 'items'>

interface FoldProps {
  readonly value: Input
  readonly t: typeof strings
  readonly field: (name: TextName, label?: string) => FieldProps
}

/** Tax and discount, and the currency on the right. */
export const Sums = ({ field, children }: Pick<FoldProps, 'field'> & { readonly children: ReactNode }) => (
  <div className={css.sums}>
    <Row>
      <NumberField {...field('tax')} suffix="%" />
      <NumberField {...field('discount')} suffix="%" />
    </Row>
    {children}
  </div>
)

interface TaxProps extends FoldProps {
  readonly hasTax: boolean
  readonly onTax: (hasTax: boolean) => void
  readonly access: Access
}

/** Whether each item has its own tax rate: since the box was checked, or because one does. Unchecking clears the rates. */
export function useOwnTax(items: Input['items'], clear: () => void) {
  const [isChecked, setChecked] = useState(false)
  const isUsed = items.some(({ tax }) => tax.trim() !== '')
  function set(wanted: boolean): void {
    setChecked(wanted)
    if (!wanted && isUsed) clear()
  }
  return [isChecked || isUsed, set] as const
}

/** Rates by item, and the order of discount and tax. */
export function TaxOptions({ value, t, field, hasTax, onTax, access }: TaxProps) {
  const order = value.discountOn === 'before-tax' ? 'before-tax' : 'after-tax'
  return (
    <Disclosure summary={t.taxOptions} open={hasTax || order === 'before-tax'}>
      <Choice
        {...field('discountOn', t.discountOn)}
        value={order}
        hint={t.discountHint}
        options={discountOrders.map((each) => [each, t.discountOrders[each]])}
      />
      <Checkbox label={t.ownTax} hint={t.ownTaxHint} value={hasTax} onChange={onTax} access={access} />
    </Disclosure>
  )
}

const paymentFields = ['amountPaid', 'paymentTerms', 'accountName', 'iban', 'bic', 'bankDetails'] as const

/** What was paid, the terms and the account. `note` says why there's no payment code. */
export function PaymentFields({
  value,
  t,
  field,
  sign,
  note,
}: FoldProps & { readonly sign: string; readonly note?: string }) {
  return (
    <Disclosure summary={t.payment} open={paymentFields.some((name) => value[name].trim() !== '')}>
      <Row>
        <NumberField {...field('amountPaid')} prefix={sign} />
        <TextField {...field('paymentTerms')} />
      </Row>
      <TextField {...field('iban')} hint={note} />
      <Row>
        <TextField {...field('accountName')} />
        <TextField {...field('bic')} />
      </Row>
      <TextArea {...field('bankDetails')} />
    </Disclosure>
  )
}

const eInvoiceFields = [
  ...(['fromCountry', 'toCountry', 'fromVatId', 'toVatId', 'fromTaxNumber', 'buyerReference'] as const),
  ...(['zeroTax', 'zeroTaxReason'] as const),
]

/** What an e-invoice needs besides. */
export function EInvoiceFields({ value, t, field }: FoldProps) {
  const options = ['' as const, ...zeroTaxes].map((each) => [each, t.zeroTaxes[each || 'none']] as const)
  return (
    <Disclosure summary={t.eInvoiceFields} open={eInvoiceFields.some((name) => value[name].trim() !== '')}>
      <Row>
        <TextField {...field('fromCountry')} hint={t.countryHint} />
        <TextField {...field('toCountry')} />
      </Row>
      <Row>
        <TextField {...field('fromVatId')} />
        <TextField {...field('toVatId')} />
      </Row>
      <Row>
        <TextField {...field('fromTaxNumber')} />
        <TextField {...field('buyerReference')} />
      </Row>
      <Row>
        <Select {...field('zeroTax')} options={options} />
        <TextField {...field('zeroTaxReason')} />
      </Row>
    </Disclosure>
  )
}
