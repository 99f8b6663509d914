import type { SyntaxCode } from './errors'

interface Place {
  readonly from: number
  readonly to: number
}

/** One atom of a class: \u{1F600}, \u0041, \x41, \p{L}, \d, a. */
const atom = String.raw`(?:\\[pPu]\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c?.|[^\\])`
const rangeAtEnd = new RegExp(`${atom}-${atom}$`, 'su')

/** What to highlight for an error. regexpp's index is sometimes before and sometimes after it. */
export function placeOf(code: SyntaxCode, pattern: string, index: number): Place {
  const before = pattern.slice(0, index)
  /** From the last of these texts to the next end, both included. */
  const around = (start: string, end: string): Place | undefined => {
    const from = pattern.lastIndexOf(start, index)
    const close = pattern.indexOf(end, from + start.length)
    return from < 0 ? undefined : { from, to: close < 0 ? pattern.length : close + end.length }
  }
  const ending = (part: RegExp): Place | undefined => {
    const found = part.exec(before)
    return found ? { from: found.index, to: index } : undefined
  }
  const one = (at: number): Place => ({ from: at, to: at + 1 })

  function place(): Place | undefined {
    switch (code) {
      case 'unterminated-group':
      case 'unterminated-class': {
        const at = openAt(pattern, code === 'unterminated-group' ? '(' : '[')
        return at === undefined ? undefined : one(at)
      }
      case 'unterminated-strings':
        return around('\\q{', '}')
      case 'nothing-to-repeat':
        return ending(/(?:[*+?]|\{\d*,?\d*\})\??$/)
      case 'quantifier-order':
        return ending(/\{\d+,\d+\}\??$/)
      case 'lone-bracket':
        return one(/[{}\]]/.test(pattern[index] ?? '') ? index : index - 1)
      case 'range-order':
      case 'invalid-range':
        return ending(rangeAtEnd)
      case 'invalid-group':
        return { from: pattern[index] === '?' ? index - 1 : index, to: index + 2 }
      case 'invalid-group-name':
      case 'duplicate-group-name':
        return around('(?<', '>')
      case 'unknown-group':
        return unknownName(pattern)
      case 'invalid-property':
        return around(pattern.lastIndexOf('\\P', index) > pattern.lastIndexOf('\\p', index) ? '\\P' : '\\p', '}')
      case 'invalid-escape':
      case 'invalid-unicode-escape':
      case 'invalid-reference':
      case 'lone-backslash':
        return escapeAt(pattern, index)
      case 'invalid-modifiers':
      case 'duplicate-modifier':
        return around('(?', ':')
      case 'negated-strings':
        return around('[^', ']')
      default:
        return undefined
    }
  }
  const { from, to } = place() ?? one(Math.min(index, pattern.length - 1))
  const start = Math.max(0, Math.min(from, pattern.length - 1))
  return { from: start, to: Math.max(start, Math.min(to, pattern.length)) }
}

/** The last backslash up to a place, with the character after it. */
function escapeAt(pattern: string, index: number): Place | undefined {
  const from = pattern.lastIndexOf('\\', index)
  return from < 0 ? undefined : { from, to: from + 2 }
}

/** The innermost bracket that isn't closed. */
function openAt(pattern: string, bracket: '(' | '['): number | undefined {
  const groups: number[] = []
  let start: number | undefined
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at]
    if (character === '\\') at++
    else if (character === ']') start = undefined
    else if (start !== undefined) continue
    else if (character === '[') start = at
    else if (character === '(') groups.push(at)
    else if (character === ')') groups.pop()
  }
  return bracket === '[' ? start : groups.at(-1)
}

/** The first \k<name> without a group of that name. */
function unknownName(pattern: string): Place | undefined {
  for (const { 0: written, 1: name = '', index } of pattern.matchAll(/\\k<([^>]*)>/g)) {
    if (!pattern.includes(`(?<${name}>`)) return { from: index, to: index + written.length }
  }
}
