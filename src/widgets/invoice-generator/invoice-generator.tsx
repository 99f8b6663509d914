import type { Result } from '../../engine/core/result'
import { evaluate, type IssueCode, type Output } from '../../engine/invoice-generator/evaluate'
import { fields, type Input, type Item, initial } from '../../engine/invoice-generator/fields'
import { nextInvoice } from '../../engine/invoice-generator/next'
import { paymentText } from '../../engine/invoice-generator/payment'
import { Answer } from '../core/answer/answer'
import { sentenceOf } from '../core/base/strings'
import type { ToolProps } from '../core/base/tool-props'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { ErrorMessage, TextField } from '../core/fields/field'
import { TextArea } from '../core/fields/text-area'
import { Paged } from '../core/layouts/paged'
import { useTool } from '../core/tool/use-tool'
import { Dates, Terms } from './dates'
import { Folds, RememberedFold, Sums, useOwnTax, useRemember } from './folds'
import type { InvoiceStore } from './folds/fold-tool'
import { InvoiceAnswer } from './invoice-generator.answer'
import * as css from './invoice-generator.css'
import { useFieldIssues, useToday } from './invoice-generator.state'
import { strings } from './invoice-generator.strings'
import { summarize } from './invoice-generator.summary'
import { Items } from './items'
import { Parties } from './party'
import { dueOf } from './rows'

export interface InvoiceGeneratorProps extends ToolProps<Input, Output, IssueCode, typeof strings> {
  /** Where the page keeps clients and items, if the user wants that. Without it, nothing is kept. */
  readonly store?: InvoiceStore
}

/** The error for the whole invoice, if its amounts are too large. */
function tooLargeOf(result: Result<Output, IssueCode> | undefined, t: typeof strings, locale: string) {
  const issue = result?.ok === false ? result.issues[0] : undefined
  return issue && sentenceOf(issue, t.issues, locale)
}

/** Why there's no payment code, if that's neither a field's error nor because nothing is due. */
function codeNoteOf(value: Input, output: Output | undefined, t: typeof strings, locale: string): string | undefined {
  if (!output || !value.iban.trim()) return undefined
  const text = paymentText(value, dueOf(output), { currency: t.currency })
  const issue = text.ok ? undefined : text.issues.find(({ code }) => code in t.codeIssues)
  return issue && sentenceOf(issue, t.codeIssues, locale)
}

const [blank] = initial.items as readonly [Item]

export function InvoiceGenerator(props: InvoiceGeneratorProps) {
  const context = useToday()
  const tool = useTool({ fields, evaluate, summarize }, strings, props, { context })
  const { t, value, locale, result } = tool
  /** The output of the form, even while the preview shows the example. */
  const formOutput = result?.ok ? result.value : undefined
  const field = useFieldIssues({ ...tool, output: formOutput })
  const tooLarge = tooLargeOf(result, t, locale)
  const [hasTax, setTax] = useOwnTax(value.items, () =>
    tool.replace({ items: value.items.map((item) => ({ ...item, tax: '' })) }),
  )
  const fold = { value, t, locale, field, replace: tool.replace }
  const taxes = { hasTax, onTax: setTax, itemAccess: tool.accessOf('items') }
  const remember = useRemember(props.store)
  const dates = { date: formOutput?.date ?? '', dueDate: formOutput?.dueDate ?? '' }

  return (
    <Paged
      tool={tool}
      name={t.name}
      hue="finance"
      views={t.views}
      inputs={
        <div className={css.form}>
          <div className={css.pair}>
            <TextField {...field('invoiceNumber')} />
            <Terms {...dates} access={tool.accessOf('dueDate')} onDue={(dueDate) => tool.update({ dueDate })} />
          </div>
          <Dates date={dates.date} field={field} value={value} />
          <RememberedFold tool={fold} store={props.store} />
          <Parties field={field} />
          <Items
            items={value.items}
            access={tool.accessOf('items')}
            lines={formOutput?.items}
            cell={field}
            hasTax={hasTax}
            onAdd={() => tool.update({ items: [...value.items, blank] })}
            onRemove={(index) => tool.replace({ items: value.items.filter((_, other) => other !== index) })}
          />
          <ErrorMessage>{tooLarge}</ErrorMessage>
          <Sums field={field}>
            <CurrencySwitch tool={tool} />
          </Sums>
          <Folds tool={fold} {...taxes} codeNote={codeNoteOf(value, formOutput, t, locale)} />
          <TextArea {...field('notes')} />
        </div>
      }
    >
      <Answer tool={tool}>
        {(output, summary) => (
          <InvoiceAnswer
            summary={summary}
            value={tool.answeredInput ?? value}
            typed={value}
            output={output}
            // Not `replace`: this tool has its own Undo, which also restores the logo.
            onNew={() => tool.replace(nextInvoice(value))}
            onUse={remember}
            onOpen={(opened, currency) => {
              if (currency) tool.setCurrency(currency)
              tool.update(opened)
            }}
          />
        )}
      </Answer>
    </Paged>
  )
}
