import { argumentCounts, type Operators } from './operators'
import type { Token } from './tokens'
import { type ExpressionError, MathError, type MathErrorCode, type Value } from './value'

/** The precedence of operators. A function applies to its parentheses, whatever follows. */
const precedences: Readonly<Record<string, number>> = {
  '(': 0,
  '+': 1,
  '-': 1,
  '*': 2,
  '/': 2,
  mod: 2,
  negative: 3,
  '^': 4,
}
const functionPrecedence = 9
const precedenceOf = ({ text }: Pick<Token, 'text'>): number => precedences[text] ?? functionPrecedence

const startsOperand = /^(number|constant|prefix|open)$/

/**
 * Evaluates an expression by operator precedence. Uses a stack of pending operators instead of recursion, so that
 * parentheses can be nested to any depth. -2^2 is -4, 2^3^2 is 512, 2π is 2 × π, and 1/2π is an error, because it has two
 * readings. `end` is the length of the text.
 */
export function solve(tokens: readonly Token[], operators: Operators, end: number): Value | ExpressionError {
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
  /** The current position in the text, which is reported with an error. */
  at = 0
  readonly #tokens: readonly Token[]
  readonly #operators: Operators
  readonly #values: Value[] = []
  readonly #pending: Token[] = []
  /** For each open parenthesis, the number of arguments so far. */
  readonly #counts: number[] = []
  /** Whether an operand must come next. */
  #needsOperand = true

  constructor(tokens: readonly Token[], operators: Operators) {
    this.#tokens = tokens
    this.#operators = operators
  }

  run(end: number): Value {
    for (const index of this.#tokens.keys()) this.#take(index)
    this.at = end
    if (this.#needsOperand) fail('unfinished')
    this.#reduce(1)
    this.at = this.#pending.at(-1)?.at ?? 0
    if (this.#pending.length > 0) fail('unclosed-parenthesis')
    return this.#values[0] as Value
  }

  #take(index: number): void {
    const [previous, token, next] = [this.#tokens[index - 1], this.#tokens[index] as Token, this.#tokens[index + 1]]
    const { kind, text } = token
    if (!this.#needsOperand && startsOperand.test(kind)) this.#multiply(token, previous)
    this.at = token.at
    if (kind === 'prefix') {
      if (text !== '√' && next?.kind !== 'open') fail('missing-parenthesis')
      this.#pending.push(token)
    } else if (kind === 'open') {
      this.#pending.push(token)
      this.#counts.push(1)
    } else if (kind === 'infix') this.#takeInfix(token)
    else if (kind === 'number' || kind === 'constant') this.#takeOperand(token)
    else if (this.#needsOperand) fail('unexpected')
    else if (kind === 'close') this.#close(token)
    else if (kind === 'comma') this.#separate(token)
    else if (text === '%' && next && startsOperand.test(next.kind)) {
      this.#push({ ...token, kind: 'infix', text: 'mod' })
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

  #takeInfix(token: Token): void {
    if (!this.#needsOperand) this.#push(token)
    else if (token.text === '-') this.#pending.push({ ...token, text: 'negative' })
    else if (token.text !== '+') fail('unexpected')
  }

  #close(token: Token): void {
    this.#reduce(1)
    this.at = token.at
    if (!this.#pending.pop()) fail('unopened-parenthesis')
    const count = this.#counts.pop() ?? 1
    const name = this.#pending.at(-1)
    const [min, max] = (name?.kind === 'prefix' && argumentCounts[name.text]) || [1, 1]
    if (name && (count < min || count > max)) {
      this.at = name.at
      fail('argument-count')
    }
    const values = this.#values.splice(-count).map((value): Value => ({ ...value, percent: false }))
    if (name && count > 1) {
      this.#pending.pop()
      this.at = name.at
      this.#values.push(values.reduce((a, b) => this.#operators.apply(`${name.text},`, a, b)))
    } else this.#values.push(...values)
    this.#finishOperand()
  }

  /** A comma between the arguments of a function. */
  #separate(token: Token): void {
    this.#reduce(1)
    this.at = token.at
    const name = this.#pending.at(-2)
    if (this.#counts.length === 0 || name?.kind !== 'prefix' || !argumentCounts[name.text]) fail('unexpected-comma')
    this.#counts.push((this.#counts.pop() ?? 1) + 1)
    this.#needsOperand = true
  }

  #finishOperand(): void {
    this.#needsOperand = false
    this.#reduce(functionPrecedence)
  }

  /** An implicit multiplication, as in 2π. */
  #multiply(token: Token, previous?: Token): void {
    this.#reduce(3)
    this.at = token.at
    if (token.kind === 'number' && previous?.kind === 'number') fail('missing-operator')
    if (/^(\/|mod)$/.test(this.#pending.at(-1)?.text ?? '')) fail('ambiguous')
    this.#push({ ...token, kind: 'infix', text: '*' })
  }

  #push(token: Token): void {
    // Powers are right-associative.
    this.#reduce(token.text === '^' ? 5 : precedenceOf(token))
    this.#pending.push(token)
    this.#needsOperand = true
  }

  /** Applies pending operators of at least this precedence. */
  #reduce(precedence: number): void {
    for (let last = this.#pending.at(-1); last && precedenceOf(last) >= precedence; last = this.#pending.at(-1)) {
      this.#pending.pop()
      this.#apply(last)
    }
  }

  #apply({ at, kind, text }: Token): void {
    this.at = at
    const b = this.#values.pop() as Value
    const isBinary = kind === 'infix' && text !== 'negative'
    this.#values.push(
      isBinary ? this.#operators.apply(text, this.#values.pop() as Value, b) : this.#operators.apply(text, b),
    )
  }
}
