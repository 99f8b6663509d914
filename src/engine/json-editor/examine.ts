import { type FaultCode, faultOf, messages } from './fault'
import { decoded, Path, type Place, placesIn } from './place'
import { NodeList, type Nodes } from './tree'
import { brace, quote, type Visitor, walk } from './walk'

export interface JsonError extends Place {
  readonly code: FaultCode
  /** What is wrong and how to mend it, in English, the same on every platform. */
  readonly message: string
  /** What stands where something else should. */
  readonly found: string
  /** UTF-16 units before it, and how many of them it is. */
  readonly offset: number
  readonly length: number
  /** JSON Pointer (RFC 6901) of the value at fault, or of the object or array whose punctuation is. */
  readonly pointer: string
}

/**
 * `duplicate-key`: most readers keep the last value only. `unsafe-integer`: beyond 2^53 - 1, so that JavaScript and
 * others round it. `out-of-range`: a double cannot hold it, 1e400 reads as infinite and 1e-400 as 0. `lone-surrogate`:
 * half a character, which UTF-8 cannot encode (RFC 8259, 8.2).
 */
export type WarningCode = 'duplicate-key' | 'unsafe-integer' | 'out-of-range' | 'lone-surrogate'

export interface Warning extends Place {
  readonly code: WarningCode
  /** The key, number or string, as it stands in the text; long ones are cut. */
  readonly found: string
  readonly offset: number
  readonly length: number
  readonly pointer: string
}

/** Of a text at fault, what was read before the fault; bytes and lines are of the whole. */
export interface Stats {
  /** In UTF-8; a lone surrogate takes 3, as the U+FFFD that replaces it. */
  readonly bytes: number
  /** One more than the line ends; an empty text has none. */
  readonly lines: number
  /** 0 for a lone number, 1 for []. */
  readonly depth: number
  readonly objects: number
  readonly arrays: number
  readonly keys: number
  readonly strings: number
  readonly numbers: number
  readonly booleans: number
  readonly nulls: number
}

export interface Output {
  /** By RFC 8259; an empty text is valid, as nothing is wrong with it yet. */
  readonly valid: boolean
  readonly error: JsonError | null
  /** The first hundred. */
  readonly warnings: readonly Warning[]
  readonly warningCount: number
  readonly stats: Stats
}

export interface Examined {
  readonly output: Output
  /** What a tree of it shows; of a text at fault, nothing. */
  readonly nodes: Nodes
}

const listed = 100
const longest = 200

/** All that is told of a text. Each step yields the share done, from 0 to 1. */
export function* examineSteps(text: string): Generator<number, Examined> {
  const examiner = new Examiner(text)
  const steps = walk(text, examiner)
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield (0.8 * step.value) / text.length
  const stop = text === '' ? undefined : step.value
  const sizes = yield* measureSteps(text)
  const output = { warnings: examiner.warnings, warningCount: examiner.count, stats: { ...sizes, ...examiner.tally } }
  if (!stop) return { output: { valid: true, error: null, ...output }, nodes: examiner.nodes.done() }
  const { path } = examiner
  const { code, at, length, found } = faultOf(text, stop, path.codes.at(-1) ?? 0)
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
  /** Of each open object its only key, or its keys. */
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
