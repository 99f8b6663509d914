import { runSteps } from '../core/steps'
import { type Fix, type Fixed, fixedKey, fixedValue } from './repair-values'
import { brace, bracket, closing, noVisitor, skipSpace, walk } from './walk'

export type { Fix } from './repair-values'

export interface Repaired {
  readonly text: string
  /** How often each fix was made, in order of first use. */
  readonly fixes: readonly { readonly fix: Fix; readonly count: number }[]
}

/** The JSON closest to an almost valid text, or undefined if there's no value in it. Valid text stays unchanged. */
export function repaired(text: string): Repaired | undefined {
  if (text === '' || isJson(text)) return { text, fixes: [] }
  const repairer = new Repairer(text)
  const made = repairer.run()
  return isJson(made) ? { text: made, fixes: [...repairer.fixes].map(([fix, count]) => ({ fix, count })) } : undefined
}

const isJson = (text: string) => runSteps(walk(text, noVisitor)) === undefined

/** The open objects and arrays. At the bottom of the stack is the text itself. */
interface Frame {
  readonly code: number
  /** The end of the last value, where a comma goes if another value follows. */
  slot: number
  /** The number of values read there. */
  commas: number
}

const comment = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\r\n]*|#[^\r\n]*/y
/** The fences of a code block, and the function call around JSONP. */
const wrapping = /```\w*|[\w$.]+\(|\)/y
const odd = /[^\S \t\r\n]|\ufeff/

class Repairer {
  readonly fixes = new Map<Fix, number>()
  readonly #text: string
  readonly #out: string[] = []
  readonly #frames: Frame[] = [{ code: 0, slot: -1, commas: 0 }]
  /** How many of each bracket are open, by the code of the closing one. */
  readonly #open: Record<number, number> = {}
  #at = 0
  #values = 0

  constructor(text: string) {
    this.#text = text
  }

  run(): string {
    for (this.#gap(); this.#at < this.#text.length; this.#gap()) {
      const code = this.#text.charCodeAt(this.#at)
      const frame = this.#top()
      if (code === 0x2c || code === 0x3b) {
        this.#at++
        frame.commas++
      } else if (code === 0x7d || code === 0x5d) this.#close(code)
      else if (frame.code === brace) this.#member(frame)
      else {
        this.#begin(frame)
        this.#value()
      }
    }
    while (this.#frames.length > 1) {
      this.#fixed('bracket')
      this.#pop()
    }
    if (this.#values < 2) return this.#out.join('')
    this.#fixed('joined')
    return `[${this.#out.join('')}]`
  }

  #member(frame: Frame): void {
    const key = fixedKey(this.#text, this.#at)
    if (!key) {
      this.#drop('removed')
      return
    }
    this.#begin(frame)
    this.#take(key)
    this.#gap()
    const [sign = ''] = /^(?::|=>?)/.exec(this.#text.slice(this.#at, this.#at + 2)) ?? []
    this.#at += sign.length
    this.#out.push(':')
    if (sign !== ':') this.#fixed('colon')
    this.#gap()
    this.#value()
  }

  /** The value that starts here, or null if there is none. */
  #value(): void {
    const code = this.#text.charCodeAt(this.#at)
    if (code === brace || code === bracket) {
      this.#at++
      this.#out.push(String.fromCharCode(code))
      this.#frames.push({ code, slot: -1, commas: 0 })
      this.#count(code, 1)
      return
    }
    const value = fixedValue(this.#text, this.#at)
    if (value) this.#take(value)
    else {
      this.#out.push('null')
      this.#fixed('value')
      // Closing brackets and separators are handled elsewhere. Anything else is dropped.
      if (!/[\]},;]/.test(this.#text[this.#at] ?? ',')) this.#drop('removed')
    }
    this.#end()
  }

  /** Starts a value in a frame that may already have others. */
  #begin(frame: Frame): void {
    if (frame.slot >= 0) {
      this.#out[frame.slot] = ','
      if (frame.commas === 0 && frame.code) this.#fixed('comma-added')
    }
    const needed = frame.slot >= 0 ? 1 : 0
    this.#fixed('comma-removed', frame.commas - needed)
    frame.commas = 0
    if (!frame.code) this.#values++
  }

  #end(): void {
    this.#top().slot = this.#out.push('') - 1
  }

  #close(code: number): void {
    if (!this.#open[code]) {
      this.#drop('bracket')
      return
    }
    this.#at++
    while (closing(this.#top().code) !== code) {
      this.#fixed('bracket')
      this.#pop()
    }
    this.#pop()
  }

  #pop(): void {
    const { code, commas } = this.#top()
    this.#fixed('comma-removed', commas)
    this.#out.push(String.fromCharCode(closing(code)))
    this.#frames.pop()
    this.#count(code, -1)
    this.#end()
  }

  #count(code: number, more: number): void {
    this.#open[closing(code)] = (this.#open[closing(code)] ?? 0) + more
  }

  /** Keeps whitespace and removes anything not allowed between values. */
  #gap(): void {
    for (;;) {
      const end = skipSpace(this.#text, this.#at)
      this.#out.push(this.#text.slice(this.#at, end))
      this.#at = end
      const letter = this.#text.charAt(end)
      const isTop = this.#frames.length === 1
      if (odd.test(letter)) {
        if (letter !== '\ufeff') this.#out.push(' ')
        this.#drop('space')
      } else if (!this.#skip(comment, 'comment') && !(isTop && this.#skip(wrapping, 'removed'))) return
    }
  }

  #skip(pattern: RegExp, fix: Fix): boolean {
    pattern.lastIndex = this.#at
    if (!pattern.test(this.#text)) return false
    this.#at = pattern.lastIndex
    this.#fixed(fix)
    return true
  }

  #drop(fix: Fix): void {
    this.#at++
    this.#fixed(fix)
  }

  #take({ made, end, fixes }: Fixed): void {
    this.#out.push(made)
    this.#at = end
    for (const fix of fixes) this.#fixed(fix)
  }

  #fixed(fix: Fix, times = 1): void {
    if (times > 0) this.fixes.set(fix, (this.fixes.get(fix) ?? 0) + times)
  }

  #top(): Frame {
    return this.#frames.at(-1) as Frame
  }
}
