import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  type Item,
  initial,
  kinds,
  type Output,
} from '../../engine/invoice-generator'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { Row } from '../core/field-groups/row'
import { ErrorMessage, TextField } from '../core/fields/field'
import { TextArea } from '../core/fields/text-area'
import { currencySign, formatMoney } from '../core/format/format'
import { NumberField } from '../core/numbers/number-field'
import { Answer } from '../core/tool/answer'
import { isSameInput } from '../core/tool/record'
import { interpolate, sentenceOf } from '../core/tool/strings'
import { Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { InvoiceAnswer } from './invoice-generator.answer'
import * as css from './invoice-generator.css'
import { Dates } from './invoice-generator.dates'
import { Items } from './invoice-generator.items'
import { Party } from './invoice-generator.party'
import { useFieldIssues, useOwn, useToday } from './invoice-generator.state'
import { strings } from './invoice-generator.strings'

export type InvoiceGeneratorProps = ToolProps<Input, Output, IssueCode, typeof strings>

const [blank] = initial.items as readonly [Item]

export function InvoiceGenerator(props: InvoiceGeneratorProps) {
  const context = useToday()
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { live: true, context })
  const { t, value, locale, result } = tool
  const { items } = value
  /** What the form itself says, also while the paper beside it is the example's. */
  const own = result?.ok ? result.value : undefined
  const field = useFieldIssues({ ...tool, output: own })
  const tooLarge = result?.ok === false ? result.issues[0] : undefined
  const isUntouched = isSameInput(value, initial)
  useOwn(tool, !isUntouched)
  // There is nothing to announce before the first edit.
  const say = ({ total }: Output) =>
    isUntouched ? '' : interpolate(t.say, { total: formatMoney(total, locale, t.currency) })

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
            date={own?.date ?? ''}
            dueDate={own?.dueDate ?? ''}
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
            lines={own?.items}
            cell={field}
            sign={currencySign(locale, t.currency)}
            t={t}
            locale={locale}
            onAdd={() => tool.update({ items: [...items, blank] })}
            onRemove={(index) => tool.replace({ items: items.filter((_, other) => other !== index) })}
          />
          <ErrorMessage>{tooLarge && sentenceOf(tooLarge, t.issues, locale)}</ErrorMessage>
          <Row>
            <NumberField {...field('tax')} suffix="%" />
            <NumberField {...field('discount')} suffix="%" />
          </Row>
          <TextArea {...field('notes')} />
          <CurrencySwitch tool={tool} />
        </>
      }
    >
      <div className={css.column}>
        <Answer tool={tool} say={say}>
          {(output) => (
            <InvoiceAnswer
              value={tool.answeredInput ?? value}
              typed={value}
              output={output}
              t={t}
              locale={locale}
              // It has an Undo of its own, which brings back the logo as well.
              onOpen={tool.update}
            />
          )}
        </Answer>
      </div>
    </Tool>
  )
}
