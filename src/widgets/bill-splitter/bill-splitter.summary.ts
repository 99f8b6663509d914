import type { Input, Output, PersonAmounts } from '../../engine/bill-splitter/bill-splitter'
import { readPercent } from '../../engine/core/numbers/read-number'
import { plural } from '../core/base/plural'
import { interpolate } from '../core/base/strings'
import { copyOf, type Format, inGroup, type Phrase, type Summary, type SummaryLine } from '../core/base/summary'
import type { strings } from './bill-splitter.strings'

type Words = typeof strings

export function summarize(output: Output, input: Input, t: Words, format: Format): Summary {
  const { persons } = output
  return persons ? unequal({ ...output, persons }, input, t, format) : equal(output, input, t, format)
}

/** What each person pays. The occasion, if there is one, begins the text. */
function equal(output: Output, input: Input, t: Words, format: Format): Summary {
  const { money } = format
  const shared: readonly SummaryLine[] = [
    { label: t.subtotalWithTax, text: money(output.subtotalWithTax) },
    { label: t.total, text: money(output.totalAmount) },
    ...shareLines(output, t, format),
  ]
  const answer = {
    label: t.perPerson,
    figure: money(output.perPerson),
    sentence: whoPaysMore(output, t, format),
    lines: [...partLines(output, input, t, format), ...inGroup(t.shared, shared)],
  }
  const occasion = input.occasion.trim()
  const copied = copyOf(answer)
  const text = `${occasion}\n${copied}`
  return occasion
    ? { ...answer, text, sends: [{ kind: 'text', text }] }
    : { ...answer, sends: [{ kind: 'text', text: copied }] }
}

/** One line for everyone who pays the same. */
function shareLines({ shares, oddCents, numPeople, perPerson }: Output, t: Words, { locale, money }: Format) {
  if (oddCents === 0) return [{ label: plural(t.everyone, numPeople, locale), text: money(perPerson) }]
  const line = (first: number, last: number) => ({
    label: interpolate(first === last ? t.person : t.persons, { first, last }, locale),
    text: money(shares[first - 1] ?? 0),
  })
  return [line(1, oddCents), line(oddCents + 1, numPeople)]
}

/** Who pays a cent more, if not everyone pays the same. */
function whoPaysMore(
  { shares, oddCents, numPeople, totalAmount }: Output,
  t: Words,
  { locale, money }: Format,
): Phrase {
  if (oddCents === 0) return { template: plural(t.even, numPeople, locale), values: { total: money(totalAmount) } }
  const [more = 0, less = 0] = [shares[0], shares[numPeople - 1]]
  return { template: plural(t.odd, oddCents, locale), values: { more: money(more), less: money(less) } }
}

type UnequalOutput = Output & { readonly persons: readonly PersonAmounts[] }

/** The total, what each person owes of it, and a text to send to them. */
function unequal(output: UnequalOutput, input: Input, t: Words, format: Format): Summary {
  const { locale, money } = format
  const persons = output.persons.map((person, index) => ({ ...person, name: nameOf(person.name, index, t, locale) }))
  const parts = partLines(output, input, t, format)
  const amounts = [output.subtotal, output.taxAmount, output.tipAmount]
  const total = money(output.totalAmount)
  const occasion = input.occasion.trim()
  const text = [
    occasion ? interpolate(t.messageTotal, { occasion, total }) : `${t.total}: ${total}`,
    ...persons.map(({ name, amount }) => interpolate(t.owes, { name, amount: money(amount) })),
    '',
    ...parts.filter((_, index) => (amounts[index] ?? 0) > 0).map(({ label, text }) => `${label}: ${text}`),
  ].join('\n')
  return {
    label: t.total,
    figure: total,
    sentence: whoPaysMost(output.shares, persons, t, format),
    lines: [...persons.flatMap((person) => personLines(person, t, format)), ...parts],
    text,
    sends: [{ kind: 'text', text }],
  }
}

/** What a person pays. In a split by items, with what that's made of. */
function personLines({ name, had, taxAmount = 0, tipAmount = 0, amount }: PersonAmounts, t: Words, { money }: Format) {
  if (had === undefined) return [{ group: t.shared, label: name, text: money(amount) }]
  return [
    { group: name, label: t.had, text: money(had) },
    { group: name, label: t.tax, text: money(taxAmount) },
    { group: name, label: t.tip, text: money(tipAmount) },
    { group: name, label: t.pays, text: money(amount), isTotal: true },
  ]
}

function whoPaysMost(
  shares: readonly number[],
  persons: readonly PersonAmounts[],
  t: Words,
  { money }: Format,
): Phrase {
  const most = Math.max(...shares)
  if (shares.every((share) => share === most)) return { template: t.same, values: { amount: money(most) } }
  return { template: t.most, values: { name: persons[shares.indexOf(most)]?.name ?? '', amount: money(most) } }
}

/** The parts of the total, with the percentages of tax and tip, and what else the bill and the tip include. */
function partLines(output: Output, input: Input, t: Words, { locale, money }: Format): readonly SummaryLine[] {
  const { subtotal, taxAmount, tipAmount, sharedByAll = 0, roundedBy = 0 } = output
  const withPercent = (label: string, percent: number) =>
    interpolate(label, { percent: Math.round(percent * 100) / 100 }, locale)
  const read = (text: string) => Number(readPercent(text, locale) ?? 0)
  const note = (template: string, amount: number) =>
    amount > 0 ? { note: interpolate(template, { amount: money(amount) }) } : {}
  const group = t.madeOf
  return [
    { group, label: t.subtotal, text: money(subtotal), series: 1, ...note(t.sharedByAll, sharedByAll) },
    { group, label: withPercent(t.taxAt, output.taxPercent ?? read(input.tax)), text: money(taxAmount), series: 2 },
    {
      group,
      label: withPercent(t.tipAt, output.tipPercent ?? read(input.tip)),
      text: money(tipAmount),
      series: 3,
      ...note(t.rounded, roundedBy),
    },
  ]
}

/** 'Ann', or 'Person 2'. */
export const nameOf = (name: string, index: number, t: typeof strings, locale: string): string =>
  name.trim() || interpolate(t.personN, { n: index + 1 }, locale)
