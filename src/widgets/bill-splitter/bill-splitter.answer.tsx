import type { Input, Output } from '../../engine/bill-splitter'
import { readPercent } from '../../engine/core/numbers/read-number'
import { plural } from '../core/format/plural'
import { Breakdown, type Part } from '../core/output/breakdown'
import { CopyBar } from '../core/output/copy-button'
import { Headline, Line, Receipt, Sentence } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import type { strings } from './bill-splitter.strings'

interface BillAnswerProps {
  readonly output: Output
  /** What the answer was made from: it stays when the input changes. */
  readonly input: Input
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** What each person pays, who pays a cent more, what the total is made of, and what all of them pay. */
export function BillAnswer(props: BillAnswerProps) {
  const { output, input, t, locale, money } = props
  const at = (words: string, text: string) =>
    interpolate(words, { percent: Number(readPercent(text, locale) ?? 0) }, locale)
  const bill: Part = { label: t.subtotal, amount: output.subtotal, series: 1 }
  const tax: Part = { label: at(t.taxAt, input.tax), amount: output.taxAmount, series: 2 }
  const tip: Part = { label: at(t.tipAt, input.tip), amount: output.tipAmount, series: 3 }
  const receipt = [
    bill,
    tax,
    { label: t.subtotalWithTax, amount: output.subtotalWithTax },
    tip,
    { label: t.total, amount: output.totalAmount, rule: true },
    ...groupsOf(props),
  ]
  const text = () => [sayOf(props), ...receipt.map(({ label, amount }) => `${label}: ${money(amount)}`)].join('\n')

  return (
    <>
      <Headline label={t.perPerson}>{money(output.perPerson)}</Headline>
      <Sentence>{sentenceOf(props)}</Sentence>
      <Breakdown parts={[bill, tax, tip]} />
      <Receipt>
        {receipt.map(({ amount, ...line }) => (
          <Line key={line.label} {...line}>
            {money(amount)}
          </Line>
        ))}
      </Receipt>
      <CopyBar tool={{ t }} text={text} />
    </>
  )
}

/** The answer in one sentence, to announce and to copy. */
export function sayOf(props: BillAnswerProps): string {
  const { output, t, money } = props
  const words = { each: money(output.perPerson), total: money(output.totalAmount), sentence: sentenceOf(props) }
  return interpolate(t.say, words)
}

/** Who pays a cent more, where the total does not split evenly. */
function sentenceOf(props: BillAnswerProps): string {
  const { output, t, locale, money } = props
  const { shares, oddCents, numPeople, totalAmount } = output
  if (oddCents === 0) return interpolate(plural(t.even, numPeople, locale), { total: money(totalAmount) })
  const [more = 0, less = 0] = [shares[0], shares[numPeople - 1]]
  return interpolate(plural(t.odd, oddCents, locale), { more: money(more), less: money(less) })
}

/** People who pay the same share a line, however many they are. */
function groupsOf({ output, t, locale }: BillAnswerProps) {
  const { shares, oddCents, numPeople } = output
  const line = (first: number, last: number) => ({
    label: interpolate(first === last ? t.person : t.persons, { first, last }, locale),
    amount: shares[first - 1] ?? 0,
  })
  return oddCents === 0 ? [] : [line(1, oddCents), line(oddCents + 1, numPeople)]
}
