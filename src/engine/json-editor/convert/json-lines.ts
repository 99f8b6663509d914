import { part } from '../../core/steps'
import { Printer } from '../print'
import { bracket, noVisitor, type Visitor, walk } from '../walk'
import type { Converted, ConvertIssue } from './converted'

/**
 * JSON Lines (jsonlines.org): each element of an array on a line of its own, or any other value on one line. Undefined
 * if the text isn't JSON. Steps yield the progress.
 */
export function* toLinesSteps(text: string): Generator<number, string | undefined> {
  const lines = new LinePrinter(text)
  const stop = yield* walk(text, lines)
  return stop ? undefined : lines.toString()
}

/** Prints the elements of the outer array, each with a printer of its own. */
class LinePrinter implements Visitor {
  readonly #text: string
  #printer: Printer | undefined
  #depth = 0
  #isArray = false
  #out = ''

  constructor(text: string) {
    this.#text = text
  }

  open(code: number): void {
    if (this.#depth++ === 0) {
      this.#isArray = code === bracket
      if (this.#isArray) return
    }
    this.#printer ??= new Printer(this.#text)
    this.#printer.open(code)
  }

  close(code: number): void {
    this.#depth--
    if (this.#depth === 0 && this.#isArray) return
    this.#printer?.close(code)
    this.#end()
  }

  key(start: number, end: number): void {
    this.#printer?.key(start, end)
  }

  scalar(start: number, end: number): void {
    this.#printer ??= new Printer(this.#text)
    this.#printer.scalar(start, end)
    this.#end()
  }

  toString(): string {
    return this.#out
  }

  #end(): void {
    if (this.#depth !== (this.#isArray ? 1 : 0)) return
    this.#out += `${this.#printer}\n`
    this.#printer = undefined
  }
}

/** JSON Lines as an array, each value as written. Empty lines are skipped. Steps yield the progress. */
export function* fromLinesSteps(text: string): Generator<number, Converted | ConvertIssue> {
  const values: string[] = []
  let line = 0
  for (let at = 0; at <= text.length; ) {
    line++
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found
    const value = text
      .slice(at, end)
      .replace(/^\ufeff/, '')
      .trim()
    if (value !== '') {
      const stop = yield* part(walk(value, noVisitor), at / text.length, end / text.length)
      if (stop) return { code: 'not-lines', at: { line, column: stop.at + 1 } }
      values.push(value)
      if (values.length % 1000 === 0) yield at / text.length
    }
    at = end + 1
  }
  return { text: `[${values.join(',\n')}]`, notes: [] }
}
