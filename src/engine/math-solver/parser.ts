import type { Operators } from './operators'
import type { Token } from './tokens'
import { Fault, type FaultCode, type Value } from './value'

/** A fault, and where in what was typed, from 0. */
export interface Misplaced {
  readonly code: FaultCode
  readonly at: number
}

/** How tightly an operator holds its operands. A function takes the parentheses behind it, whatever follows. */
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

/**
 * Works out an expression by operator precedence, with a list of what waits in place of recursion, so that parentheses may
 * nest as deep as they like. -2^2 is -4, 2^3^2 is 512, 2π is 2 × π, and 1/2π, which is read in two ways, is a fault.
 * `end` is where the text ends.
 */
export function solve(tokens: readonly Token[], operators: Operators, end: number): Value | Misplaced {
  const values: Value[] = []
  const waiting: Token[] = []
  let at = 0
  let isOpen = true

  const fail = (code: FaultCode): never => {
    throw new Fault(code)
  }

  function apply(token: Token): void {
    at = token.at
    const isBetween = token.kind === 'between' && token.text !== 'negative'
    const b = values.pop() as Value
    values.push(isBetween ? operators.apply(token.text, values.pop() as Value, b) : operators.apply(token.text, b))
  }

  /** Applies what waits and is at least as strong. */
  function settle(strength: number): void {
    for (let last = waiting.at(-1); last && strengthOf(last) >= strength; last = waiting.at(-1)) {
      waiting.pop()
      apply(last)
    }
  }

  function wait(token: Token): void {
    // A power waits for the power in its exponent.
    settle(token.text === '^' ? 5 : strengthOf(token))
    waiting.push(token)
    isOpen = true
  }

  /** The × that nobody writes. */
  function multiply(place: Token, previous?: Token): void {
    settle(3)
    at = place.at
    if (place.kind === 'number' && previous?.kind === 'number') fail('missing-operator')
    if (/^(\/|mod)$/.test(waiting.at(-1)?.text ?? '')) fail('ambiguous')
    wait({ ...place, kind: 'between', text: '*' })
  }

  function take(token: Token, index: number): void {
    const { kind, text } = token
    const [previous, next] = [tokens[index - 1], tokens[index + 1]]
    if (!isOpen && /^(number|constant|before|open)$/.test(kind)) multiply(token, previous)
    at = token.at
    if (kind === 'number') {
      if (!/^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/.test(text)) fail('bad-number')
      values.push(operators.number(text))
    } else if (kind === 'constant') values.push(operators.constant(text))
    else if (kind === 'before') {
      if (text !== '√' && next?.kind !== 'open') fail('missing-parenthesis')
      waiting.push(token)
      return
    } else if (kind === 'open') {
      waiting.push(token)
      return
    } else if (kind === 'between') {
      if (!isOpen) wait(token)
      else if (text === '-') waiting.push({ ...token, text: 'negative' })
      else if (text !== '+') fail('unexpected')
      return
    } else if (isOpen) fail('unexpected')
    else if (kind === 'close') {
      settle(1)
      at = token.at
      if (!waiting.pop()) fail('unopened-parenthesis')
      values.push({ ...(values.pop() as Value), percent: false })
    } else if (text === '%' && next && /^(number|constant|before|open)$/.test(next.kind)) {
      wait({ ...token, kind: 'between', text: 'mod' })
      return
    } else apply(token)
    isOpen = false
    settle(ofFunctions)
  }

  try {
    tokens.forEach(take)
    at = end
    if (isOpen) fail('unfinished')
    settle(1)
    at = waiting.at(-1)?.at ?? 0
    if (waiting.length > 0) fail('unclosed-parenthesis')
    return values[0] as Value
  } catch (thrown) {
    if (thrown instanceof Fault) return { code: thrown.code, at }
    throw thrown
  }
}
