import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import type { Line } from '../../engine/invoice-generator/evaluate'
import type { Item } from '../../engine/invoice-generator/fields'
import { interpolate } from '../core/base/strings'
import { visuallyHidden } from '../core/base/theme.css'
import type { Access, FieldProps } from '../core/base/tool-props'
import { Rows } from '../core/field-groups/rows'
import { TextField } from '../core/fields/field'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { formatMoney, formatNumber } from '../core/format/format'
import { useWords } from '../core/words/use-words'
import * as css from './invoice-generator.css'
import type { strings } from './invoice-generator.strings'

type Cell = (path: `items.${number}.${keyof Item}`, label: string) => FieldProps

interface ItemsProps {
  readonly items: readonly Item[]
  /** The calculated rows, if there's an output. */
  readonly lines: readonly Line[] | undefined
  readonly cell: Cell
  /** Each item has its own tax rate. */
  readonly hasTax: boolean
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  readonly access: Access
}

/** The rows of the invoice. Enter moves to the next row, or adds one after the last. */
export function Items({ items, lines, cell, hasTax, access, onAdd, onRemove }: ItemsProps) {
  const { t, locale } = useWords<typeof strings>()
  const count = useRenderedCount(items.length)
  if (access === 'hidden') return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field moves to the next row
    <div className={items.length > maxUnscrolled ? css.many : css.items} onKeyDown={onEnter}>
      <p className={css.heading} aria-hidden="true">
        {t.items}
      </p>
      <Rows
        label={t.items}
        access={access}
        count={count}
        add={t.add}
        remove={(index) => interpolate(t.remove, { n: index + 1 }, locale)}
        onAdd={onAdd}
        onRemove={onRemove}
        row={(index) => (
          <ItemRow
            index={index}
            item={items[index] as Item}
            amount={lines?.[index]?.amount}
            quantityIssue={cell(`items.${index}.quantity`, t.quantity).issue}
            rateIssue={cell(`items.${index}.rate`, t.rate).issue}
            taxIssue={hasTax ? cell(`items.${index}.tax`, t.itemTax).issue : undefined}
            hasTax={hasTax}
            cell={cell}
          />
        )}
      />
    </div>
  )
}

/** Longer lists scroll separately. */
const maxUnscrolled = 8
/** The number of rows rendered at a time. */
const batchSize = 50

/** The number of rows to render so far. A long list is rendered in batches, so that the page stays responsive. */
function useRenderedCount(length: number): number {
  const [rendered, setRendered] = useState(batchSize)
  useEffect(() => {
    const next = Math.max(batchSize, Math.min(length, rendered + batchSize))
    if (rendered >= length && rendered <= next) return
    const timer = setTimeout(() => setRendered(next))
    return () => clearTimeout(timer)
  }, [length, rendered])
  // A row that was just added is rendered right away.
  return length - rendered === 1 ? length : Math.min(length, rendered)
}

interface ItemRowProps extends Pick<ItemsProps, 'cell' | 'hasTax'> {
  readonly index: number
  readonly item: Item
  readonly amount: number | undefined
  readonly quantityIssue: string | undefined
  readonly rateIssue: string | undefined
  readonly taxIssue: string | undefined
}

/** A row, rendered again only when something in it changes, because there may be hundreds. */
function ItemRow({ index, item, amount, quantityIssue, rateIssue, taxIssue, cell, hasTax }: ItemRowProps) {
  const { t, locale } = useWords<typeof strings>()
  const { description, quantity, rate, tax } = item
  // biome-ignore lint/correctness/useExhaustiveDependencies: cell is new on each render, but always does the same
  return useMemo(() => {
    /** The first row's labels are the column headings. The others are for screen readers and include the row number. */
    const field = (key: keyof Item, label: string) => ({
      ...cell(`items.${index}.${key}`, index === 0 ? label : `${label} ${formatNumber(index + 1, locale)}`),
      hideLabel: index > 0,
    })
    return (
      <div className={hasTax ? css.taxedItem : css.item}>
        <TextField {...field('description', t.description)} />
        <NumberField {...field('quantity', t.quantity)} />
        <MoneyField {...field('rate', t.rate)} />
        {hasTax && <NumberField {...field('tax', t.itemTax)} suffix={undefined} />}
        <div className={css.sum}>
          <span className={index > 0 ? visuallyHidden : css.amountLabel}>{t.amount}</span>
          <span className={css.figure}>{amount === undefined ? '–' : figureOf(amount, locale, t.currency)}</span>
        </div>
      </div>
    )
  }, [index, description, quantity, rate, tax, amount, quantityIssue, rateIssue, taxIssue, hasTax, t, locale])
}

/** The amount, with a space that allows a line break before or after the currency, so that the number isn't split. */
const figureOf = (amount: number, locale: string, currency: string): string =>
  formatMoney(amount, locale, currency).replace(/(?<!\d)\u00a0|\u00a0(?!\d)/g, ' ')

function onEnter(event: KeyboardEvent): void {
  const field = event.target as Element
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !field.matches('input')) return
  event.preventDefault()
  event.stopPropagation()
  const row = field.closest('li')
  const next = row?.nextElementSibling
  const column = [...(row?.querySelectorAll('input') ?? [])].indexOf(field as HTMLInputElement)
  if (next) next.querySelectorAll('input')[column]?.focus()
  // The Add item button is right after the list.
  else (row?.parentElement?.nextElementSibling as HTMLElement | null)?.click()
}
