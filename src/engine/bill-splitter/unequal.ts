import { exact, round } from '../core/numbers/rational'
import type { Issue } from '../core/result'
import { moneyIn, type Units } from './amounts'
import { apportion } from './apportion'
import type { IssueCode } from './output'
import type { ReadItem, ReadPerson } from './read'

/** A person's parts of the bill, in minor units. */
export interface Parts {
  readonly had: bigint
  readonly tax: bigint
  readonly tip: bigint
}

/** Whole numbers in the same proportion as these nonnegative numbers. */
function wholeWeights(weights: readonly number[]): readonly bigint[] {
  const fractions = weights.map((weight) => exact(weight))
  // All are decimals, so the largest denominator is a multiple of the others.
  let scale = 1n
  for (const { d } of fractions) if (d > scale) scale = d
  return fractions.map(({ n, d }) => (n * scale) / d)
}

/**
 * The total by fixed amounts, and the rest by weights. 100 with a fixed 40 and weights 1 and 2 for the others is 40, 20
 * and 40. Adds an issue if the fixed amounts exceed the total, or leave a rest that nobody has a share of.
 */
export function splitByWeight(
  persons: readonly ReadPerson[],
  total: bigint,
  minorDigits: number,
  issues: Issue<IssueCode>[],
): readonly bigint[] {
  const money = moneyIn(minorDigits)
  let rest = total
  const fixed = persons.map(({ fixed }, index) => {
    if (fixed === undefined) return undefined
    const units = round(exact(fixed), minorDigits)
    if (units > rest && rest >= 0n)
      issues.push({ code: 'too-large', field: `persons.${index}.fixed`, values: { max: money(rest) } })
    rest -= units
    return units
  })
  const weights = wholeWeights(persons.map(({ weight }, index) => (fixed[index] === undefined ? weight : 0)))
  if (rest > 0n && weights.every((weight) => weight === 0n))
    issues.push({ code: 'not-covered', field: `persons.${persons.length - 1}.fixed`, values: { rest: money(rest) } })
  const [shares = []] = apportion([rest > 0n ? rest : 0n], weights)
  return persons.map((_, index) => fixed[index] ?? (rest > 0n ? (shares[index] ?? 0n) : 0n))
}

/**
 * The bill by what each person had. A shared item is split evenly among those who share it, and everyone shares what
 * isn't among the items. Tax and tip are in proportion to that.
 */
export function splitByItems(
  items: readonly ReadItem[],
  persons: number,
  { subtotal, tax, tip }: Units,
  minorDigits: number,
): readonly Parts[] {
  const units = items.map(({ price, who }) => ({ price: round(exact(price), minorDigits), who }))
  const everyone = Array.from({ length: persons }, (_, index) => index)
  const rest = units.reduce((left, { price }) => left - price, subtotal)
  const parts = [...units, { price: rest, who: everyone }]
  const scale = parts.reduce((common, { who }) => leastMultiple(common, BigInt(who.length)), 1n)
  const weights = everyone.map(() => 0n)
  for (const { price, who } of parts) {
    const each = (price * scale) / BigInt(who.length)
    for (const person of who) weights[person] = (weights[person] ?? 0n) + each
  }
  const [had = [], taxes = [], tips = []] = apportion([subtotal, tax, tip], weights)
  return everyone.map((person) => ({ had: had[person] ?? 0n, tax: taxes[person] ?? 0n, tip: tips[person] ?? 0n }))
}

function leastMultiple(a: bigint, b: bigint): bigint {
  let [divisor, rest] = [a, b]
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest]
  return (a / divisor) * b
}
