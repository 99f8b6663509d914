import { type CssToken, cssTokens } from './css-tokens'

/** What a statement is: the part of a rule before its braces, a declaration, or one of a custom property. */
type Statement = 'selector' | 'at' | 'declaration' | 'custom'

interface Options {
  /** Also rewrites what means the same, to compare style sheets: quotes, numbers and letter case. Drops all comments. */
  readonly canonical: boolean
}

/** Removes whitespace and comments. Keeps comments that start with `/*!`. Throws `UnreadCss`. */
export const minifyCss = (css: string): string => printed(cssTokens(css), { canonical: false })

/** Whether both style sheets mean the same: the same tokens, except for whitespace, comments and spelling. */
export const isSameCss = (one: string, other: string): boolean =>
  printed(cssTokens(one), { canonical: true }) === printed(cssTokens(other), { canonical: true })

const isMark = (token: CssToken | undefined, marks: string) => token?.kind === 'mark' && marks.includes(token.text)
const isOpener = (token: CssToken | undefined) => token?.kind === 'function' || isMark(token, '([')

function printed(all: readonly CssToken[], { canonical }: Options): string {
  const tokens = canonical ? all.filter(({ kind }) => kind !== 'comment') : joined(all)
  const out: string[] = []
  let statement: Statement = 'selector'
  let isStart = true
  /** Depth of ( and [ in the statement, and of all brackets in the value of a custom property. */
  let depth = 0
  let colons = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as CssToken
    if (isStart && token.kind !== 'space' && token.kind !== 'comment' && !isMark(token, '{};')) {
      statement = statementAt(tokens, at)
      isStart = false
      depth = colons = 0
    }
    const next = tokens[at + 1]
    if (token.kind === 'space') {
      const left = lastOf(tokens, at)
      if (!isFree(left, next, { statement, isStart, colons, canonical, depth })) out.push(' ')
      continue
    }
    const isInValue = statement === 'custom' && !isStart && depth > 0
    if (isMark(token, ';') && !isInValue) {
      const follower = tokens.slice(at + 1, at + 3).find(({ kind }) => kind !== 'space')
      isStart = true
      if (isMark(follower, '};') || (canonical && !follower)) continue
    }
    if (isMark(token, ':') && depth === 0) colons++
    if (isOpener(token) || (statement === 'custom' && !isStart && isMark(token, '{'))) depth++
    else if (isMark(token, ')]') || (isInValue && isMark(token, '}'))) depth--
    else if (isMark(token, '{}')) isStart = true
    out.push(canonical ? spelled(token, tokens, at, statement, colons) : token.text)
  }
  return out.join('')
}

const lastOf = (tokens: readonly CssToken[], at: number): CssToken | undefined => tokens[at - 1]

interface Place extends Options {
  readonly statement: Statement
  readonly isStart: boolean
  readonly colons: number
  readonly depth: number
}

/** Whether whitespace between two tokens can go. */
function isFree(left: CssToken | undefined, right: CssToken | undefined, place: Place): boolean {
  const { statement, isStart, colons, canonical, depth } = place
  if (isStart || !left || !right) return true
  // The text of a custom property can be read by scripts, except for whitespace at its ends.
  if (statement === 'custom' && colons > 0) {
    if (depth > 0) return canonical && (isMark(right, ',})') || isMark(left, ',{('))
    return isMark(right, '};') ? !isMark(left, ':') : isMark(left, ':') || (canonical && isMark(left, ','))
  }
  if (isMark(left, '{};,') || isMark(right, '{};,') || isOpener(left) || isMark(right, ')]')) return true
  if (statement === 'declaration') {
    if (colons === 0) return isMark(right, ':')
    return (
      (colons === 1 && isMark(left, ':')) ||
      isMark(right, '!') ||
      (canonical && (isMark(left, '*/!') || isMark(right, '*/')))
    )
  }
  if (statement === 'custom') return isMark(right, ':')
  if (canonical)
    return statement === 'selector'
      ? isMark(left, '>+~=') || isMark(right, '>+~=')
      : isMark(left, ':<>=') || isMark(right, '<>=')
  return statement === 'selector' && (isMark(left, '>') || isMark(right, '>'))
}

/** Looks ahead to the end of the statement. */
function statementAt(tokens: readonly CssToken[], from: number): Statement {
  const first = tokens[from] as CssToken
  if (first.kind === 'ident' && first.text.startsWith('--')) {
    const follower = tokens.slice(from + 1, from + 3).find(({ kind }) => kind !== 'space')
    if (isMark(follower, ':')) return 'custom'
  }
  if (first.kind === 'at') return 'at'
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as CssToken
    if (isOpener(token)) depth++
    else if (isMark(token, ')]')) depth--
    else if (depth === 0 && isMark(token, '{')) return 'selector'
    else if (depth === 0 && isMark(token, ';}')) return 'declaration'
  }
  return 'declaration'
}

/** Without comments, unless they're licenses or keep two words apart. Whitespace around them becomes one token. */
function joined(tokens: readonly CssToken[]): CssToken[] {
  const out: CssToken[] = []
  tokens.forEach((token, at) => {
    const last = out.at(-1)
    if (token.kind === 'comment' && !token.text.startsWith('/*!')) {
      const isApart = last?.kind === 'space' || !last || isMark(last, '{};,')
      const next = tokens[at + 1]
      if (isApart || !next || next.kind === 'space' || next.kind === 'comment' || isMark(next, '{};,')) return
      out.push({ kind: 'comment', text: '/**/' })
    } else if (token.kind !== 'space' || last?.kind !== 'space') out.push(token)
  })
  return out
}

/** One spelling for what means the same. */
function spelled(
  token: CssToken,
  tokens: readonly CssToken[],
  at: number,
  statement: Statement,
  colons: number,
): string {
  const { kind, text } = token
  const before = tokens[at - 1]
  if (statement === 'custom' && colons > 0 && kind !== 'string')
    return kind === 'hash' && /^#[\da-f]{3,8}$/i.test(text) ? text.toLowerCase() : text
  if (kind === 'string')
    return `"${text
      .slice(1, -1)
      .replace(/\\(['"])/g, '$1')
      .replace(/"/g, "'")}"`
  if (kind === 'url')
    return text.replace(/^url\([ \t\n\r\f]*|[ \t\n\r\f]+(?=\)$)/gi, (found) => (found.trim() ? 'url(' : ''))
  if (kind === 'at') return text.toLowerCase()
  if (kind === 'number') return numberOf(text)
  if (kind === 'hash') return statement === 'selector' ? text : text.toLowerCase()
  if (kind !== 'ident') return text
  if (isMark(before, '!') || (statement === 'declaration' && colons === 0)) return text.toLowerCase()
  if (statement !== 'selector') return text
  if (isMark(before, '=')) return `"${text}"`
  return isMark(before, '.[:') ? text : text.toLowerCase()
}

function numberOf(text: string): string {
  const [, number = '', unit = ''] = /^([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)(.*)$/is.exec(text) ?? []
  const sign = number.startsWith('+') ? '+' : ''
  return `${sign}${Number(number)}${unit.toLowerCase()}`
}
