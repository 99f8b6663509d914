import type { NumberIssue } from '../core/fields/number'
import { round, toNumber } from '../core/numbers/rational'
import { type Bill, moneyIn, tipBase, type Units } from './amounts'

/** What one person pays in an unequal split. */
export interface PersonAmounts {
  /** As entered. May be ''. */
  readonly name: string
  /** What this person pays. */
  readonly amount: number
  /** The parts of the amount: what this person had, and the tax and tip on it. Present in a split by items. */
  readonly had?: number
  readonly taxAmount?: number
  readonly tipAmount?: number
}

/** To the cent, or the currency's minor unit. Each amount is calculated from the rounded ones above it. */
export interface Output {
  /** The bill before tax and tip. */
  readonly subtotal: number
  readonly taxAmount: number
  /** Subtotal plus tax. */
  readonly subtotalWithTax: number
  /** With what was added to it by rounding up. */
  readonly tipAmount: number
  /** Subtotal plus tax plus tip. */
  readonly totalAmount: number
  /** The total divided by the people, rounded. Unlike `shares`, it may not add up to the total. */
  readonly perPerson: number
  readonly numPeople: number
  /** What each person pays. They add up to the total. Larger shares first, or in the order of `persons` if unequal. */
  readonly shares: readonly number[]
  /**
   * Cents, or minor units, left over after an even split. The first `oddCents` people each pay one more. 0 in an unequal
   * split.
   */
  readonly oddCents: number
  /** The tax as a percentage of the bill, to 10 decimals. Present if it was entered as an amount. */
  readonly taxPercent?: number
  /** The tip as a percentage of what `tipOn` says, to 10 decimals. Present if it was an amount or there's rounding. */
  readonly tipPercent?: number
  /** What rounding up added to the tip. Present if `roundTo` is 'each' or 'total'. */
  readonly roundedBy?: number
  /** What each person pays, in an unequal split. */
  readonly persons?: readonly PersonAmounts[]
  /** The part of the bill that isn't among the items, shared by everyone. Present in a split by items. */
  readonly sharedByAll?: number
}

/**
 * `not-positive`: a bill of 0. `too-small`: less than one cent (or minor unit) or one person. `not-whole`: a fraction of
 * a person. `below-items`, at `bill`: less than the `items`, which add up to that value. `unknown-person`, at
 * `items.*.who`: there's nobody with this `name` or number. `not-covered`, at `persons.*.fixed`: the fixed amounts leave
 * the `rest`, and nobody has a share of it.
 */
export type IssueCode = NumberIssue | 'below-items' | 'unknown-person' | 'not-covered'

/** How a bill is split, in minor units. */
export interface Division {
  /** Before rounding each share. */
  readonly units: Units
  readonly shares: readonly bigint[]
  /** What rounding each share added to the tip. */
  readonly added: bigint
  readonly oddCents?: number
}

/** The output of a split, without its persons. */
export function outputOf(bill: Bill, { units, shares, added, oddCents = 0 }: Division, minorDigits = 2): Output {
  const money = moneyIn(minorDigits)
  const { subtotal, tax } = units
  const [tip, total] = [units.tip + added, units.total + added]
  const people = shares.length
  const isRounded = bill.roundTo === 'each' || bill.roundTo === 'total'
  return {
    subtotal: money(subtotal),
    taxAmount: money(tax),
    subtotalWithTax: money(subtotal + tax),
    tipAmount: money(tip),
    totalAmount: money(total),
    perPerson: money(round({ n: total, d: BigInt(people) })),
    numPeople: people,
    shares: shares.map(money),
    oddCents,
    ...(bill.taxMoney === undefined ? {} : { taxPercent: percentOf(tax, subtotal) }),
    ...(bill.tipMoney === undefined && !isRounded ? {} : { tipPercent: percentOf(tip, tipBase(units, bill.tipOn)) }),
    ...(isRounded ? { roundedBy: money(units.roundedBy + added) } : {}),
  }
}

const percentOf = (part: bigint, whole: bigint): number => toNumber({ n: part * 100n, d: whole }, 10)
