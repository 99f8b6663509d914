import { part } from '../core/steps'
import { syntaxErrorOf } from './error'
import { messages } from './messages'
import { decoded, Path, type Place, placesIn } from './place'
import type { JsonError, Report, Warning, WarningCode } from './report'
import { NodeList, type Nodes } from './tree'
import { brace, quote, type Visitor, walk } from './walk'

export interface Examined {
  readonly output: Report
  /** The nodes of the tree view. Empty for invalid JSON. */
  readonly nodes: Nodes
}

const listed = 100
const longest = 200

/** Examines a text. Each step yields the progress from 0 to 1. */
export function* examineSteps(text: string): Generator<number, Examined> {
  const examiner = new Examiner(text)
  const end = yield* part(walk(text, examiner), 0, 0.8)
  const stop = text === '' ? undefined : end
  const sizes = yield* measureSteps(text)
  const output = { warnings: examiner.warnings, warningCount: examiner.count, stats: { ...sizes, ...examiner.tally } }
  if (!stop) return { output: { valid: true, error: null, ...output }, nodes: examiner.nodes.done() }
  const { path } = examiner
  const { code, at, length, found } = syntaxErrorOf(text, stop, path.codes.at(-1) ?? 0)
  const isValue = stop.isValue && code !== 'trailing-comma'
  const depth = path.codes.length - (isValue ? 0 : 1)
  const error: JsonError = {
    code,
    message: messages[code].replace('{found}', () => found),
    found,
    ...placesIn(text)(at),
    offset: at,
    length,
    pointer: path.pointer(Math.max(0, depth), !isValue),
  }
  return { output: { valid: false, error, ...output }, nodes: new NodeList().done() }
}

class Examiner implements Visitor {
  readonly warnings: Warning[] = []
  count = 0
  readonly tally = { depth: 0, objects: 0, arrays: 0, keys: 0, strings: 0, numbers: 0, booleans: 0, nulls: 0 }
  readonly nodes = new NodeList()
  readonly path: Path
  readonly #text: string
  readonly #placeOf: (at: number) => Place
  /** For each open object, its only key or a set of its keys. */
  readonly #keys: (string | Set<string> | undefined)[] = []
  readonly #hasSurrogates: boolean

  constructor(text: string) {
    this.#text = text
    this.path = new Path(text)
    this.#placeOf = placesIn(text)
    this.#hasSurrogates = /[\ud800-\udfff]|\\u[dD][89a-fA-F]/.test(text)
  }

  open(code: number, at: number): void {
    this.path.value()
    this.path.open(code)
    this.nodes.open(at)
    const { codes } = this.path
    if (code === brace) this.tally.objects++
    else this.tally.arrays++
    if (codes.length > this.tally.depth) this.tally.depth = codes.length
    this.#keys[codes.length] = undefined
  }

  close(): void {
    this.path.close()
    this.nodes.close()
  }

  key(start: number, end: number): void {
    this.tally.keys++
    this.path.key(start)
    this.nodes.key(start)
    if (this.#hasSurrogates) this.#checkString(start, end)
    const key = decoded(this.#text, start, end)
    const depth = this.path.codes.length
    const known = this.#keys[depth]
    if (known === undefined) this.#keys[depth] = key
    else if (typeof known === 'string') {
      if (known === key) this.#warn('duplicate-key', start, end)
      else this.#keys[depth] = new Set([known, key])
    } else if (known.has(key)) this.#warn('duplicate-key', start, end)
    else known.add(key)
  }

  scalar(start: number, end: number): void {
    this.path.value()
    this.nodes.scalar(start)
    const code = this.#text.charCodeAt(start)
    if (code === quote) {
      this.tally.strings++
      if (this.#hasSurrogates) this.#checkString(start, end)
    } else if (code === 0x6e) this.tally.nulls++
    else if (code === 0x74 || code === 0x66) this.tally.booleans++
    else {
      this.tally.numbers++
      if (end - start > 4) this.#checkNumber(start, end)
    }
  }

  #checkNumber(start: number, end: number): void {
    const text = this.#text.slice(start, end)
    const value = Number(text)
    if (!Number.isFinite(value) || (value === 0 && /^-?[0.]*[1-9]/.test(text))) this.#warn('out-of-range', start, end)
    else if (Math.abs(value) > Number.MAX_SAFE_INTEGER && /^-?\d+$/.test(text)) this.#warn('unsafe-integer', start, end)
  }

  #checkString(start: number, end: number): void {
    if (/\p{Cs}/u.test(decoded(this.#text, start, end))) this.#warn('lone-surrogate', start, end)
  }

  #warn(code: WarningCode, start: number, end: number): void {
    if (++this.count > listed) return
    const found = this.#text.slice(start, Math.min(end, start + longest))
    const length = end - start
    const pointer = this.path.pointer()
    this.warnings.push({ code, found, ...this.#placeOf(start), offset: start, length, pointer })
  }
}

const stepSize = 1 << 18

function* measureSteps(text: string): Generator<number, { bytes: number; lines: number }> {
  let bytes = 0
  let lines = text === '' ? 0 : 1
  for (let at = 0; at < text.length; at++) {
    if (at % stepSize === 0) yield 0.8 + (0.2 * at) / text.length
    const unit = text.charCodeAt(at)
    if (unit < 0x80) {
      bytes++
      if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) lines++
    } else if (unit < 0x800) bytes += 2
    else if ((unit & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      bytes += 4
      at++
    } else bytes += 3
  }
  return { bytes, lines }
}
