import { numberFormat } from '../numbers/number-format'

/**
 * The value of the first of these properties in a CSS snippet, in lowercase with single spaces. Without any of them,
 * the whole snippet.
 * declared('a { color: red; box-shadow: 0 0 1PX red !important }', ['box-shadow']) is '0 0 1px red'.
 */
export function declared(css: string, properties: readonly string[]): string {
  const text = css
    .toLowerCase()
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\s+/g, ' ')
  const found = [...text.matchAll(/([\w-]+)\s*:([^;{}]*)/g)].filter(([, name]) => properties.includes(`${name}`))
  const value = found.at(-1)?.[2] ?? text.split(';')[0] ?? ''
  return value.replace(/!\s*important/, '').trim()
}

/** Splits at commas or spaces outside parentheses: split('a(1, 2), b', ',') is ['a(1, 2)', 'b']. */
export function split(text: string, separator: ',' | ' '): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')') depth--
    const isEnd = depth === 0 && character === separator
    if (isEnd) parts.push('')
    else parts[parts.length - 1] += character
  }
  const trimmed = parts.map((part) => part.trim())
  return separator === ',' ? trimmed : trimmed.filter(Boolean)
}

/** A number as typed in a locale, with up to four decimals: 1.5 is '1,5' in de-DE. */
export const typed = (number: number, locale = 'en-US'): string =>
  numberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 }).format(number + 0)
