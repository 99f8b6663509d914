import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp'
import { codeOf, type SyntaxCode } from './errors'
import { placeOf } from './place'

/** Why a pattern is invalid, and where. */
export interface SyntaxIssue {
  readonly code: SyntaxCode
  /** The part to highlight, in UTF-16 code units from the start of the pattern. */
  readonly from: number
  readonly to: number
}

export type Parsed = { readonly ok: true; readonly pattern: AST.Pattern } | ({ readonly ok: false } & SyntaxIssue)

/** Deeper patterns aren't analyzed, because parsing them recursively could overflow the stack. */
const deepest = 200

/** Longer patterns aren't analyzed. They'd take too long for a keystroke. */
const longest = 20_000

const parser = new RegExpParser({ ecmaVersion: 2025 })

/** The syntax tree of a pattern, in ECMAScript 2025 with Annex B. */
export function parsePattern(pattern: string, flags: string): Parsed {
  if (pattern.length > longest) return { ok: false, code: 'too-long', from: longest, to: pattern.length }
  const deep = tooDeepAt(pattern)
  if (deep !== undefined) return { ok: false, code: 'too-deep', from: deep, to: deep + 1 }
  try {
    const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
    return { ok: true, pattern: parser.parsePattern(pattern, 0, pattern.length, mode) }
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error
    const code = codeOf(error.message)
    return { ok: false, code, ...placeOf(code, pattern, error.index) }
  }
}

/** Where brackets nest too deeply. Brackets in a class count too, which is stricter than needed. */
function tooDeepAt(pattern: string): number | undefined {
  let depth = 0
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at]
    if (character === '\\') at++
    else if (character === '(' || character === '[' || character === '{') depth++
    else if (character === ')' || character === ']' || character === '}') depth--
    if (depth > deepest) return at
  }
}
