import type { Language } from './language'

/** The text of a script or style element. */
export interface Code {
  readonly language: Language
  readonly text: string
  /** Where it starts in the HTML. */
  readonly from: number
  /** The depth of its lines, if they're indented. */
  readonly depth: number
}

/**
 * Why code stays as it is. `syntax`: it can't be read. `html-comment`: it's in an HTML comment, as in pages from the
 * 1990s. `changed`: its meaning would change. `not-run`: nothing has rewritten it.
 */
export type LeftReason = 'syntax' | 'html-comment' | 'changed' | 'not-run'

/** What became of code. */
export type Rewritten =
  | {
      readonly text: string
      /** Lines, counted from 0, that start inside a string or comment, so they can't be indented. */
      readonly fixed: ReadonlySet<number>
    }
  | {
      readonly reason: LeftReason
      /** Counted from 1, within the code. */
      readonly line: number
      /** Counted from 1, within that line. Absent if only the line is known. */
      readonly column?: number
      readonly message?: string
    }

/** Rewritten code by `keyOf`. */
export type RewrittenCode = ReadonlyMap<string, Rewritten>

export const keyOf = ({ language, depth, text }: Omit<Code, 'from'>) => `${language} ${depth} ${text}`

/** The part of a piece that says where code is. Without the parser's types, which users of the package don't have. */
interface Tag {
  readonly start: number
  readonly end: number
  readonly depth: number
  readonly code: Language | undefined
}

/** All code that can be rewritten, in order. Depth is 0 unless it's going to be `indented`. */
export function codeIn(html: string, pieces: readonly Tag[], indented: boolean): Code[] {
  return pieces.flatMap(({ code: language, end, depth }, at) => {
    const text = language ? html.slice(end, pieces[at + 1]?.start ?? html.length) : ''
    return language && text.trim() ? [{ language, text, from: end, depth: indented ? depth + 1 : 0 }] : []
  })
}
