import { keyOf, type RewrittenCode } from './code/rewritten'
import { blanks, type Gap, gapsOf } from './gaps'
import type { Piece } from './pieces'
import { tagOf } from './tag'

/** Maximum indentation depth. */
const deepest = 40

/** Three positions per gap: the space before, inside and after its text. */
type Place = 0 | 1 | 2

/** One line per block, and per source line within it. Only insignificant whitespace changes. */
export function format(
  html: string,
  pieces: readonly Piece[],
  indent: number,
  code: RewrittenCode = new Map(),
): string {
  const gaps = gapsOf(html, pieces)
  const breaks = breaksOf(gaps, pieces)
  const pads = Array.from({ length: deepest + 1 }, (_, depth) => `\n${' '.repeat(depth * indent)}`)
  const lineAt = (depth: number) => pads[Math.max(0, Math.min(depth, deepest))] as string
  const out: string[] = []
  gaps.forEach((gap, at) => {
    const left = pieces[at - 1]
    const right = pieces[at]
    const inside = lineAt(left?.depthAfter ?? 0)
    const outside = lineAt(right?.depth ?? 0)
    const space = (place: Place, line: string, blank: string, isFree: boolean) =>
      breaks(at, place) ? line : isFree ? '' : blank && ' '
    if (gap.verbatim) out.push(left?.code ? codeOf(gap.text, left, code, lineAt) : gap.text)
    else if (gap.isBlank) out.push(space(2, outside, gap.text, gap.before === 'free'))
    else {
      const [before, text, after] = trimmed(gap.text)
      out.push(space(0, inside, before, gap.before === 'free'))
      out.push(text.replace(blanks, (blank) => (blank.includes('\n') ? inside : ' ')))
      out.push(space(2, outside, after, gap.after === 'free'))
    }
    if (!right) return
    const tag = html.slice(right.start, right.end)
    out.push(right.isTag && !left?.verbatim ? tagOf(tag, lineAt(right.depth + 2)) : tag)
  })
  return out.join('')
}

/** Formatted code on lines of its own, one level deeper than its tags. */
function codeOf(text: string, left: Piece, code: RewrittenCode, lineAt: (depth: number) => string): string {
  if (!left.code) return text
  const found = code.get(keyOf({ language: left.code, text, depth: left.depth + 1 }))
  if (!found || 'reason' in found) return text
  if (!found.text) return ''
  const line = lineAt(left.depth + 1)
  const lines = found.text
    .split('\n')
    .map((each, at) => (found.fixed.has(at) ? `\n${each}` : (each && line + each) || '\n'))
  return lines.join('') + lineAt(left.depth)
}

/** Removes insignificant whitespace and collapses the rest to one space. */
export function minify(html: string, pieces: readonly Piece[]): string {
  const out: string[] = []
  gapsOf(html, pieces).forEach((gap, at) => {
    const right = pieces[at]
    if (gap.verbatim) out.push(gap.text)
    else if (gap.isBlank) out.push(gap.before === 'free' ? '' : gap.text && ' ')
    else {
      const [before, text, after] = trimmed(gap.text)
      out.push(gap.before === 'free' ? '' : before && ' ')
      out.push(text.replace(blanks, (blank, at: number) => (isBetweenWide(text, at, blank) ? '\n' : ' ')))
      out.push(gap.after === 'free' ? '' : after && ' ')
    }
    if (!right) return
    const tag = html.slice(right.start, right.end)
    out.push(right.isTag && !pieces[at - 1]?.verbatim ? tagOf(tag) : tag)
  })
  return out.join('')
}

function trimmed(text: string): [before: string, text: string, after: string] {
  const [before = ''] = /^[ \t\n]*/.exec(text) ?? []
  let end = text.length
  while (' \t\n'.includes(text.charAt(end - 1))) end--
  return [before, text.slice(before.length, end), text.slice(end)]
}

/**
 * A line break between Chinese or Japanese characters renders as nothing, but a space is visible (CSS Text 3, 4.1.3).
 */
const isBetweenWide = (text: string, at: number, blank: string) =>
  blank.includes('\n') && wide.test(text.charAt(at - 1)) && wide.test(text.charAt(at + blank.length))
const wide = /[\u2e80-\u312f\u3190-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff01-\uffdc\ud840-\udfff]/

/** Whether a new line starts at this position of a gap. */
function breaksOf(gaps: readonly Gap[], pieces: readonly Piece[]) {
  const isBroken = new Uint8Array(gaps.length * 3)
  gaps.forEach((gap, at) => {
    const left = pieces[at - 1]
    const right = pieces[at]
    if (gap.verbatim) return
    const [before, text, after] = gap.isBlank ? ['', '', gap.text] : trimmed(gap.text)
    const isSet = (space: string, isFree: boolean, isAlone: boolean | undefined) =>
      isFree ? Boolean(isAlone) : space.includes('\n')
    if (gap.isBlank) {
      const isAlone = left?.breakAfter || right?.breakBefore || isHeld(left, right)
      if (left && right && isSet(after, gap.before === 'free', isAlone)) isBroken[at * 3 + 2] = 1
      return
    }
    if (left && isSet(before, gap.before === 'free', left.breakAfter)) isBroken[at * 3] = 1
    if (text.includes('\n')) isBroken[at * 3 + 1] = 1
    if (right && isSet(after, gap.after === 'free', right.breakBefore)) isBroken[at * 3 + 2] = 1
  })

  // If an element's content is on separate lines, so are its tags.
  const sums = new Uint32Array(isBroken.length + 1)
  for (let at = 0; at < isBroken.length; at++) sums[at + 1] = (sums[at] as number) + (isBroken[at] as number)
  const isBrokenIn = (first: number, last: number) => {
    // Between the whitespace after the first piece and before the last.
    const from = first * 3 + 3
    const to = last * 3 + 2
    return to > from && (sums[to] as number) > (sums[from] as number)
  }
  pieces.forEach((piece, at) => {
    if (piece.partner <= at) return
    if (!isBrokenIn(at, piece.partner)) return
    const first = gaps[at + 1] as Gap
    const last = gaps[piece.partner] as Gap
    if (first.before === 'free' && !first.verbatim) isBroken[(at + 1) * 3 + (first.isBlank ? 2 : 0)] = 1
    const isEnd = pieces[piece.partner]?.partner === at
    if (isEnd && !last.verbatim && (last.isBlank ? last.before : last.after) === 'free')
      isBroken[piece.partner * 3 + 2] = 1
  })
  return (gap: number, place: Place) => isBroken[gap * 3 + place] === 1
}

/** Parts of a table or drawing, each on its own line. */
const isHeld = (left: Piece | undefined, right: Piece | undefined) =>
  Boolean(left?.holder && right && right.partner !== -2)
