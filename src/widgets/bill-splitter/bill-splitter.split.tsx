import type { Input, Output } from '../../engine/bill-splitter'
import { readNumber } from '../../engine/core/number'
import { Line, Receipt, Sentence } from '../core/answer'
import { Breakdown, type Part } from '../core/breakdown'
import { CopyBar } from '../core/copy-button'
import { LateSheets } from '../core/late-sheets'
import { plural } from '../core/plural'
import { fill, type Overrides, withOverrides } from '../core/strings'
import { lateStrings } from './bill-splitter.late.strings'
import sheets from './bill-splitter.split.tsx?sheets'
import type { firstStrings } from './bill-splitter.strings'

interface SplitProps {
  readonly output: Output
  /** What it was asked with: an answer stays when the input changes. */
  readonly asked: Input
  readonly t: typeof firstStrings
  /** The words that the page gives. */
  readonly strings: Overrides<typeof lateStrings> | undefined
  readonly locale: string
  readonly money: (amount: number) => string
}

/** What stands under the figure: who pays a cent more, what the total is made of, and what all of them pay. */
export function Split(props: SplitProps) {
  const { output, asked, t, locale, money } = props
  const late = wordsOf(props)
  const at = (words: string, text: string) => fill(words, { percent: Number(readNumber(text, locale) ?? 0) }, locale)
  const bill: Part = { label: t.subtotal, amount: output.subtotal, series: 1 }
  const tax: Part = { label: at(late.taxAt, asked.tax), amount: output.taxAmount, series: 2 }
  const tip: Part = { label: at(late.tipAt, asked.tip), amount: output.tipAmount, series: 3 }
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
      <LateSheets sheets={sheets} />
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

const wordsOf = ({ strings }: SplitProps) => withOverrides(lateStrings, strings)

/** The answer as it is heard and copied. */
export function sayOf(props: SplitProps): string {
  const { output, money } = props
  const words = { each: money(output.perPerson), total: money(output.totalAmount), sentence: sentenceOf(props) }
  return fill(wordsOf(props).say, words)
}

/** Who pays a cent more, where the total does not split evenly. */
function sentenceOf(props: SplitProps): string {
  const { output, locale, money } = props
  const { shares, oddCents, numPeople, totalAmount } = output
  const { even, odd } = wordsOf(props)
  if (oddCents === 0) return fill(plural(even, numPeople, locale), { total: money(totalAmount) })
  const [more = 0, less = 0] = [shares[0], shares[numPeople - 1]]
  return fill(plural(odd, oddCents, locale), { more: money(more), less: money(less) })
}

/** Those who pay the same stand on one line, however many they are. */
function groupsOf(props: SplitProps) {
  const { shares, oddCents, numPeople } = props.output
  const { person, persons } = wordsOf(props)
  const line = (first: number, last: number) => ({
    label: fill(first === last ? person : persons, { first, last }, props.locale),
    amount: shares[first - 1] ?? 0,
  })
  return oddCents === 0 ? [] : [line(1, oddCents), line(oddCents + 1, numPeople)]
}
