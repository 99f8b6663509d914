import { type MouseEvent, useEffect, useState } from 'react'
import * as engine from '../../engine/invoice-generator'
import { Answer, Headline, Line, Placeholder, Receipt } from '../core/answer'
import { bar, primary, secondary } from '../core/button.css'
import { Issue, NumberField, TextField } from '../core/field'
import { hint } from '../core/field.css'
import { currencySign, formatMoney } from '../core/format'
import { NotFetched, partOf } from '../core/part'
import { same } from '../core/record'
import { fill, sentenceOf } from '../core/strings'
import { TextArea } from '../core/text-area'
import { Row, Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import * as css from './invoice-generator.css'
import { Dates } from './invoice-generator.dates'
import type { Asked } from './invoice-generator.desk'
import { useFaults } from './invoice-generator.faults'
import { Items } from './invoice-generator.items'
import { Party } from './invoice-generator.party'
import { firstStrings, type strings } from './invoice-generator.strings'
import { useToday } from './invoice-generator.today'
import { totalsOf } from './invoice-generator.totals'

export type InvoiceGeneratorProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const usePart = partOf(() => import('./invoice-generator.part'))
const [blank] = engine.initial.items as readonly [engine.Item]

export function InvoiceGenerator(props: InvoiceGeneratorProps) {
  const [part, load, failed] = usePart()
  const context = useToday()
  const tool = useTool(engine, firstStrings, props, { live: true, context })
  const { t, value, locale, output, result } = tool
  const { items } = value
  const { field, sentenceAt } = useFaults(tool)
  const [asked, setAsked] = useState<Asked>()
  const money = (amount: number) => formatMoney(amount, locale, t.currency)
  const tooLarge = result?.ok === false ? result.issues[0] : undefined

  const isBegun = !part && !same(value, engine.initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit is another try
  useEffect(() => {
    if (isBegun) void load()
  }, [isBegun, value])

  const ask = (deed: Asked['deed']) => (event: MouseEvent) => {
    setAsked({ deed, near: event.currentTarget })
    void load()
  }

  return (
    <Tool
      tool={tool}
      name={t.name}
      inputs={
        <>
          <TextField {...field('invoiceNumber')} />
          <Dates
            field={field}
            value={value}
            date={output?.date ?? ''}
            dueDate={output?.dueDate ?? ''}
            t={t}
            locale={locale}
            onDue={(dueDate) => tool.update({ dueDate })}
          />
          {(['from', 'to'] as const).map((who) => (
            <Party
              key={who}
              label={t[who]}
              name={field(`${who}Name`, t.party)}
              address={field(`${who}Address`, t.address)}
              email={field(`${who}Email`, t.email)}
              phone={field(`${who}Phone`, t.phone)}
            />
          ))}
          <Items
            items={items}
            lines={output?.items}
            sentenceAt={sentenceAt}
            cell={field}
            sign={currencySign(locale, t.currency)}
            t={t}
            locale={locale}
            onAdd={() => tool.update({ items: [...items, blank] })}
            onRemove={(index) => tool.update({ items: items.filter((_, other) => other !== index) })}
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
          // Of an invoice that nobody has begun there is nothing to say.
          say={({ total }) => (part ? fill(t.say, { total: money(total) }) : '')}
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
              <div className={bar}>
                <button type="button" className={primary} onClick={ask('print')}>
                  {t.print}
                </button>
                <p className={`${hint} ${css.whole}`}>{t.hint}</p>
                <button type="button" className={secondary} onClick={ask('open')}>
                  {t.open}
                </button>
                {failed && <NotFetched t={t} />}
                {part ? (
                  <part.Desk {...tool} output={output} strings={props.strings} asked={asked} onOpen={tool.update} />
                ) : (
                  <div className={css.ghost} />
                )}
              </div>
            </>
          )}
        </Answer>
      </div>
    </Tool>
  )
}
