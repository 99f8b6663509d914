import { useState } from 'react'
import {
  nothingRemembered,
  type Remembered,
  readRemembered,
  remember,
  withItem,
} from '../../../engine/invoice-generator/remembered'
import { quick } from '../../core/field-groups/quick-button.css'
import { Row } from '../../core/field-groups/row'
import { Checkbox } from '../../core/fields/check'
import { Select } from '../../core/fields/select'
import type { Invoice } from '../rows'
import type { FoldTool, InvoiceStore } from './fold-tool'

/** Adds the client and the items of an invoice to the store, if that's wanted. */
export function rememberIn(store: InvoiceStore, { value, output }: Pick<Invoice, 'value' | 'output'>): void {
  const kept = readRemembered(store.read())
  if (kept) store.write(remember(kept, value, output.items))
}

interface RememberedProps extends FoldTool {
  readonly store: InvoiceStore
}

/** Clients and items of earlier invoices, if the user wants them to be kept. */
export function RememberedFields({ store, value, t, locale, field, replace }: RememberedProps) {
  const [, redraw] = useState<unknown>()
  const kept = readRemembered(store.read())
  function write(next: Remembered | null): void {
    store.write(next)
    redraw(next)
  }
  return (
    <>
      <Checkbox
        label={t.remember}
        hint={t.rememberHint}
        value={kept !== undefined}
        onChange={(wanted) => write(wanted ? nothingRemembered : null)}
        access={undefined}
      />
      {kept && (
        <Row>
          <Pick
            label={t.savedClient}
            names={kept.clients.map(({ toName }) => toName)}
            none={kept.clients.length > 0 ? t.choose : t.noneSaved}
            like={field('toName')}
            onPick={(index) => replace({ ...kept.clients[index] })}
          />
          <Pick
            label={t.savedItem}
            names={kept.items.map(({ description }) => description)}
            none={kept.items.length > 0 ? t.choose : t.noneSaved}
            like={field('toName')}
            onPick={(index) => {
              const item = kept.items[index]
              if (item) replace({ items: withItem(value.items, item, locale) })
            }}
          />
        </Row>
      )}
      {kept && kept.clients.length + kept.items.length > 0 && (
        <div>
          <button type="button" className={quick} onClick={() => write(nothingRemembered)}>
            {t.forget}
          </button>
        </div>
      )}
    </>
  )
}

interface PickProps {
  readonly label: string
  readonly names: readonly string[]
  readonly none: string
  /** A field whose access this has, too. */
  readonly like: ReturnType<FoldTool['field']>
  readonly onPick: (index: number) => void
}

/** A list of names. Choosing one fills in other fields, so the list itself has no value. */
const Pick = ({ label, names, none, like, onPick }: PickProps) => (
  <Select
    {...like}
    label={label}
    issue={undefined}
    value=""
    onChange={(index) => index && onPick(Number(index))}
    options={[['', none], ...names.map((name, index) => [String(index), name] as const)]}
  />
)
