import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import type { Item, Line } from '../../engine/invoice-generator'
import { Rows } from '../core/field-groups/rows'
import { TextField } from '../core/fields/field'
import { label as labelStyle } from '../core/fields/field.css'
import { formatMoney, formatNumber } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { interpolate } from '../core/tool/strings'
import { visuallyHidden } from '../core/tool/theme.css'
import type { FieldProps } from '../core/tool/tool-props'
import * as css from './invoice-generator.css'
import type { strings } from './invoice-generator.strings'

type Cell = (path: `items.${number}.${keyof Item}`, label: string) => FieldProps

interface ItemsProps {
  readonly items: readonly Item[]
  /** Their amounts, where these are known. */
  readonly lines: readonly Line[] | undefined
  readonly cell: Cell
  readonly sign: string
  readonly t: typeof strings
  readonly locale: string
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
}

/** The rows of the invoice. Enter goes down a row, and past the last one to a new one. */
export function Items({ items, lines, cell, sign, t, locale, onAdd, onRemove }: ItemsProps) {
  const count = useDrawn(items.length)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field goes on to the next row
    <div className={items.length > onPage ? css.many : css.items} onKeyDown={onEnter}>
      <p className={css.heading} aria-hidden="true">
        {t.items}
      </p>
      <Rows
        label={t.items}
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
            cell={cell}
            sign={sign}
            t={t}
            locale={locale}
          />
        )}
      />
    </div>
  )
}

/** Up to this many rows are on the page; longer lists scroll in a frame of their own. */
const onPage = 8
/** Rows that are drawn in one go. */
const atOnce = 50

/** How many rows are drawn so far: a long list that was just opened comes in steps, so that the page stays responsive. */
function useDrawn(length: number): number {
  const [drawn, setDrawn] = useState(atOnce)
  useEffect(() => {
    const next = Math.max(atOnce, Math.min(length, drawn + atOnce))
    if (drawn >= length && drawn <= next) return
    const timer = setTimeout(() => setDrawn(next))
    return () => clearTimeout(timer)
  }, [length, drawn])
  // A row that was added is there at once.
  return length - drawn === 1 ? length : Math.min(length, drawn)
}

interface ItemRowProps extends Pick<ItemsProps, 'cell' | 'sign' | 't' | 'locale'> {
  readonly index: number
  readonly item: Item
  readonly amount: number | undefined
  readonly quantityIssue: string | undefined
  readonly rateIssue: string | undefined
}

/** One row, drawn again only when something in it has changed: there may be hundreds. */
function ItemRow({ index, item, amount, quantityIssue, rateIssue, cell, sign, t, locale }: ItemRowProps) {
  const { description, quantity, rate } = item
  // biome-ignore lint/correctness/useExhaustiveDependencies: cell is a new function at each render, and does the same
  return useMemo(() => {
    /** The first row's labels head the columns; the others, with the row's number, are for screen readers. */
    const field = (key: keyof Item, label: string) => ({
      ...cell(`items.${index}.${key}`, index === 0 ? label : `${label} ${formatNumber(index + 1, locale)}`),
      hideLabel: index > 0,
    })
    return (
      <div className={css.item}>
        <TextField {...field('description', t.description)} />
        <NumberField {...field('quantity', t.quantity)} />
        <NumberField {...field('rate', t.rate)} prefix={sign} />
        <div className={css.sum}>
          <span className={index > 0 ? visuallyHidden : labelStyle}>{t.amount}</span>
          <span className={css.figure}>{amount === undefined ? '–' : formatMoney(amount, locale, t.currency)}</span>
        </div>
      </div>
    )
  }, [index, description, quantity, rate, amount, quantityIssue, rateIssue, sign, t, locale])
}

function onEnter(event: KeyboardEvent): void {
  const field = event.target as Element
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !field.matches('input')) return
  event.preventDefault()
  event.stopPropagation()
  const row = field.closest('li')
  const next = row?.nextElementSibling
  const place = [...(row?.querySelectorAll('input') ?? [])].indexOf(field as HTMLInputElement)
  if (next) next.querySelectorAll('input')[place]?.focus()
  // The button that adds a row is under the list.
  else (row?.parentElement?.nextElementSibling as HTMLElement | null)?.click()
}
