import { bracket, stringEnd } from './walk'

/** Lines end with LF, CRLF or CR. A column is one code point. Both start at 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Positions of increasing offsets, in a single pass over the text. */
export function placesIn(text: string): (at: number) => Place {
  let read = 0
  let line = 1
  let start = 0
  return (at) => {
    for (; read < at; read++) {
      const code = text.charCodeAt(read)
      if (code !== 0x0a && (code !== 0x0d || text.charCodeAt(read + 1) === 0x0a)) continue
      line++
      start = read + 1
    }
    return { line, column: columns(text, start, at) + 1 }
  }
}

function columns(text: string, start: number, end: number): number {
  let pairs = 0
  for (let at = start; at < end; at++) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) pairs++
  }
  return end - start - pairs
}

/** The path while reading: the open objects and arrays, and the current value in each. */
export class Path {
  readonly #text: string
  readonly codes: number[] = []
  /** For an array, the number of values so far; for an object, the offset of its last key. */
  readonly #steps: number[] = []

  constructor(text: string) {
    this.#text = text
  }

  open(code: number): void {
    this.codes.push(code)
    this.#steps.push(0)
  }

  close(): void {
    this.codes.pop()
    this.#steps.pop()
  }

  /** Called at the start of a value. */
  value(): void {
    const last = this.codes.length - 1
    if (this.codes[last] === bracket) this.#steps[last] = (this.#steps[last] ?? 0) + 1
  }

  key(start: number): void {
    this.#steps[this.codes.length - 1] = start
  }

  /** The JSON Pointer (RFC 6901) for the innermost `depth` steps. `begun`: `value` was called for the last one. */
  pointer(depth = this.codes.length, begun = true): string {
    return this.#steps
      .slice(0, depth)
      .map((step, at) => {
        if (this.codes[at] !== bracket) return `/${escaped(keyAt(this.#text, step))}`
        return `/${begun || at < depth - 1 ? step - 1 : step}`
      })
      .join('')
  }
}

/** '~' and '/' are special characters in a JSON Pointer. */
export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** The key or string that starts here, without quotes and escapes. */
export function keyAt(text: string, start: number): string {
  return decoded(text, start, stringEnd(text, start))
}

/** A string in the text, without quotes and escapes. */
export function decoded(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1)
  return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw
}

/** The lines of many places in any order: the text is read once. */
export class Lines {
  readonly #starts: number[] = [0]

  constructor(text: string) {
    for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) this.#starts.push(index + end.length)
  }

  /** The line of an offset, from 1. */
  at(offset: number): number {
    let low = 0
    let high = this.#starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
