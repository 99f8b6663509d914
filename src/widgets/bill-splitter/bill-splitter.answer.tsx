import type { ComponentProps } from 'react'
import type { Input, Output } from '../../engine/bill-splitter/bill-splitter'
import { readPercent } from '../../engine/core/numbers/read-number'
import { Headline, Line, Meaning, Note, Receipt, Receipts } from '../core/answer/answer'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import { Breakdown, type Part } from '../core/output/breakdown'
import * as css from './bill-splitter.css'
import type { strings } from './bill-splitter.strings'
import { messageOf, Send, totalOf } from './message'
import { Owed } from './owed'
import { People } from './people'
import { nameOf } from './rows'

interface BillAnswerProps {
  readonly output: Output
  /** The input of this output. */
  readonly input: Input
  readonly t: typeof strings
  readonly locale: string
  readonly money: (amount: number) => string
}

/** What each person pays, and the parts of the total. */
export const BillAnswer = (props: BillAnswerProps) =>
  props.output.persons ? <UnequalAnswer {...props} /> : <EqualAnswer {...props} />

/** What each person pays, who pays a cent more, and the parts of the total. */
function EqualAnswer(props: BillAnswerProps) {
  const { output, input, t, money } = props
  const parts = partsOf(props)
  const [bill, tax, tip] = parts
  const sums = [
    { label: t.subtotalWithTax, amount: output.subtotalWithTax },
    { label: t.total, amount: output.totalAmount },
  ]
  const groups = groupsOf(props)
  const [beforeTip, total] = sums
  const receipt = [bill, tax, beforeTip, tip, total, ...groups].filter((line) => line !== undefined)
  const lines = receipt.map(({ label, amount }) => `${label}: ${money(amount)}`)
  const text = () => [input.occasion.trim(), sayOf(props), ...lines].filter(Boolean).join('\n')

  return (
    <>
      <Headline label={t.perPerson}>{money(output.perPerson)}</Headline>
      <Meaning {...meaningOf(props)} />
      <Rounding {...props} />
      <People output={output} money={money} />
      <Receipts>
        <Made {...props} />
        <Receipt title={t.shared}>
          {[...sums, ...(groups.length > 0 ? groups : everyoneOf(props))].map(({ label, amount }) => (
            <Line key={label} label={label}>
              {money(amount)}
            </Line>
          ))}
        </Receipt>
      </Receipts>
      <Send t={t} text={text} />
    </>
  )
}

/** The total, what each person owes of it, and a text to send to them. */
function UnequalAnswer(props: BillAnswerProps) {
  const { output, input, t, locale, money } = props
  const { persons = [], sharedByAll = 0, totalAmount } = output
  const text = messageOf({ output, occasion: input.occasion, t, locale, money, lines: partsOf(props) })
  return (
    <>
      <Headline label={t.total}>{money(totalAmount)}</Headline>
      <Meaning {...meaningOf(props)} />
      <Rounding {...props} />
      {sharedByAll > 0 && <Note>{interpolate(t.sharedByAll, { amount: money(sharedByAll) })}</Note>}
      <Owed persons={persons} t={t} locale={locale} money={money} />
      <Made {...props} />
      <div>
        <p className={css.messageTitle}>{t.message}</p>
        <p className={css.message}>{text}</p>
      </div>
      <Send t={t} text={() => text} label={t.copyText} />
    </>
  )
}

/** The parts of the total, with the percentages of tax and tip. */
function partsOf({ output, input, t, locale }: BillAnswerProps): readonly [Part, Part, Part] {
  const withPercent = (label: string, percent: number) =>
    interpolate(label, { percent: Math.round(percent * 100) / 100 }, locale)
  const read = (text: string) => Number(readPercent(text, locale) ?? 0)
  return [
    { label: t.subtotal, amount: output.subtotal, series: 1 },
    { label: withPercent(t.taxAt, output.taxPercent ?? read(input.tax)), amount: output.taxAmount, series: 2 },
    { label: withPercent(t.tipAt, output.tipPercent ?? read(input.tip)), amount: output.tipAmount, series: 3 },
  ]
}

function Made(props: BillAnswerProps) {
  const { t, locale, money } = props
  const parts = partsOf(props)
  return (
    <Receipt title={t.madeOf} picture={<Breakdown locale={locale} parts={parts} />}>
      {parts.map(({ label, amount, series }) => (
        <Line key={label} label={label} series={series}>
          {money(amount)}
        </Line>
      ))}
    </Receipt>
  )
}

function Rounding({ output: { roundedBy = 0 }, t, money }: BillAnswerProps) {
  return roundedBy > 0 ? <Note>{interpolate(t.rounded, { amount: money(roundedBy) })}</Note> : null
}

/** The answer in sentences, to announce and copy. */
export function sayOf(props: BillAnswerProps): string {
  const { output, t, locale, money } = props
  const total = money(output.totalAmount)
  if (output.persons) {
    const owed = output.persons.map(({ name, amount }, index) =>
      interpolate(t.owes, { name: nameOf(name, index, t, locale), amount: money(amount) }),
    )
    return [totalOf('', output, t, money), ...owed].join('. ')
  }
  return interpolate(t.say, { each: money(output.perPerson), total, sentence: sentenceOf(props) })
}

/** Who pays more, if not everyone pays the same. */
function meaningOf({ output, t, locale, money }: BillAnswerProps): ComponentProps<typeof Meaning> {
  const { shares, oddCents, numPeople, totalAmount, persons } = output
  if (persons) {
    const most = Math.max(...shares)
    if (shares.every((share) => share === most)) return { template: t.same, values: { amount: money(most) } }
    const index = shares.indexOf(most)
    return {
      template: t.most,
      values: { name: nameOf(persons[index]?.name ?? '', index, t, locale), amount: money(most) },
    }
  }
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
