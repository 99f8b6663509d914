import type { ComponentProps } from 'react'
import type { Input, Output } from '../../engine/bill-splitter'
import { readPercent } from '../../engine/core/numbers/read-number'
import { Headline, Line, Meaning, Receipt, Receipts } from '../core/answer/answer'
import { plural } from '../core/format/plural'
import { Breakdown, type Part } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { interpolate } from '../core/tool/strings'
import { People } from './bill-splitter.people'
import type { strings } from './bill-splitter.strings'

interface BillAnswerProps {
  readonly output: Output
  /** The input of this output. */
  readonly input: Input
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** What each person pays, who pays a cent more, and the parts of the total. */
export function BillAnswer(props: BillAnswerProps) {
  const { output, input, t, locale, money } = props
  const withPercent = (label: string, text: string) =>
    interpolate(label, { percent: Number(readPercent(text, locale) ?? 0) }, locale)
  const bill: Part = { label: t.subtotal, amount: output.subtotal, series: 1 }
  const tax: Part = { label: withPercent(t.taxAt, input.tax), amount: output.taxAmount, series: 2 }
  const tip: Part = { label: withPercent(t.tipAt, input.tip), amount: output.tipAmount, series: 3 }
  const sums = [
    { label: t.subtotalWithTax, amount: output.subtotalWithTax },
    { label: t.total, amount: output.totalAmount },
  ]
  const groups = groupsOf(props)
  const [beforeTip, total] = sums
  const receipt = [bill, tax, beforeTip, tip, total, ...groups].filter((line) => line !== undefined)
  const text = () => [sayOf(props), ...receipt.map(({ label, amount }) => `${label}: ${money(amount)}`)].join('\n')

  return (
    <>
      <Headline label={t.perPerson}>{money(output.perPerson)}</Headline>
      <Meaning {...meaningOf(props)} />
      <People output={output} money={money} />
      <Receipts>
        <Receipt title={t.madeOf} picture={<Breakdown locale={locale} parts={[bill, tax, tip]} />}>
          {[bill, tax, tip].map(({ label, amount, series }) => (
            <Line key={label} label={label} series={series}>
              {money(amount)}
            </Line>
          ))}
        </Receipt>
        <Receipt title={t.shared}>
          {[...sums, ...(groups.length > 0 ? groups : everyoneOf(props))].map(({ label, amount }) => (
            <Line key={label} label={label}>
              {money(amount)}
            </Line>
          ))}
        </Receipt>
      </Receipts>
      <CopyBar tool={{ t }} text={text} />
    </>
  )
}

/** The answer in sentences, to announce and copy. */
export function sayOf(props: BillAnswerProps): string {
  const { output, t, money } = props
  const values = { each: money(output.perPerson), total: money(output.totalAmount), sentence: sentenceOf(props) }
  return interpolate(t.say, values)
}

/** Who pays more, if the total doesn't split evenly. */
function meaningOf({ output, t, locale, money }: BillAnswerProps): ComponentProps<typeof Meaning> {
  const { shares, oddCents, numPeople, totalAmount } = output
  if (oddCents === 0) return { template: plural(t.even, numPeople, locale), values: { total: money(totalAmount) } }
  const [more = 0, less = 0] = [shares[0], shares[numPeople - 1]]
  return { template: plural(t.odd, oddCents, locale), values: { more: money(more), less: money(less) } }
}

function sentenceOf(props: BillAnswerProps): string {
  const { template, values } = meaningOf(props)
  return interpolate(template, values)
}

/** One line for everyone who pays the same. None if the total splits evenly. */
function groupsOf({ output, t, locale }: BillAnswerProps) {
  const { shares, oddCents, numPeople } = output
  const line = (first: number, last: number) => ({
    label: interpolate(first === last ? t.person : t.persons, { first, last }, locale),
    amount: shares[first - 1] ?? 0,
  })
  return oddCents === 0 ? [] : [line(1, oddCents), line(oddCents + 1, numPeople)]
}

/** The line for an even split. */
const everyoneOf = ({ output, t, locale }: BillAnswerProps) => [
  { label: plural(t.everyone, output.numPeople, locale), amount: output.perPerson },
]
