import { toAscii } from './ascii'

/** Matches 1,234,567 with the same separator throughout, and 12,34,567 as in India. */
const grouped = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:([,'])\d\d)(?:\2\d\d)*\2\d{3}$/

/** '1,234' gives '1234'. Undefined if the separators are in the wrong places. */
export function wholeOf(text: string): string | undefined {
  return /^\d+$/.test(text) || grouped.test(text) ? text.replace(/\D/g, '') : undefined
}

/** A whole number without a sign, in digits of any script, with or without separators. Undefined for anything else. */
export function readWhole(text: string): number | undefined {
  const whole = wholeOf(toAscii(text))
  return whole === undefined ? undefined : Number(whole)
}
