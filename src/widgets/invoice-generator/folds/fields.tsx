import { discountOrders, zeroTaxes } from '../../../engine/invoice-generator/fields'
import type { Access } from '../../core/base/tool-props'
import { Row } from '../../core/field-groups/row'
import { Checkbox } from '../../core/fields/check'
import { Choice } from '../../core/fields/choice'
import { TextField } from '../../core/fields/field'
import { MoneyField } from '../../core/fields/number/money-field'
import { Select } from '../../core/fields/select'
import { TextArea } from '../../core/fields/text-area'
import type { FoldTool } from './fold-tool'

export { RememberedFields, rememberIn } from './remembered'
export { SignatureFields } from './signature'

interface TaxProps extends FoldTool {
  readonly hasTax: boolean
  readonly onTax: (hasTax: boolean) => void
  readonly access: Access
}

/** Rates by item, and the order of discount and tax. */
export const TaxFields = ({ value, t, field, hasTax, onTax, access }: TaxProps) => (
  <>
    <Choice
      {...field('discountOn', t.discountOn)}
      value={value.discountOn === 'before-tax' ? 'before-tax' : 'after-tax'}
      hint={t.discountHint}
      options={discountOrders.map((each) => [each, t.discountOrders[each]])}
    />
    <Checkbox label={t.ownTax} hint={t.ownTaxHint} value={hasTax} onChange={onTax} access={access} />
  </>
)

interface PaymentProps extends FoldTool {
  /** Why there's no payment code. */
  readonly note: string | undefined
}

/** What was paid, the terms and the account. */
export function PaymentFields({ field, note }: PaymentProps) {
  return (
    <>
      <Row>
        <MoneyField {...field('amountPaid')} />
        <TextField {...field('paymentTerms')} />
      </Row>
      <TextField {...field('iban')} hint={note} />
      <Row>
        <TextField {...field('accountName')} />
        <TextField {...field('bic')} />
      </Row>
      <TextArea {...field('bankDetails')} />
    </>
  )
}

/** What an e-invoice needs besides. */
export function EInvoiceFields({ t, field }: FoldTool) {
  const options = ['' as const, ...zeroTaxes].map((each) => [each, t.zeroTaxes[each || 'none']] as const)
  return (
    <>
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
    </>
  )
}
