import { QueryError, type QueryErrorCode } from './error'

/** Reads the tokens of a query. */
export class Scanner {
  readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  /** Whether this comes next. If so, it's read. */
  take(token: string): boolean {
    if (!this.text.startsWith(token, this.at)) return false
    this.at += token.length
    return true
  }

  sees(token: string): boolean {
    return this.text.startsWith(token, this.at)
  }

  need(token: string, code: QueryErrorCode): void {
    if (!this.take(token)) throw new QueryError(code, this.at)
  }

  /** What the pattern, which is sticky, matches here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  space(): void {
    this.match(/[ \t\n\r]*/y)
  }

  /** A name without quotes, as after a dot. */
  name(): string | undefined {
    return this.match(/[A-Za-z_\u{80}-\u{d7ff}\u{e000}-\u{10ffff}][\w\u{80}-\u{d7ff}\u{e000}-\u{10ffff}]*/uy)
  }

  /** A whole number within ±(2^53 − 1), as an index or in a slice. */
  integer(): number | undefined {
    const start = this.at
    const found = this.match(/-?\d+/y)
    if (found === undefined) return undefined
    if (!/^(?:0|-?[1-9]\d*)$/.test(found)) throw new QueryError('number', start, this.at)
    if (!Number.isSafeInteger(Number(found))) throw new QueryError('range', start, this.at)
    return Number(found)
  }

  /** A number in a filter, as written. */
  number(): string | undefined {
    const start = this.at
    const found = this.match(/-?\d[\d.eE+-]*/y)
    if (found === undefined) return undefined
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(found)) throw new QueryError('number', start, this.at)
    return found
  }

  /** A string in single or double quotes. */
  string(): string | undefined {
    const quote = this.text.charAt(this.at)
    if (quote !== '"' && quote !== "'") return undefined
    const start = this.at++
    let value = ''
    for (;;) {
      value += this.match(/(?:[^"'\\\p{Cc}\p{Cs}]|[\x7f-\x9f])*/uy) ?? ''
      const next = this.text.charAt(this.at)
      if (next === quote) break
      if (next === '\\') value += this.#escape(quote)
      else if (next === '"' || next === "'") {
        value += next
        this.at++
      } else throw new QueryError('string', next === '' ? start : this.at, this.at + 1)
    }
    this.at++
    return value
  }

  #escape(quote: string): string {
    const start = this.at
    const simple = this.match(/\\[bfnrt/\\'"]/y)?.charAt(1)
    if (simple === '"' || simple === "'") {
      if (simple === quote) return simple
    } else if (simple) return JSON.parse(`"\\${simple}"`) as string
    else {
      const unit =
        /\\u(?:[0-9A-CEFa-cef][0-9A-Fa-f]{3}|[dD][0-7][0-9A-Fa-f]{2}|[dD][89abAB][0-9A-Fa-f]{2}\\u[dD][c-fC-F][0-9A-Fa-f]{2})/y
      const coded = this.match(unit)
      if (coded) return JSON.parse(`"${coded}"`) as string
    }
    throw new QueryError('string', start, start + 2)
  }
}
