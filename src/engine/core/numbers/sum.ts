import { add, divide, exact, multiply, negate, type Rational } from './rational'

/** A number in an arithmetic expression. */
export interface Operand {
  readonly value: Rational
  /** The number is a percentage. */
  readonly percent: boolean
}

const hundred = exact(100)
const deepest = 20

/**
 * Evaluates + - * / and parentheses exactly: '(12+3)/4' is 15/4. A percentage can be a factor ('84000*20%') or, as on a
 * pocket calculator, an increase or decrease ('1200+5%' is 1260). `read` reads the numbers. Undefined for anything
 * else, for division by zero, and for what looks like a date or phone number ('2026-06-15', '555-123-4567').
 */
export function readSum(text: string, read: (term: string) => Operand | undefined): Rational | undefined {
  if (/\d([-/])\d+\1\d/.test(text) || /(^|[-+*/( ])0\d|[.,][-+*/]/.test(text)) return undefined
  const tokens = text.replace(/ x /gi, '*').match(/[^-+*/()]+|[-+*/()]/g) ?? []
  const terms = tokens.map((token) => token.trim()).filter(Boolean)
  if (!terms.some((term, at) => at > 0 && /^[-+*/]$/.test(term))) return undefined
  const parser = new Parser(terms, read)
  const sum = parser.sum(0)
  return parser.isDone ? sum?.value : undefined
}

/** A recursive descent parser. Each method returns undefined on a syntax error. */
class Parser {
  readonly #terms: readonly string[]
  readonly #read: (term: string) => Operand | undefined
  #at = 0

  constructor(terms: readonly string[], read: (term: string) => Operand | undefined) {
    this.#terms = terms
    this.#read = read
  }

  get isDone(): boolean {
    return this.#at === this.#terms.length
  }

  /** Consumes and returns the next term if it's one of these. */
  #take(...signs: readonly string[]): string | undefined {
    const term = this.#terms[this.#at]
    if (term === undefined || !signs.includes(term)) return undefined
    this.#at++
    return term
  }

  sum(depth: number): Operand | undefined {
    let total = this.#product(depth)
    for (let count = 1; total; count++) {
      const sign = this.#take('+', '-')
      if (!sign) return total
      const next = this.#product(depth)
      if (!next || total.percent || (next.percent && (count > 1 || this.#startsSum()))) return undefined
      const amount = next.percent ? multiply(total.value, divide(next.value, hundred)) : next.value
      total = { value: add(total.value, sign === '-' ? negate(amount) : amount), percent: false }
    }
    return undefined
  }

  /** If another term follows, it's unclear what the percentage refers to. */
  #startsSum(): boolean {
    return ['+', '-'].includes(this.#terms[this.#at] ?? '')
  }

  #product(depth: number): Operand | undefined {
    let total = this.#factor(depth)
    while (total) {
      const sign = this.#take('*', '/')
      if (!sign) return total
      const next = this.#factor(depth)
      const [left, right] = [fractionOf(total), next && fractionOf(next)]
      if (!right || (sign === '/' && right.n === 0n)) return undefined
      total = { value: sign === '*' ? multiply(left, right) : divide(left, right), percent: false }
    }
    return undefined
  }

  #factor(depth: number): Operand | undefined {
    if (depth > deepest) return undefined
    const isFirst = this.#at === 0 || /^[(*/]$/.test(this.#terms[this.#at - 1] ?? '')
    if (isFirst && this.#take('-')) {
      const operand = this.#factor(depth + 1)
      return operand && { ...operand, value: negate(operand.value) }
    }
    if (!this.#take('(')) return this.#number()
    const inner = this.sum(depth + 1)
    return this.#take(')') && inner && !inner.percent ? inner : undefined
  }

  #number(): Operand | undefined {
    const term = this.#terms[this.#at]
    this.#at++
    return term === undefined || /^[-+*/()]$/.test(term) ? undefined : this.#read(term)
  }
}

const fractionOf = ({ value, percent }: Operand): Rational => (percent ? divide(value, hundred) : value)
