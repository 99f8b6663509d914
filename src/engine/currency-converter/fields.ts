import { type InputOf, startOf } from '../core/fields/field'
import { money, percent } from '../core/fields/number'
import { oneOf } from '../core/fields/text'

/** A currency in the lists of the converter. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string
  /** English name and symbol from Unicode CLDR. */
  readonly name: string
  readonly symbol: string
  /** Decimals of the minor unit, from ISO 4217. */
  readonly minorDigits: number
}

/**
 * The 12 currencies that come first, in this order (docs/rules.md). Any other currency in a rate table can be converted
 * too.
 */
export const currencies: readonly Currency[] = [
  { code: 'USD', name: 'US Dollar', symbol: '$', minorDigits: 2 },
  { code: 'EUR', name: 'Euro', symbol: '€', minorDigits: 2 },
  { code: 'GBP', name: 'British Pound', symbol: '£', minorDigits: 2 },
  { code: 'JPY', name: 'Japanese Yen', symbol: '¥', minorDigits: 0 },
  { code: 'CAD', name: 'Canadian Dollar', symbol: 'CA$', minorDigits: 2 },
  { code: 'AUD', name: 'Australian Dollar', symbol: 'A$', minorDigits: 2 },
  { code: 'CHF', name: 'Swiss Franc', symbol: 'CHF', minorDigits: 2 },
  { code: 'CNY', name: 'Chinese Yuan', symbol: 'CN¥', minorDigits: 2 },
  { code: 'INR', name: 'Indian Rupee', symbol: '₹', minorDigits: 2 },
  { code: 'BRL', name: 'Brazilian Real', symbol: 'R$', minorDigits: 2 },
  { code: 'TRY', name: 'Turkish Lira', symbol: '₺', minorDigits: 2 },
  { code: 'RUB', name: 'Russian Ruble', symbol: '₽', minorDigits: 2 },
]

/** The ISO 4217 codes of `currencies`. */
export const codes: readonly string[] = currencies.map(({ code }) => code)

export const fields = {
  /** From 0 to 10^12. */
  amount: money({ min: 0, max: 1e12, initial: '1', example: '250' }),
  /** The currency of the amount. */
  from: oneOf(codes, { unknown: 'currency-not-supported' }),
  /** The currency to convert to. */
  to: oneOf(codes, { initial: 'EUR', unknown: 'currency-not-supported' }),
  /** What a bank, card or exchange counter charges, in percent from 0 to 100. Empty means that it isn't considered. */
  fee: percent({ min: 0, max: 100, optional: true }),
}

export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
