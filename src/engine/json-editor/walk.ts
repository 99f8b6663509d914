/** Receives the tokens of a text in order. Positions are UTF-16 offsets; `end` is exclusive. */
export interface Visitor {
  /** An object or array starts. Its code is `brace` or `bracket`. */
  open(code: number, at: number): void
  /** An object or array ends, with the code of its closing bracket. */
  close(code: number): void
  /** A key, including its quotes. */
  key(start: number, end: number): void
  /** A string including its quotes, a number, true, false or null. */
  scalar(start: number, end: number): void
}

/** Where and why a text stops being valid JSON. */
export interface Stop {
  /** What was expected, or which token, starting at `start`, is broken there. */
  readonly expected: 'value' | 'key' | 'colon' | 'comma' | 'end' | 'string' | 'number'
  readonly at: number
  readonly start: number
  /** A value is invalid, rather than the punctuation between values. */
  readonly isValue: boolean
}

export const brace = 0x7b
export const bracket = 0x5b
export const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const minus = 0x2d
const zero = 0x30

/** For callers that only need to know whether and where a text is invalid. */
export const noVisitor: Visitor = { open() {}, close() {}, key() {}, scalar() {} }

/** Characters between two checks of the clock. */
const stepSize = 1 << 18

/**
 * Parses a text according to RFC 8259, accepting exactly what `JSON.parse` accepts, without recursion. Each step yields
 * the share of the text that's read. The return value says where the text is invalid, if it is.
 */
export function* walk(text: string, visitor: Visitor): Generator<number, Stop | undefined> {
  const around: number[] = []
  /** The innermost open object or array. */
  let top = 0
  let due = stepSize
  let at = skipSpace(text, 0)
  for (;;) {
    if (at >= due) {
      yield at / text.length
      due = at + stepSize
    }
    if (top === brace) {
      if (text.charCodeAt(at) !== quote) return { expected: 'key', at, start: at, isValue: false }
      const end = stringEnd(text, at)
      if (end < 0) return { expected: 'string', at: ~end, start: at, isValue: false }
      visitor.key(at, end)
      at = skipSpace(text, end)
      if (text.charCodeAt(at) !== colon) return { expected: 'colon', at, start: at, isValue: false }
      at = skipSpace(text, at + 1)
    }
    const code = text.charCodeAt(at)
    if (code === brace || code === bracket) {
      visitor.open(code, at)
      around.push(top)
      top = code
      at = skipSpace(text, at + 1)
      if (text.charCodeAt(at) !== closing(code)) continue
    } else {
      const end = scalarEnd(text, at)
      if (end < 0) {
        const expected = code === quote ? 'string' : ~end > at ? 'number' : 'value'
        return { expected, at: ~end, start: at, isValue: true }
      }
      visitor.scalar(at, end)
      at = skipSpace(text, end)
    }
    // After a value, or at the end of an empty object or array.
    let next = text.charCodeAt(at)
    while (top && next === closing(top)) {
      visitor.close(next)
      top = around.pop() ?? 0
      at = skipSpace(text, at + 1)
      next = text.charCodeAt(at)
    }
    if (!top) return at < text.length ? { expected: 'end', at, start: at, isValue: false } : undefined
    if (next !== comma) return { expected: 'comma', at, start: at, isValue: false }
    at = skipSpace(text, at + 1)
  }
}

/** The codes of `}` and `]` are two above those of `{` and `[`. */
export const closing = (code: number) => code + 2

/** The offset after any spaces, tabs, LFs and CRs. */
export function skipSpace(text: string, from: number): number {
  let at = from
  for (let code = text.charCodeAt(at); code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09; ) {
    code = text.charCodeAt(++at)
  }
  return at
}

/** The end of the string, number or word that starts here, or `~` of the offset of an error. */
export function scalarEnd(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === quote) return stringEnd(text, at)
  if (code === minus || isDigit(code)) return numberEnd(text, at)
  if (code === 0x74 && text.startsWith('true', at)) return at + 4
  if (code === 0x66 && text.startsWith('false', at)) return at + 5
  if (code === 0x6e && text.startsWith('null', at)) return at + 4
  return ~at
}

/** The offset after the closing quote, or `~` of the offset of an error. */
export function stringEnd(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (code === backslash) {
      const escaped = text.charCodeAt(++at)
      if (escaped === 0x75) {
        for (let digit = 1; digit <= 4; digit++) if (!isHex(text.charCodeAt(at + digit))) return ~(at + digit)
        at += 4
      } else if (!isEscape(escaped)) return ~at
    }
    // NaN, past the end of the text, is invalid too.
    else if (!(code >= 0x20)) return ~at
  }
}

/** The offset after the last digit, or `~` of the offset where a digit is missing or not allowed. */
function numberEnd(text: string, start: number): number {
  let at = start
  if (text.charCodeAt(at) === minus) at++
  if (text.charCodeAt(at) === zero) {
    at++
    if (isDigit(text.charCodeAt(at))) return ~at
  } else {
    const whole = digitsEnd(text, at)
    if (whole === at) return ~at
    at = whole
  }
  if (text.charCodeAt(at) === 0x2e) {
    const fraction = digitsEnd(text, at + 1)
    if (fraction === at + 1) return ~fraction
    at = fraction
  }
  if ((text.charCodeAt(at) | 0x20) === 0x65) {
    const sign = text.charCodeAt(at + 1)
    const first = sign === 0x2b || sign === minus ? at + 2 : at + 1
    const exponent = digitsEnd(text, first)
    if (exponent === first) return ~first
    at = exponent
  }
  return at
}

function digitsEnd(text: string, from: number): number {
  let at = from
  while (isDigit(text.charCodeAt(at))) at++
  return at
}

export const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const isHex = (code: number) => isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66)
/** " \ / b f n r t */
const isEscape = (code: number) =>
  code === quote ||
  code === backslash ||
  code === 0x2f ||
  code === 0x62 ||
  code === 0x66 ||
  code === 0x6e ||
  code === 0x72 ||
  code === 0x74
