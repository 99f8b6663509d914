import { bytesOf } from '../bytes'
import type { Rule } from '../rules'

/** A range of the HTML to replace. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly rule: Rule
}

/** Applies edits, and adds the bytes that each rule saves. An edit inside a range that's already replaced is skipped. */
export function applyEdits(html: string, edits: readonly Edit[], saved: Record<Rule, number>): string {
  const sorted = [...edits].sort((one, other) => one.from - other.from || other.to - one.to)
  const out: string[] = []
  let at = 0
  for (const { from, to, text, rule } of sorted) {
    if (from < at) continue
    out.push(html.slice(at, from), text)
    saved[rule] += bytesOf(html.slice(from, to)) - bytesOf(text)
    at = to
  }
  out.push(html.slice(at))
  return out.join('')
}
