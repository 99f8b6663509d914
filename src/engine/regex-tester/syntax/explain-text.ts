import type { AST } from '@eslint-community/regexpp'
import type { Token } from './token'

/** regexpp's name of a flag. */
export const wordOf = (flag: 'i' | 'm' | 's') => (({ i: 'ignoreCase', m: 'multiline', s: 'dotAll' }) as const)[flag]

/** Characters that can't be shown, by code point. */
const named: Readonly<Record<number, string>> = {
  0: 'nul',
  8: 'backspace',
  9: 'tab',
  10: 'newline',
  11: 'verticalTab',
  12: 'formFeed',
  13: 'carriageReturn',
  32: 'blank',
  160: 'noBreakSpace',
}

/** Characters in a row, which are one text. */
export function explainText(run: readonly AST.Character[], ignoresCase: boolean): Token {
  const span = { from: run[0]?.start ?? 0, to: run.at(-1)?.end ?? 0 }
  const text = run.map(({ value }) => String.fromCodePoint(value)).join('')
  const isCased = ignoresCase && text.toLowerCase() !== text.toUpperCase()
  const [first] = run
  // Two halves of a pair are one character.
  if (run.length === 1 || [...text].length === 1) {
    return { ...span, ...characterWord(text.codePointAt(0) ?? first?.value ?? 0, isCased) }
  }
  return { ...span, word: isCased ? 'textAnyCase' : 'text', values: { text: visible(text) } }
}

/** 'The character a', 'A tab', 'The character U+200B'. */
function characterWord(code: number, isCased: boolean): Pick<Token, 'word' | 'values'> {
  const word = named[code]
  if (word) return { word }
  const text = String.fromCodePoint(code)
  if (code >= 0xd800 && code < 0xe000) return { word: 'halfCharacter', values: { code: hex(code) } }
  if (isHidden(text)) return { word: 'codePoint', values: { code: hex(code) } }
  return { word: isCased ? 'characterAnyCase' : 'character', values: { text } }
}

/** A character as text, for ranges: 'a', 'U+0000'. */
export const shownCharacter = (code: number): string => {
  const text = String.fromCodePoint(code)
  return isHidden(text) || code === 32 ? hex(code) : text
}

const isHidden = (text: string) => /[\p{C}\p{Z}\p{M}]/u.test(text)
const hex = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
const visible = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, (each) => `⟨${hex(each.codePointAt(0) ?? 0)}⟩`)
