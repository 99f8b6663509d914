import type { AST } from '@eslint-community/regexpp'
import type { Foreign } from './targets'

const controls: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 12: '\\f', 13: '\\r' }
const special = /[\\^$.*+?()[\]{}|]/

/** A character outside a class. */
export function characterIn(code: number, raw: string, target: Foreign): string {
  const text = String.fromCodePoint(code)
  return isPlain(text, raw) ? (special.test(text) ? `\\${text}` : text) : escapeOf(code, target)
}

/** A character in a class. A hyphen at its end and ^ after its start are plain. */
export function inClass({ value, raw }: AST.Character, target: Foreign, isDoubled: boolean): string {
  const text = String.fromCodePoint(value)
  if (!isPlain(text, raw)) return escapeOf(value, target)
  return /[\\\]^[-]/.test(text) || (isDoubled && /[&~|#]/.test(text)) ? `\\${text}` : text
}

/** Written as itself, and visible. */
function isPlain(text: string, raw: string): boolean {
  if (/^[ -~]$/.test(text)) return true
  return raw === text && !/[\p{C}\p{Z}\p{M}]/u.test(text)
}

/** \x41, \u00e9, \U0001F600 or \x{1F600}. */
function escapeOf(code: number, target: Foreign): string {
  const control = controls[code]
  if (control) return control
  const hex = code.toString(16).toUpperCase()
  if (code <= 0xff && code < 0x80) return `\\x${hex.padStart(2, '0')}`
  if (target === 'python') return code > 0xffff ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`
  if (target === 'csharp') return unitsOf(code).join('')
  return target === 'ruby' ? `\\u{${hex}}` : `\\x{${hex}}`
}

const unitsOf = (code: number) =>
  Array.from(
    String.fromCodePoint(code).split(''),
    (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
