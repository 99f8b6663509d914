/** A capture group of a pattern, parentheses included. */
export interface Capture {
  readonly from: number
  readonly to: number
  /** As written in the pattern; null if it has none. */
  readonly name: string | null
}

/** An escaped character, the edge of a class, the start of a group, or the end of one. */
const tokens = /\\.|[[\]]|\(\?<(?![=!])([^>]*)>|\((\?)?|\)/gs

/** The capture groups of a pattern in order: group 1 first. One that isn't closed yet reaches to the end. */
export function capturesIn(pattern: string, flags: string): Capture[] {
  const captures: Capture[] = []
  /** The indexes of the open groups; undefined for one that captures nothing. */
  const open: (number | undefined)[] = []
  let classes = 0
  for (const { 0: token, 1: name, 2: special, index } of pattern.matchAll(tokens)) {
    if (token === '[') classes = flags.includes('v') ? classes + 1 : 1
    else if (token === ']') classes = Math.max(0, classes - 1)
    else if (classes > 0 || token.startsWith('\\')) continue
    else if (token === ')') {
      const at = open.pop()
      const capture = at === undefined ? undefined : captures[at]
      if (at !== undefined && capture) captures[at] = { ...capture, to: index + 1 }
    } else if (special) open.push(undefined)
    else {
      open.push(captures.length)
      captures.push({ from: index, to: pattern.length, name: name ?? null })
    }
  }
  return captures
}
