import { decoded } from '../place'
import { brace, quote, type Visitor, walk } from '../walk'
import { quoted, yamlBlock, yamlString } from './yaml-scalars'

/** Deeper values are written on one line, as in JSON. Otherwise the indentation would outgrow the text. */
const deepest = 60
/** Keys longer than 1,024 characters need a question mark (YAML 1.2.2, 8.2.2). */
const longKey = 1000

interface Frame {
  readonly isObject: boolean
  /** Before each of its items. */
  readonly indent: string
  /** What is before its first item. */
  readonly after: 'start' | 'dash' | 'key'
  count: number
}

/**
 * The JSON text as YAML 1.2, or undefined if it isn't JSON. Numbers stay as written. Text that YAML would read as a
 * number, date or boolean, such as `no`, is quoted; text of several lines becomes a block. Steps yield the progress.
 */
export function* yamlSteps(text: string): Generator<number, string | undefined> {
  const printer = new YamlPrinter(text)
  const stop = yield* walk(text, printer)
  return stop ? undefined : printer.toString()
}

class YamlPrinter implements Visitor {
  readonly #text: string
  readonly #frames: Frame[] = []
  /** Between a question mark's key and its value. */
  #isLongKey = false
  /** For the values on one line: how many are open, and whether a comma comes first. */
  #inner = 0
  #isNext = false
  #out = ''

  constructor(text: string) {
    this.#text = text
  }

  open(code: number): void {
    if (this.#inner > 0 || this.#frames.length >= deepest) {
      if (this.#inner++ === 0) {
        this.#begin()
        this.#out += ' '
      } else this.#comma()
      this.#out += String.fromCharCode(code)
      this.#isNext = false
      return
    }
    const after = this.#begin()
    const parent = this.#frames.at(-1)
    const indent = parent ? `${parent.indent}  ` : ''
    this.#frames.push({ isObject: code === brace, indent, after, count: 0 })
  }

  close(code: number): void {
    if (this.#inner > 0) {
      this.#inner--
      this.#isNext = true
      this.#out += String.fromCharCode(code)
      return
    }
    const frame = this.#frames.pop()
    if (frame?.count === 0) this.#out += `${frame.after === 'start' ? '' : ' '}${frame.isObject ? '{}' : '[]'}`
  }

  key(start: number, end: number): void {
    const key = decoded(this.#text, start, end)
    if (this.#inner > 0) {
      this.#comma()
      this.#out += `${quoted(key)}: `
      this.#isNext = false
      return
    }
    const { indent } = this.#item()
    const made = yamlString(key)
    this.#isLongKey = made.length > longKey
    this.#out += this.#isLongKey ? `? ${made}\n${indent}:` : `${made}:`
  }

  scalar(start: number, end: number): void {
    const isString = this.#text.charCodeAt(start) === quote
    const value = isString ? decoded(this.#text, start, end) : this.#text.slice(start, end)
    if (this.#inner > 0) {
      this.#comma()
      this.#out += isString ? quoted(value) : value
      this.#isNext = true
      return
    }
    const after = this.#begin()
    const indent = `${this.#frames.at(-1)?.indent ?? ''}  `
    const made = isString ? (yamlBlock(value, indent) ?? yamlString(value)) : value
    this.#out += after === 'start' ? made : ` ${made}`
  }

  toString(): string {
    return `${this.#out}\n`
  }

  #comma(): void {
    if (this.#isNext) this.#out += ', '
  }

  /** Begins a value: in an array, with its dash. */
  #begin(): Frame['after'] {
    const parent = this.#frames.at(-1)
    if (!parent) return 'start'
    if (parent.isObject) return this.#isLongKey ? 'dash' : 'key'
    this.#item()
    this.#out += '-'
    return 'dash'
  }

  /** Begins an item of the innermost object or array: on a new line, or after the dash of an array around it. */
  #item(): Frame {
    const frame = this.#frames.at(-1) as Frame
    if (frame.count++ > 0 || frame.after === 'key') this.#newLine(frame.indent)
    else if (frame.after === 'dash') this.#out += ' '
    return frame
  }

  #newLine(indent: string): void {
    this.#out += `\n${indent}`
  }
}
