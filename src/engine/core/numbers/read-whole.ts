import { toAscii } from './ascii'

/** 1,234,567 with one mark throughout, and 12,34,567 as in India. */
const grouped = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:([,'])\d\d)(?:\2\d\d)*\2\d{3}$/

/** '1,234' is '1234'; undefined where the marks are not where groups end. */
export function wholeOf(text: string): string | undefined {
  return /^\d+$/.test(text) || grouped.test(text) ? text.replace(/\D/g, '') : undefined
}

/** A whole number without a sign, in digits of any script and with or without groups; undefined for anything else. */
export function readWhole(text: string): number | undefined {
  const whole = wholeOf(toAscii(text))
  return whole === undefined ? undefined : Number(whole)
}
