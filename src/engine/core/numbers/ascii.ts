/** Characters used in numbers, by their ASCII equivalent. */
const signs: Readonly<Record<string, string>> = {
  '-': '−–‐‑﹣',
  '*': '×⋅∗',
  '/': '÷∕⁄',
  '%': '٪﹪',
  ',': '،',
  // The Arabic thousands separator groups digits like an apostrophe and does nothing else.
  "'": '’‘ʼ٬',
}
const ascii = new Map(Object.entries(signs).flatMap(([sign, others]) => [...others].map((other) => [other, sign])))

/** Digit by digit, as in Intl's numbering system 'hanidec'. */
const chinese = '〇一二三四五六七八九'

/**
 * Converts a number's text to ASCII: digits of any script, full-width forms, every kind of space, minus sign,
 * apostrophe and fraction, without direction marks. '３½ ٪' becomes '3 1/2 %'; letters, currency signs and '٫' stay.
 */
export function toAscii(text: string): string {
  const isChinese = !/[\p{Nd}¼-¾⅐-⅞↉]/u.test(text)
  return text
    .replace(/[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replace(/[〇一二三四五六七八九]/g, (digit) => (isChinese ? String(chinese.indexOf(digit)) : digit))
    .replace(/[¼-¾⅐-⅞↉]/g, (fraction) => ` ${fraction.normalize('NFKC')} `)
    .replace(/[^\w\s]/g, (sign) => ascii.get(sign) ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Decimal digits (Unicode Nd) come in blocks of ten, from zero to nine, and every run of blocks starts with a zero. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let start = code
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--
  return (code - start) % 10
}
