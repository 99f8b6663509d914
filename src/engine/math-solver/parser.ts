import { argumentCounts, type Operators } from './operators'
import type { Token } from './tokens'
import { MathError, type MathErrorCode, type Misplaced, type Value } from './value'

/** The precedence of operators. A function applies to the parentheses behind it, whatever follows. */
const strengths: Readonly<Record<string, number>> = {
  '(': 0,
  '+': 1,
  '-': 1,
  '*': 2,
  '/': 2,
  mod: 2,
  negative: 3,
  '^': 4,
}
const ofFunctions = 9
const strengthOf = ({ text }: Pick<Token, 'text'>): number => strengths[text] ?? ofFunctions

const startsOperand = /^(number|constant|before|open)$/

/**
 * Evaluates an expression by operator precedence, with a stack of waiting operators in place of recursion, so that
 * parentheses may nest to any depth. -2^2 is -4, 2^3^2 is 512, 2π is 2 × π, and 1/2π, which has two readings, is an
 * error. `end` is the length of the text.
 */
export function solve(tokens: readonly Token[], operators: Operators, end: number): Value | Misplaced {
  const solver = new Solver(tokens, operators)
  try {
    return solver.run(end)
  } catch (thrown) {
    if (thrown instanceof MathError) return { code: thrown.code, at: solver.at }
    throw thrown
  }
}

function fail(code: MathErrorCode): never {
  throw new MathError(code)
}

class Solver {
  /** Where in the text the solver is: the place of an error. */
  at = 0
  readonly #tokens: readonly Token[]
  readonly #operators: Operators
  readonly #values: Value[] = []
  readonly #waiting: Token[] = []
  /** For each open parenthesis, the numbers in it so far. */
  readonly #counts: number[] = []
  /** An operand comes next. */
  #isOpen = true

  constructor(tokens: readonly Token[], operators: Operators) {
    this.#tokens = tokens
    this.#operators = operators
  }

  run(end: number): Value {
    for (const index of this.#tokens.keys()) this.#take(index)
    this.at = end
    if (this.#isOpen) fail('unfinished')
    this.#settle(1)
    this.at = this.#waiting.at(-1)?.at ?? 0
    if (this.#waiting.length > 0) fail('unclosed-parenthesis')
    return this.#values[0] as Value
  }

  #take(index: number): void {
    const [previous, token, next] = [this.#tokens[index - 1], this.#tokens[index] as Token, this.#tokens[index + 1]]
    const { kind, text } = token
    if (!this.#isOpen && startsOperand.test(kind)) this.#multiply(token, previous)
    this.at = token.at
    if (kind === 'before') {
      if (text !== '√' && next?.kind !== 'open') fail('missing-parenthesis')
      this.#waiting.push(token)
    } else if (kind === 'open') {
      this.#waiting.push(token)
      this.#counts.push(1)
    } else if (kind === 'between') this.#takeBetween(token)
    else if (kind === 'number' || kind === 'constant') this.#takeOperand(token)
    else if (this.#isOpen) fail('unexpected')
    else if (kind === 'close') this.#close(token)
    else if (kind === 'comma') this.#separate(token)
    else if (text === '%' && next && startsOperand.test(next.kind)) {
      this.#wait({ ...token, kind: 'between', text: 'mod' })
    } else {
      this.#apply(token)
      this.#finishOperand()
    }
  }

  #takeOperand({ kind, text }: Token): void {
    if (text === '') fail('bad-number')
    this.#values.push(kind === 'number' ? this.#operators.number(text) : this.#operators.constant(text))
    this.#finishOperand()
  }

  #takeBetween(token: Token): void {
    if (!this.#isOpen) this.#wait(token)
    else if (token.text === '-') this.#waiting.push({ ...token, text: 'negative' })
    else if (token.text !== '+') fail('unexpected')
  }

  #close(token: Token): void {
    this.#settle(1)
    this.at = token.at
    if (!this.#waiting.pop()) fail('unopened-parenthesis')
    const count = this.#counts.pop() ?? 1
    const name = this.#waiting.at(-1)
    const [least, most] = (name?.kind === 'before' && argumentCounts[name.text]) || [1, 1]
    if (name && (count < least || count > most)) {
      this.at = name.at
      fail('argument-count')
    }
    const values = this.#values.splice(-count).map((value): Value => ({ ...value, percent: false }))
    if (name && count > 1) {
      this.#waiting.pop()
      this.at = name.at
      this.#values.push(values.reduce((a, b) => this.#operators.apply(`${name.text},`, a, b)))
    } else this.#values.push(...values)
    this.#finishOperand()
  }

  /** A comma between the numbers of a function. */
  #separate(token: Token): void {
    this.#settle(1)
    this.at = token.at
    const name = this.#waiting.at(-2)
    if (this.#counts.length === 0 || name?.kind !== 'before' || !argumentCounts[name.text]) fail('unexpected-comma')
    this.#counts.push((this.#counts.pop() ?? 1) + 1)
    this.#isOpen = true
  }

  #finishOperand(): void {
    this.#isOpen = false
    this.#settle(ofFunctions)
  }

  /** The × that is not written, as in 2π. */
  #multiply(place: Token, previous?: Token): void {
    this.#settle(3)
    this.at = place.at
    if (place.kind === 'number' && previous?.kind === 'number') fail('missing-operator')
    if (/^(\/|mod)$/.test(this.#waiting.at(-1)?.text ?? '')) fail('ambiguous')
    this.#wait({ ...place, kind: 'between', text: '*' })
  }

  #wait(token: Token): void {
    // A power waits for the power in its exponent.
    this.#settle(token.text === '^' ? 5 : strengthOf(token))
    this.#waiting.push(token)
    this.#isOpen = true
  }

  /** Applies the waiting operators that are at least this strong. */
  #settle(strength: number): void {
    for (let last = this.#waiting.at(-1); last && strengthOf(last) >= strength; last = this.#waiting.at(-1)) {
      this.#waiting.pop()
      this.#apply(last)
    }
  }

  #apply({ at, kind, text }: Token): void {
    this.at = at
    const b = this.#values.pop() as Value
    const isBinary = kind === 'between' && text !== 'negative'
    this.#values.push(
      isBinary ? this.#operators.apply(text, this.#values.pop() as Value, b) : this.#operators.apply(text, b),
    )
  }
}
