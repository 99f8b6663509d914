import {
  evaluate,
  examples,
  fields,
  type Input,
  type IssueCode,
  type Output,
  presets,
  type Split,
} from '../../engine/bill-splitter/bill-splitter'
import { readNumber } from '../../engine/core/numbers/read-number'
import { Answer } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import type { ToolProps } from '../core/base/tool-props'
import { CurrencySwitch } from '../core/field-groups/currency-switch'
import { Row } from '../core/field-groups/row'
import { Choice } from '../core/fields/choice'
import { MoneyField } from '../core/fields/number/money-field'
import { NumberField } from '../core/fields/number/number-field'
import { Stepper } from '../core/fields/number/range'
import { ActionButton, Tool } from '../core/layouts/tool'
import { useTool } from '../core/tool/use-tool'
import { BillAnswer } from './bill-splitter.answer'
import { strings } from './bill-splitter.strings'
import { summarize } from './bill-splitter.summary'
import { Items } from './items'
import { More } from './more'
import { Persons } from './persons'
import { itemsOf, personsFor } from './rows'
import { Tip } from './tip'

export type BillSplitterProps = ToolProps<Input, Output, IssueCode, typeof strings>

/** Anything but a known way to split means equal shares. */
const splitOf = ({ split }: Input): Split => (split === 'shares' || split === 'items' ? split : 'equal')
const exampleFor = (value: Input): Input => examples[splitOf(value)]

/** A way to split, with the rows that it needs. */
const withRows = (value: Input, split: Split): Partial<Input> => ({
  split,
  ...(split === 'equal' ? {} : { persons: personsFor(value) }),
  ...(split === 'items' ? { items: itemsOf(value) } : {}),
})

export function BillSplitter(props: BillSplitterProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props, { exampleFor })
  const { t, value, locale } = tool
  const read = (text: string) => Number(readNumber(text, locale))
  const split = splitOf(value)
  const hasBill = value.bill.trim() !== '' && !(read(value.bill) <= 0)
  const hasItems = split === 'items' && value.items.some(({ price }) => price?.trim())
  const tax = tool.field('tax')
  // Without rows to fill in, which the page may hide, only the page can choose such a split.
  const needs = { equal: 'split', shares: 'persons', items: 'items' } as const
  const splits = (['equal', 'shares', 'items'] as const).filter(
    (each) => each === split || tool.accessOf(needs[each]) !== 'hidden',
  )

  const samples = presets.map(({ id, input }) => ({
    name: interpolate(t.scenarios[id as keyof typeof t.scenarios], { n: read(input.people) }, locale),
    value: input,
  }))

  return (
    <Tool
      tool={tool}
      name={t.name}
      hue="finance"
      samples={samples}
      inputs={
        <>
          <Row>
            <MoneyField {...tool.field('bill')} hint={split === 'items' ? t.billHint : undefined} />
            <NumberField
              {...tax}
              onChange={(text) => tool.update({ tax: text, taxMoney: '' }, 'tax')}
              hint={value.taxMoney.trim() ? t.replaced : undefined}
            />
          </Row>
          <Tip tool={tool} />
          <Choice
            {...tool.field('split')}
            onChange={(split) => tool.update(withRows(value, split as Split))}
            options={splits.map((each) => [each, t.splits[each]])}
          />
          {split === 'equal' ? (
            <Stepper {...tool.field('people')} min={1} less={t.fewer} more={t.more} />
          ) : (
            <Persons tool={tool} />
          )}
          {split === 'items' && <Items tool={tool} />}
          <More tool={tool} />
          <ActionButton tool={tool} isIncomplete={!hasBill && !hasItems}>
            {t.calculate}
          </ActionButton>
          <CurrencySwitch tool={tool} />
        </>
      }
    >
      <Answer tool={tool}>{(output, summary) => <BillAnswer output={output} summary={summary} />}</Answer>
    </Tool>
  )
}
