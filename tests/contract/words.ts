import { numberFormat } from '../../src/engine/core/numbers/number-format'
import { readNumber } from '../../src/engine/core/numbers/read-number'
import type { Input } from '../load-tool'
import type { Words } from '../tools'

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Replaces every sentence with made-up Greek. {placeholders} and currencies stay as they are. */
export function replaced<Strings extends Words>(strings: Strings, path = ''): Strings {
  const entries = Object.entries(strings).map(([key, value]) => {
    if (typeof value !== 'string') return [key, replaced(value, `${path}${key}.`)]
    if (currencies.has(value)) return [key, 'EUR']
    return [key, `Ω${[...(path + key)].map((letter) => greek(letter)).join('')} ${holesOf(value).join(' ')}`.trim()]
  })
  return Object.fromEntries(entries) as Strings
}

const greek = (letter: string) => String.fromCharCode(0x3b1 + (letter.charCodeAt(0) % 17))
const holesOf = (template: string): string[] => template.match(/\{\w+\}/g) ?? []

/** A test for whether a text on screen is one of these sentences. */
export function replaceable(strings: Words): (text: string) => boolean {
  const patterns = leavesOf(strings)
    .filter((leaf) => /\p{L}/u.test(leaf.replace(/\{\w+\}/g, '')))
    .map(
      (leaf) =>
        new RegExp(
          `^${leaf
            .split(/\{\w+\}/)
            .map(literal)
            .join('.+')}$`,
          's',
        ),
    )
  return (text) => !text.includes('Ω') && patterns.some((pattern) => pattern.test(text))
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Repeats every sentence three times. */
export function lengthened<Strings extends Words>(strings: Strings): Strings {
  const entries = Object.entries(strings).map(([key, value]) => {
    if (typeof value !== 'string') return [key, lengthened(value)]
    return [key, currencies.has(value) ? value : `${value} ${value} ${value}`]
  })
  return Object.fromEntries(entries) as Strings
}

const leavesOf = (strings: Words): string[] =>
  Object.values(strings).flatMap((value) => (typeof value === 'string' ? [value] : leavesOf(value)))

/** A record with its numbers in another locale's format. Codes such as '15' stay as they are. */
export function inLocale<Record extends Input>(record: Record, locale: string): Record {
  const write = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((row) => inLocale(row, locale))
    const plain = typeof value === 'string' && /[.,]/.test(value) ? readNumber(value) : undefined
    return plain === undefined ? value : numberFormat(locale, { maximumFractionDigits: 20 }).format(Number(plain))
  }
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, write(value)])) as Record
}
