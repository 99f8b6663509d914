import { type ReactNode, useState } from 'react'
import type { Input } from '../../engine/invoice-generator/fields'
import { useLazy } from '../core/base/lazy'
import type { Access } from '../core/base/tool-props'
import { LazyDisclosure, type LazyDisclosureProps } from '../core/field-groups/lazy-disclosure'
import { Row } from '../core/field-groups/row'
import { NumberField } from '../core/fields/number/number-field'
import type { FoldTool, InvoiceStore, TextName } from './folds/fold-tool'
import * as css from './invoice-generator.css'
import { lazyParts } from './invoice-generator.lazy'
import type { Invoice } from './rows'

/** Tax and discount, and the currency on the right. */
export const Sums = ({ field, children }: Pick<FoldTool, 'field'> & { readonly children: ReactNode }) => (
  <div className={css.sums}>
    <Row>
      <NumberField {...field('tax')} />
      <NumberField {...field('discount')} />
    </Row>
    {children}
  </div>
)

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

interface FoldsProps {
  readonly tool: FoldTool
  readonly hasTax: boolean
  readonly onTax: (hasTax: boolean) => void
  readonly itemAccess: Access
  /** Why there's no payment code. */
  readonly codeNote: string | undefined
}

const paymentFields = ['amountPaid', 'paymentTerms', 'accountName', 'iban', 'bic', 'bankDetails'] as const
const eInvoiceFields = [
  ...(['fromCountry', 'toCountry', 'fromVatId', 'toVatId', 'fromTaxNumber', 'buyerReference'] as const),
  ...(['zeroTax', 'zeroTaxReason'] as const),
]
const signatureFields = ['signature', 'signatureStrokes'] as const

/** Less common fields. A fold is open if one of its fields is filled in. */
export function Folds({ tool, hasTax, onTax, itemAccess, codeNote }: FoldsProps) {
  const { value, t } = tool
  const hasContent = (names: readonly TextName[]) => names.some((name) => value[name].trim() !== '')
  /** The page may have hidden them all. */
  const shows = (names: readonly TextName[]) => names.some((name) => tool.field(name).access !== 'hidden')
  return (
    <>
      {(shows(['discountOn']) || itemAccess !== 'hidden') && (
        <Fold summary={t.taxOptions} open={hasTax || value.discountOn === 'before-tax'}>
          {({ TaxFields }) => <TaxFields {...tool} hasTax={hasTax} onTax={onTax} access={itemAccess} />}
        </Fold>
      )}
      {shows(paymentFields) && (
        <Fold summary={t.payment} open={hasContent(paymentFields)}>
          {({ PaymentFields }) => <PaymentFields {...tool} note={codeNote} />}
        </Fold>
      )}
      {shows(eInvoiceFields) && (
        <Fold summary={t.eInvoiceFields} open={hasContent(eInvoiceFields)}>
          {({ EInvoiceFields }) => <EInvoiceFields {...tool} />}
        </Fold>
      )}
      {shows(signatureFields) && (
        <Fold summary={t.signature} open={hasContent(signatureFields)}>
          {({ SignatureFields }) => <SignatureFields {...tool} />}
        </Fold>
      )}
    </>
  )
}

interface RememberedFoldProps {
  readonly tool: FoldTool
  readonly store: InvoiceStore | undefined
}

/** Clients and items of earlier invoices, on pages that can keep them. */
export const RememberedFold = ({ tool, store }: RememberedFoldProps) =>
  store && (
    <Fold summary={tool.t.saved} open={false}>
      {({ RememberedFields }) => <RememberedFields {...tool} store={store} />}
    </Fold>
  )

/** Keeps the client and the items of an invoice that's being used, if the user wants that. */
export function useRemember(store: InvoiceStore | undefined) {
  const { load } = useLazy(lazyParts)
  return (invoice: Pick<Invoice, 'value' | 'output'>): void => {
    if (store?.read()) void load().then((fields) => fields?.rememberIn(store, invoice))
  }
}

type Parts = NonNullable<typeof lazyParts.module>

const Fold = (props: Omit<LazyDisclosureProps<Parts>, 'lazy' | 'loading'>) => (
  <LazyDisclosure lazy={lazyParts} loading={css.foldLoading} {...props} />
)
