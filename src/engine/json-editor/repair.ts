import { runSteps } from '../core/steps'
import { argument, assignment, call, comment, ellipsis, odd, plus, prose, unwrapped, wrapping } from './repair-patterns'
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
  const inner = unwrapped(text)
  const repairer = new Repairer(inner.text)
  if (inner.fix) repairer.fixes.set(inner.fix, 1)
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
  /** Opened by a parenthesis, as a tuple in Python. */
  readonly isTuple?: boolean
}

class Repairer {
  readonly fixes = new Map<Fix, number>()
  readonly #text: string
  readonly #out: string[] = []
  readonly #frames: Frame[] = [{ code: 0, slot: -1, commas: 0 }]
  /** How many of each bracket are open, by the code of the closing one. */
  readonly #open: Record<number, number> = {}
  #at = 0
  #values = 0
  #tuples = 0
  /** Whether text that isn't in quotes, outside all brackets, is just around the JSON. */
  readonly #hasContainer: boolean

  constructor(text: string) {
    this.#text = text
    this.#hasContainer = /[[{]/.test(text)
  }

  run(): string {
    for (this.#gap(); this.#at < this.#text.length; this.#gap()) {
      const code = this.#text.charCodeAt(this.#at)
      const frame = this.#top()
      if (code === 0x2c || code === 0x3b) {
        this.#at++
        frame.commas++
      } else if (code === 0x7d || code === 0x5d) this.#close(code)
      else if (code === 0x29) {
        while (!this.#top().isTuple) {
          this.#fixed('bracket')
          this.#pop()
        }
        this.#at++
        this.#pop()
      } else if (frame.code === 0 && this.#isProse()) this.#skip(prose, 'removed')
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
    let isCall = false
    while (this.#skip(call, 'call')) isCall = true
    const code = this.#text.charCodeAt(this.#at)
    if (code === brace || code === bracket) {
      this.#at++
      this.#enter(code)
      return
    }
    if (code === 0x28 && !isCall) {
      this.#drop('bracket')
      this.#enter(bracket, true)
      return
    }
    const value = fixedValue(this.#text, this.#at)
    if (value) {
      this.#take(value)
      if (value.made.startsWith('"')) this.#concatenate()
      if (isCall) this.#skip(argument, 'removed')
    } else {
      this.#out.push('null')
      this.#fixed('value')
      // Closing brackets and separators are handled elsewhere. Anything else is dropped.
      if (!/[\]},;]/.test(this.#text[this.#at] ?? ',')) this.#drop('removed')
    }
    this.#end()
  }

  #enter(code: number, isTuple = false): void {
    this.#out.push(String.fromCharCode(code))
    this.#frames.push({ code, slot: -1, commas: 0, isTuple })
    this.#count(code, 1)
    if (isTuple) this.#tuples++
  }

  /** "a" + "b" becomes "ab". */
  #concatenate(): void {
    for (;;) {
      plus.lastIndex = this.#at
      const [sign = ''] = plus.exec(this.#text) ?? []
      if (!sign) return
      const after = this.#at + sign.length
      const next = /["'`“‘]/.test(this.#text.charAt(after)) ? fixedValue(this.#text, after) : undefined
      this.#at = after
      this.#fixed('concatenated')
      if (!next) return
      this.#out.push(`${this.#out.pop()?.slice(0, -1)}${next.made.slice(1)}`)
      this.#at = next.end
      for (const fix of next.fixes) this.#fixed(fix)
    }
  }

  /** Text outside all brackets, such as 'Here it is:', if there's JSON too. */
  #isProse(): boolean {
    if (!this.#hasContainer) return false
    prose.lastIndex = this.#at
    const found = prose.exec(this.#text)?.[0].trim() ?? ''
    return found !== '' && !/^(?:true|false|null|None|True|False|undefined|NaN)\b/.test(found)
  }

  /** Starts a value in a frame that may already have others. */
  #begin(frame: Frame): void {
    if (frame.slot >= 0) {
      this.#out[frame.slot] = ','
      if (frame.commas === 0 && frame.code) this.#fixed('comma-added')
    }
    this.#fixed('comma-removed', frame.commas - (frame.slot >= 0 ? 1 : 0))
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
    const { code, commas, isTuple } = this.#top()
    if (isTuple) this.#tuples--
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
      } else if (this.#skip(comment, 'comment')) continue
      else if (isTop && (this.#skip(assignment, 'removed') || this.#skip(wrapping, 'call'))) continue
      else if (letter === ')' && this.#tuples === 0) this.#at++
      else if (isTop || !this.#skip(ellipsis, 'removed')) return
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
