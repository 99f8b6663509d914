import type { Issue } from '../core/result'
import { capacity, type Level, modeOf } from './capacity'
import type { IssueCode } from './fields'

/** The length in UTF-8: 'é' has 2 bytes, '漢' 3 and '😀' 4. */
export function bytesOf(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Each surrogate counts as 2, so that a pair makes 4.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3
  }
  return bytes
}

/** Why a text can't be encoded at a level, or undefined. */
export function textIssue(text: string, level: Level): Issue<IssueCode> | undefined {
  if (text.trim() === '') return { code: 'missing', field: 'text' }
  const [length, max] = [bytesOf(text), capacity(40, level, modeOf(text))]
  if (length > max) return { code: 'too-long', field: 'text', values: { length, max } }
  return /\p{Surrogate}/u.test(text) ? { code: 'broken-text', field: 'text' } : undefined
}
