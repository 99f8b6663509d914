import { useEffect, useMemo, useState } from 'react'
import * as engine from '../../engine/invoice-generator'
import { today } from '../../engine/invoice-generator/draft'
import { Answer, Headline, Line, Placeholder, Receipt } from '../core/answer'
import { Issue, NumberField, TextField } from '../core/field'
import { currencySign, formatMoney } from '../core/format'
import { formatDate } from '../core/format-date'
import { NotFetched, partOf } from '../core/part'
import { fill, sentenceOf } from '../core/strings'
import { TextArea } from '../core/text-area'
import { Row, Tool } from '../core/tool'
import type { FieldProps, ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './invoice-generator.css'
import { Items } from './invoice-generator.items'
import { Party } from './invoice-generator.party'
import { firstStrings, type strings } from './invoice-generator.strings'
import { totalsOf } from './invoice-generator.totals'

export type InvoiceGeneratorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

type Path = Exclude<keyof engine.Input, 'items'> | `items.${number}.${keyof engine.Item}`

const usePart = partOf(() => import('./invoice-generator.part'))
const [blank] = engine.initial.items as readonly [engine.Item]

export function InvoiceGenerator(props: InvoiceGeneratorProps) {
  const [part, load, failed] = usePart()
  const [day, setDay] = useState('')
  const context = useMemo(() => (day ? { now: new Date(`${day}T12:00`) } : {}), [day])
  const tool = useTool<engine.Input, engine.Output, engine.IssueCode, typeof firstStrings, engine.Context>(
    engine,
    firstStrings,
    props,
    { live: true, context },
  )
  const { t, value, locale, output, result } = tool
  const { items } = value
  const money = (amount: number) => formatMoney(amount, locale, t.currency)

  // After the first paint, so that a page made ahead holds no day of its own.
  useEffect(() => {
    setDay(today({ now: Date.now() }))
    if (!part) void load()
  })

  /** Fields that were left empty: that they count as 0 is said there, and not before. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const faults = new Map(output?.faults.map((fault) => [fault.field, fault]))
  function sentenceAt(path: string): string | undefined {
    const fault = faults.get(path)
    return fault && (fault.code !== 'missing' || left.has(path)) ? sentenceOf(fault, t.issues, locale) : undefined
  }
  /** A fault stops nothing here, so the tool itself does not tell of it. */
  const field = (path: Path, label?: string): FieldProps => {
    const own = tool.field(path as 'notes', label)
    return {
      ...own,
      issue: sentenceAt(path),
      onBlur() {
        own.onBlur?.()
        if (!own.value.trim()) setLeft((before) => new Set([...before, path]))
      },
    }
  }
  function setItems(items: readonly engine.Item[]): void {
    setLeft(new Set())
    tool.update({ items })
  }
  const read = (day: string | undefined) => (day ? formatDate(day, locale) : undefined)
  const tooLarge = result?.ok === false ? result.issues[0] : undefined

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <TextField {...field('invoiceNumber')} />
          <Row>
            <TextField
              {...field('date')}
              placeholder={t.pattern}
              hint={value.date.trim() ? read(output?.date) : day && fill(t.today, { date: formatDate(day, locale) })}
            />
            <TextField {...field('dueDate')} placeholder={t.pattern} hint={read(output?.dueDate)} />
          </Row>
          <fieldset className={css.terms}>
            <legend className={css.termsLabel}>{t.terms}</legend>
            {engine.terms.map((days) => {
              const due = engine.dueIn(output?.date ?? '', days)
              return (
                <button
                  key={days}
                  type="button"
                  className={css.term}
                  aria-pressed={due !== '' && due === value.dueDate.trim()}
                  onClick={() => due && tool.update({ dueDate: due })}
                >
                  {fill(t.days, { n: days }, locale)}
                </button>
              )
            })}
          </fieldset>
          <Party
            label={t.from}
            name={field('fromName', t.party)}
            address={field('fromAddress', t.address)}
            email={field('fromEmail', t.email)}
            phone={field('fromPhone', t.phone)}
          />
          <Party
            label={t.to}
            name={field('toName', t.party)}
            address={field('toAddress', t.address)}
            email={field('toEmail', t.email)}
            phone={field('toPhone', t.phone)}
          />
          <Items
            items={items}
            amounts={output?.items.map(({ amount }) => money(amount)) ?? []}
            sentenceAt={sentenceAt}
            cell={field}
            sign={currencySign(locale, t.currency)}
            t={t}
            locale={locale}
            onAdd={() => setItems([...items, blank])}
            onRemove={(index) => setItems(items.filter((_, other) => other !== index))}
          />
          <Issue>{tooLarge && sentenceOf(tooLarge, t.issues, locale)}</Issue>
          <Row>
            <NumberField {...field('tax')} suffix="%" />
            <NumberField {...field('discount')} suffix="%" />
          </Row>
          <TextArea {...field('notes')} />
        </>
      }
    >
      <div className={css.column}>
        <Answer
          tool={tool}
          say={({ total }) => fill(t.say, { total: money(total) })}
          empty={<Placeholder label={t.total} lines={[t.subtotal, t.tax, t.discount]} />}
        >
          {(output) => (
            <>
              <Headline label={t.total}>{money(output.total)}</Headline>
              <Receipt>
                {totalsOf({ value, output, t, locale }).map(({ label, amount }) => (
                  <Line key={label} label={label}>
                    {money(amount)}
                  </Line>
                ))}
              </Receipt>
              {failed && <NotFetched t={t} />}
              {part ? (
                <part.Desk
                  value={value}
                  output={output}
                  t={t}
                  strings={props.strings}
                  locale={locale}
                  onOpen={tool.update}
                />
              ) : (
                <div className={css.ghost} />
              )}
            </>
          )}
        </Answer>
      </div>
    </Tool>
  )
}
