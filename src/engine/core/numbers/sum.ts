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
  return parse(terms, read)?.value
}

/** By recursive descent. Each function returns undefined on a syntax error. */
function parse(terms: readonly string[], read: (term: string) => Operand | undefined): Operand | undefined {
  let at = 0
  const isNext = (...signs: readonly string[]) => signs.includes(terms[at] ?? '')
  /** Consumes and returns the next term if it's one of these. */
  const take = (...signs: readonly string[]) => (isNext(...signs) ? terms[at++] : undefined)

  function sum(depth: number): Operand | undefined {
    let total = product(depth)
    for (let count = 1; total; count++) {
      const sign = take('+', '-')
      if (!sign) return total
      const next = product(depth)
      // If another term follows, it's unclear what the percentage refers to.
      if (!next || total.percent || (next.percent && (count > 1 || isNext('+', '-')))) return undefined
      const amount = next.percent ? multiply(total.value, divide(next.value, hundred)) : next.value
      total = { value: add(total.value, sign === '-' ? negate(amount) : amount), percent: false }
    }
    return undefined
  }

  function product(depth: number): Operand | undefined {
    let total = factor(depth)
    while (total) {
      const sign = take('*', '/')
      if (!sign) return total
      const next = factor(depth)
      const [left, right] = [fractionOf(total), next && fractionOf(next)]
      if (!right || (sign === '/' && right.n === 0n)) return undefined
      total = { value: sign === '*' ? multiply(left, right) : divide(left, right), percent: false }
    }
    return undefined
  }

  function factor(depth: number): Operand | undefined {
    if (depth > deepest) return undefined
    const isFirst = at === 0 || /^[(*/]$/.test(terms[at - 1] ?? '')
    if (isFirst && take('-')) {
      const operand = factor(depth + 1)
      return operand && { ...operand, value: negate(operand.value) }
    }
    if (take('(')) {
      const inner = sum(depth + 1)
      return take(')') && inner && !inner.percent ? inner : undefined
    }
    const term = terms[at++] ?? ''
    return /^[-+*/()]?$/.test(term) ? undefined : read(term)
  }

  const total = sum(0)
  return at === terms.length ? total : undefined
}

const fractionOf = ({ value, percent }: Operand): Rational => (percent ? divide(value, hundred) : value)
