import { blankItem, type Item, sharersOf, withSharerToggled } from '../../engine/bill-splitter/bill-splitter'
import { interpolate } from '../core/base/strings'
import { visuallyHidden } from '../core/base/theme.css'
import { quick } from '../core/field-groups/quick-button.css'
import { Rows } from '../core/field-groups/rows'
import { ErrorMessage, TextField } from '../core/fields/field'
import * as field from '../core/fields/field.css'
import { MoneyField } from '../core/fields/number/money-field'
import * as css from './bill-splitter.css'
import { nameOf } from './bill-splitter.summary'
import { type BillTool, itemsOf, personsOf } from './rows'

interface ItemsProps {
  readonly tool: BillTool
}

/** What they had: a name, a price and a chip for each person who shares it. */
export function Items({ tool }: ItemsProps) {
  const { t, locale, value } = tool
  const items = itemsOf(value)
  if (tool.accessOf('items') === 'hidden') return null
  const set = (index: number, patch: Partial<Item>, key?: keyof Item) =>
    tool.update(
      { items: items.map((row, other) => (other === index ? { ...row, ...patch } : row)) },
      key && `items.${index}.${key}`,
    )
  const cell = (index: number, key: keyof Item, label: string) => ({
    ...tool.field(`items.${index}.${key}`, interpolate(label, { n: index + 1 }, locale)),
    value: items[index]?.[key] ?? '',
    hideLabel: true,
    onChange: (text: string) => set(index, { [key]: text }, key),
  })

  return (
    <div className={css.items}>
      <p className={field.label} aria-hidden="true">
        {t.items}
      </p>
      <Rows
        block
        access={tool.accessOf('items')}
        label={t.items}
        count={items.length}
        add={t.addItem}
        remove={(index) => interpolate(t.removeItem, { n: index + 1 }, locale)}
        onAdd={() => tool.update({ items: [...items, blankItem] })}
        onRemove={(index) => tool.replace({ items: items.filter((_, other) => other !== index) })}
        row={(index) => (
          <div className={css.item}>
            <div className={items.length > 1 ? css.dishWithRemove : css.dish}>
              <TextField {...cell(index, 'name', t.itemN)} placeholder={t.itemName} />
              <MoneyField {...cell(index, 'price', t.priceN)} />
            </div>
            <Sharers
              tool={tool}
              who={items[index]?.who ?? ''}
              label={interpolate(t.whoN, { n: index + 1 }, locale)}
              issue={tool.sentenceAt(`items.${index}.who`)}
              onChange={(who) => set(index, { who }, 'who')}
            />
          </div>
        )}
      />
    </div>
  )
}

interface SharersProps {
  readonly tool: BillTool
  readonly who: string
  readonly label: string
  readonly issue: string | undefined
  readonly onChange: (who: string) => void
}

/** A chip for everyone, which is pressed at the start, and one for each person. */
function Sharers({ tool: { t, locale, value, accessOf }, who, label, issue, onChange }: SharersProps) {
  const names = personsOf(value).map(({ name }) => name)
  const sharers = sharersOf(who, names)
  return (
    <fieldset
      className={css.sharers}
      disabled={accessOf('items') === 'locked'}
      aria-invalid={issue ? true : undefined}
      tabIndex={issue ? -1 : undefined}
    >
      <legend className={visuallyHidden}>{label}</legend>
      <button type="button" className={quick} aria-pressed={sharers.length === 0} onClick={() => onChange('')}>
        {t.all}
      </button>
      {names.map((name, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: people are identified by position
          key={index}
          type="button"
          className={quick}
          aria-pressed={sharers.includes(index)}
          onClick={() => onChange(withSharerToggled(who, index, names))}
        >
          {nameOf(name, index, t, locale)}
        </button>
      ))}
      <ErrorMessage>{issue}</ErrorMessage>
    </fieldset>
  )
}
