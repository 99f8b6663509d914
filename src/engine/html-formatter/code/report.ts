import type { CodeReport, LeftCode } from '../output'
import type { Expected, NewCode } from './adopt'
import { type Code, keyOf, type Rewritten, type RewrittenCode } from './rewritten'

/** What became of each code. Code that nothing has rewritten is `not-run`. */
export function reportOn(html: string, codes: readonly Code[], rewritten: RewrittenCode): CodeReport | undefined {
  if (codes.length === 0) return undefined
  const left: LeftCode[] = []
  let [line, at] = [1, 0]
  for (const code of codes) {
    line += html.slice(at, code.from).split('\n').length - 1
    at = code.from
    const found: Rewritten = rewritten.get(keyOf(code)) ?? { reason: 'not-run', line: 1 }
    if (!('reason' in found)) continue
    const { reason, message } = found
    const before = found.line > 1 ? 0 : code.from - html.lastIndexOf('\n', code.from - 1) - 1
    const column = before + (found.column ?? 1)
    left.push({ language: code.language, reason, line: line + found.line - 1, column, ...(message && { message }) })
  }
  return { rewritten: codes.length - left.length, left }
}

/** The new texts by the original ones. */
export function expectedOf(codes: readonly Code[], rewritten: RewrittenCode): Expected {
  const expected = new Map<string, NewCode[]>()
  for (const code of codes) {
    const found = rewritten.get(keyOf(code))
    if (!found || 'reason' in found) continue
    const known = expected.get(code.text) ?? []
    known.push(found)
    expected.set(code.text, known)
  }
  return expected
}
