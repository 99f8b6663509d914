import { exact, toFixed } from '../core/numbers/rational'
import { failure, type Issue, type Result, success } from '../core/result'
import { readText } from '../core/text-field'
import type { Context } from './context'
import type { Input } from './fields'

/** The account number without spaces, in capital letters. Undefined if its check digits are wrong (ISO 13616, ISO 7064). */
export function readIban(text: string): string | undefined {
  const iban = text.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban)) return undefined
  // The first four characters go to the end, and letters count from A = 10. The rest of the division by 97 must be 1.
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n ? iban : undefined
}

/** 'DE02100100109307118603' is written 'DE02 1001 0010 9307 1186 03'. */
export const spacedIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')

/** The bank's code without spaces, in capital letters. Undefined if it isn't 8 or 11 characters (ISO 9362). */
export function readBic(text: string): string | undefined {
  const bic = text.replace(/\s/g, '').toUpperCase()
  return /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic) ? bic : undefined
}

/**
 * `not-euro`: the currency isn't the euro. `no-payee`, at `accountName`: neither an account name nor a sender. `no-iban`
 * and `not-an-iban`, at `iban`. `not-a-bic`, at `bic`. `no-bic`, at `bic`: the account isn't in the European Economic Area.
 * `nothing-due`: less than 0.01. `too-large`: more than 999,999,999.99. `too-long`, at `accountName`: above 70 characters.
 */
export type PaymentIssueCode =
  | 'not-euro'
  | 'no-payee'
  | 'no-iban'
  | 'not-an-iban'
  | 'not-a-bic'
  | 'no-bic'
  | 'nothing-due'
  | 'too-large'
  | 'too-long'

/** Where a payment needs no BIC: the European Economic Area. */
const area = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' ')

/**
 * The text of a payment QR code that European banking apps read (European Payments Council, EPC069-12): version 002, UTF-8,
 * a SEPA credit transfer of `amount` with the invoice number as its text.
 */
export function paymentText(
  input: Input,
  amount: number,
  { currency = 'USD' }: Context = {},
): Result<string, PaymentIssueCode> {
  const payee = oneLine(readText(input, 'accountName') || readText(input, 'fromName'))
  const iban = readIban(readText(input, 'iban'))
  const [typedIban, typedBic] = [readText(input, 'iban'), readText(input, 'bic')]
  const bic = readBic(typedBic)
  const issues: Issue<PaymentIssueCode>[] = []
  if (currency !== 'EUR') issues.push({ code: 'not-euro' })
  if (!payee) issues.push({ code: 'no-payee', field: 'accountName' })
  if ([...payee].length > 70) issues.push({ code: 'too-long', field: 'accountName', values: { max: 70 } })
  if (!iban) issues.push({ code: typedIban ? 'not-an-iban' : 'no-iban', field: 'iban' })
  if (typedBic && !bic) issues.push({ code: 'not-a-bic', field: 'bic' })
  if (iban && !typedBic && !area.includes(iban.slice(0, 2))) issues.push({ code: 'no-bic', field: 'bic' })
  if (amount < 0.01) issues.push({ code: 'nothing-due' })
  if (amount > 999_999_999.99) issues.push({ code: 'too-large', values: { max: 999_999_999.99 } })
  if (!iban || issues.length > 0) return failure(...issues)
  const about = [...oneLine(readText(input, 'invoiceNumber'))].slice(0, 140).join('')
  // Purpose and structured reference stay empty. The text is the last line, as trailing empty lines are left off.
  const lines = ['BCD', '002', '1', 'SCT', bic ?? '', payee, iban, `EUR${toFixed(exact(amount), 2)}`, '', '', about]
  return success(lines.join('\n').trimEnd())
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
