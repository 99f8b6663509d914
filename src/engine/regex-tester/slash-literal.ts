/** A pattern that was pasted together with the code around it. */
export interface Literal {
  readonly pattern: string
  /** Undefined if the code has none, so that the current ones stay. */
  readonly flags: string | undefined
  readonly from: 'literal' | 'javascript' | 'python'
}

/** In characters. Nobody writes a longer pattern, and reading one takes time. */
export const longest = 100_000

const slashes = /^\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)[;,]?$/

/** The pattern and flags of /a/g. Undefined for anything else. */
export function readSlashes(pasted: string): Literal | undefined {
  if (pasted.length > longest) return undefined
  const [, pattern, flags = ''] = slashes.exec(pasted.trim()) ?? []
  // Two slashes begin a comment.
  if (pattern === undefined || pattern.startsWith('*') || !areFlags(flags)) return undefined
  return { pattern, flags, from: 'literal' }
}

export const areFlags = (flags: string) =>
  new Set(flags).size === flags.length && !(flags.includes('u') && flags.includes('v'))
