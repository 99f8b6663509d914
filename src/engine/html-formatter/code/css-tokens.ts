/** What a piece of CSS is (CSS Syntax Level 3, 4). A single character that's none of the others is `mark`. */
type CssKind = 'space' | 'comment' | 'string' | 'url' | 'at' | 'hash' | 'number' | 'function' | 'ident' | 'mark'

export interface CssToken {
  readonly kind: CssKind
  readonly text: string
}

/** CSS that isn't changed because it ends in the middle of something, or closes what isn't open. */
export class UnreadCss extends Error {
  /** @param at The offset of the first unreadable character. */
  constructor(readonly at: number) {
    super('Unreadable CSS')
  }
}

const name = String.raw`(?:[\w\-\u0080-\uffff]|\\[^\n])`
const start = String.raw`(?:--|-?(?:[a-zA-Z_\u0080-\uffff]|\\[^\n]))`
const patterns: readonly (readonly [CssKind, string])[] = [
  ['space', String.raw`[ \t\n\r\f]+`],
  ['comment', String.raw`\/\*[^]*?\*\/`],
  ['string', String.raw`"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'`],
  ['url', String.raw`[uU][rR][lL]\([ \t\n\r\f]*(?:[^"'()\\ \t\n\r\f]|\\[^\n])*[ \t\n\r\f]*\)`],
  ['at', `@${start}${name}*`],
  ['hash', `#${name}+`],
  ['number', String.raw`[+\-]?(?:\d+\.\d+|\d+|\.\d+)(?:[eE][+\-]?\d+)?(?:%|${start}${name}*)?`],
  ['function', String.raw`${start}${name}*\(`],
  ['ident', `${start}${name}*`],
  ['mark', String.raw`[^"'\\]`],
]
const pattern = new RegExp(patterns.map(([, source]) => `(${source})`).join('|'), 'y')

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' }

/** Splits a style sheet into tokens. Throws `UnreadCss` if a comment, string or bracket isn't closed. */
export function cssTokens(css: string): CssToken[] {
  const tokens: CssToken[] = []
  const open: { readonly closer: string; readonly at: number }[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < css.length) {
    const at = pattern.lastIndex
    const found = pattern.exec(css)
    if (!found) throw new UnreadCss(at)
    const text = found[0]
    const group = found.findIndex((part, index) => index > 0 && part !== undefined) - 1
    const kind = patterns[group]?.[0] ?? 'mark'
    if (kind === 'mark' && text === '/' && css[at + 1] === '*') throw new UnreadCss(at)
    tokens.push({ kind, text })
    const opener = kind === 'function' ? '(' : kind === 'mark' ? text : ''
    if (opener in closers) open.push({ closer: closers[opener] as string, at })
    else if ('}])'.includes(opener) && opener && open.pop()?.closer !== opener) throw new UnreadCss(at)
  }
  const unclosed = open[0]
  if (unclosed) throw new UnreadCss(unclosed.at)
  return tokens
}
