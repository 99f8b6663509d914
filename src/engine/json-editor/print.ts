import type { Visitor } from './walk'

/** Character codes converted to text at once. In V8, a plain array of this length takes half as long as a typed one. */
const chunkLength = 4096
/** Longer tokens are sliced: a slice costs as much as copying a few hundred characters. */
const longToken = 250
/** Maximum indentation. A depth of 100,000 would otherwise need 20 GB of spaces. */
const deepest = 512

/**
 * Writes tokens as they appear in the text, preserving numbers, escapes, order and duplicates. With `unit`, the
 * indentation of one level, each value is on its own line, as in `JSON.stringify`; without it, everything is on one
 * line.
 */
export class Printer implements Visitor {
  readonly #text: string
  readonly #unit: string | undefined
  readonly #codes: number[] = new Array(chunkLength).fill(0)
  #used = 0
  #pieces = ''
  #depth = 0
  #isFirst = true
  #isKeyed = false

  constructor(text: string, unit?: string) {
    this.#text = text
    this.#unit = unit
  }

  open(code: number): void {
    this.#begin()
    this.#put(code)
    this.#depth++
    this.#isFirst = true
  }

  close(code: number): void {
    this.#depth--
    if (!this.#isFirst) this.#newLine()
    this.#put(code)
    this.#isFirst = false
  }

  key(start: number, end: number): void {
    this.#begin()
    this.#copy(start, end)
    this.#put(0x3a)
    if (this.#unit !== undefined) this.#put(0x20)
    this.#isKeyed = true
  }

  scalar(start: number, end: number): void {
    this.#begin()
    this.#copy(start, end)
    this.#isFirst = false
  }

  /** The complete output. */
  toString(): string {
    this.#flush()
    return this.#pieces
  }

  /** The text between two values. */
  #begin(): void {
    if (this.#isKeyed) {
      this.#isKeyed = false
      return
    }
    if (!this.#isFirst) this.#put(0x2c)
    if (this.#depth > 0) this.#newLine()
  }

  #newLine(): void {
    if (this.#unit === undefined) return
    const columns = Math.min(this.#unit.length * this.#depth, deepest)
    if (this.#used + columns + 1 > chunkLength) this.#flush()
    const codes = this.#codes
    let used = this.#used
    codes[used++] = 0x0a
    const end = used + columns
    for (const code = this.#unit.charCodeAt(0); used < end; used++) codes[used] = code
    this.#used = used
  }

  #put(code: number): void {
    if (this.#used === chunkLength) this.#flush()
    this.#codes[this.#used++] = code
  }

  #copy(start: number, end: number): void {
    if (end - start > longToken) {
      this.#flush()
      this.#pieces += this.#text.slice(start, end)
      return
    }
    if (this.#used + end - start > chunkLength) this.#flush()
    const text = this.#text
    const codes = this.#codes
    let used = this.#used
    for (let at = start; at < end; at++) codes[used++] = text.charCodeAt(at)
    this.#used = used
  }

  #flush(): void {
    const codes = this.#used === chunkLength ? this.#codes : this.#codes.slice(0, this.#used)
    this.#pieces += String.fromCharCode.apply(null, codes)
    this.#used = 0
  }
}
