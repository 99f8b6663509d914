import { add, compare, divide, exact, multiply, negate, power, type Rational, round } from '../core/numbers/rational'
import { type Arithmetic, arithmeticAt, type Budget, type Operator, of, opposite } from './arithmetic'
import { arcsin, arctan, exactRoot, exp, hyperbolic, ln, roundedRoot, sine } from './functions'
import { absolute, answerIn, bitsOf, isWhole, limit, lowest, MathError, magnitude, type Value } from './value'

/** The arithmetic that the parser needs: numbers, constants, and operators with one or two operands. */
export interface Operators {
  number(text: string): Value
  constant(name: string): Value
  apply(symbol: string, a: Value, b?: Value): Value
}

/** Functions with arguments in parentheses. Angles are in radians. log(8) has base 10, log(8, 2) base 2. */
export const functions = [
  ...['sqrt', 'cbrt', 'abs', 'exp', 'ln', 'log', 'log10', 'log2', 'floor', 'ceil', 'round', 'max', 'min'],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh'],
]

/** The minimum and maximum number of arguments of functions that don't take exactly one. */
export const argumentCounts: Readonly<Record<string, readonly [min: number, max: number]>> = {
  log: [1, 2],
  max: [2, Number.POSITIVE_INFINITY],
  min: [2, Number.POSITIVE_INFINITY],
}

/**
 * All operators. Inexact results are rounded to `precision` bits. Throws a MathError if there's no result. `answer` is the
 * value of `ans`.
 */
export function operatorsAt(precision: number, budget: Budget, answer?: string): Operators {
  const arithmetic = arithmeticAt(precision, budget)
  const { keep } = arithmetic
  const constant = (name: string): Value => {
    if (name !== 'ans') return arithmetic.constant(name)
    const value = answerIn(answer)
    return keep(value, value.inexact)
  }
  const table = { ...arithmeticTable(arithmetic), ...functionTable(arithmetic) } as const
  return {
    number: (text) => keep(decimal(text), 0),
    constant,
    apply: (symbol, a, b = a) => (table as Readonly<Record<string, Operator>>)[symbol]?.(a, b) as Value,
  }
}

/** Operators: + - * / mod, percent, factorial, degrees, ² and ³. */
function arithmeticTable({ spend, whole, sum, product, quotient, floor, constant }: Arithmetic) {
  /** 100 + 10% is 100 plus 10% of 100. */
  const share = (a: Value, b: Value): Value => (b.percent && !a.percent ? product(a, b) : b)

  function factorial(a: Value): Value {
    if (!isWhole(a) || a.n < 0n) throw new MathError('not-defined')
    const last = a.n / a.d
    if (last > 1200n) throw new MathError('too-large')
    spend(Number(last) / 4)
    let all = 1n
    for (let k = 2n; k <= last; k++) all *= k
    return whole(a, all)
  }

  return {
    '+': (a, b) => sum(a, share(a, b)),
    '-': (a, b) => sum(a, opposite(share(a, b))),
    '*': product,
    '/': quotient,
    mod: (a, b) => sum(a, opposite(product(b, floor(quotient(a, b))))),
    negative: opposite,
    '%': (a) => ({ ...quotient(a, of(100)), percent: true }),
    '!': factorial,
    '°': (a) => quotient(product(a, constant('π')), of(180)),
    '²': (a) => product(a, a),
    '³': (a) => product(a, product(a, a)),
  } satisfies Record<string, Operator>
}

/** Powers, roots, logarithms, trigonometry and rounding. */
function functionTable(arithmetic: Arithmetic) {
  const { precision, spendOn, keep, whole, rounded, sum, quotient, floor, constant } = arithmetic
  const { rootOf, raise, logarithm, exponential } = powersOf(arithmetic)

  function squareRoot(a: Value): Value {
    if (a.n < 0n) throw new MathError('not-real')
    return rootOf(a, 2)
  }

  function inverseSine(a: Value): Value {
    if (absolute(a).n > a.d) throw new MathError('not-real')
    return rounded(arcsin)(a)
  }

  /** The sine plus a number of right angles. The larger the angle, the more digits of π are needed. */
  const wave = (rightAngles: bigint) => (a: Value) => {
    spendOn(Math.max(0, magnitude(a)), 500)
    return rounded(() => sine(a, rightAngles, precision))(a)
  }
  const [sin, cos] = [wave(0n), wave(1n)]
  function logarithmTo(a: Value, base: Value): Value {
    if (base.n === base.d) throw new MathError('not-defined')
    return quotient(logarithm(a), logarithm(base))
  }

  /** Above 1000, the hyperbolic tangent is 1 in all digits. */
  function hyperbolicTangent(a: Value): Value {
    if (compare(absolute(a), exact(1000)) > 0) return { ...exact(a.n < 0n ? -1 : 1), inexact: 2 }
    const { sinh, cosh } = hyperbolic(a, precision)
    return { ...divide(sinh, cosh), inexact: 1 }
  }

  return {
    '^': raise,
    '√': squareRoot,
    sqrt: squareRoot,
    cbrt: (a) => rootOf(a, 3),
    abs: (a) => keep(absolute(a), a.inexact),
    exp: exponential,
    ln: logarithm,
    log: (a) => logarithmTo(a, of(10)),
    log2: (a) => logarithmTo(a, of(2)),
    'log,': logarithmTo,
    'max,': (a, b) => (compare(a, b) < 0 ? b : a),
    'min,': (a, b) => (compare(a, b) > 0 ? b : a),
    floor,
    ceil: (a) => opposite(floor(opposite(a))),
    round: (a) => whole(a, round(a)),
    sin,
    cos,
    tan(a) {
      const [y, x] = [sin(a), cos(a)]
      if (x.n === 0n) throw new MathError('not-defined')
      return quotient(y, x)
    },
    asin: inverseSine,
    acos: (a) => sum(quotient(constant('π'), of(2)), opposite(inverseSine(a))),
    atan: rounded(arctan),
    sinh: rounded((a) => hyperbolic(a, precision).sinh),
    cosh: rounded((a) => hyperbolic(a, precision).cosh),
    tanh: rounded(hyperbolicTangent),
  } satisfies Record<string, Operator>
}

function powersOf({ precision, spendOn, keep, whole, rounded }: Arithmetic) {
  const naturalLog = rounded(ln)
  const exponential = rounded(exp)

  function logarithm(a: Value): Value {
    if (a.n <= 0n) throw new MathError(a.n === 0n ? 'not-defined' : 'not-real')
    return naturalLog(a)
  }

  function rootOf(a: Value, degree: number): Value {
    spendOn(precision + bitsOf(a.n) + degree * bitsOf(a.d), 3)
    const found = exactRoot(absolute(a), degree)
    const root = found ?? roundedRoot(absolute(a), degree, precision)
    return keep(a.n < 0n ? negate(root) : root, found ? a.inexact : Math.max(1, a.inexact))
  }

  /** A product for `exp`, which detects results that are too large better than `keep` does. */
  const scaled = (a: Value, b: Value): Value => ({ ...multiply(a, b), inexact: Math.max(a.inexact, b.inexact) })

  function raise(a: Value, b: Value): Value {
    const inexact = Math.max(a.inexact, b.inexact)
    if (a.n === 0n) {
      if (b.n < 0n) throw new MathError('division-by-zero')
      return b.n === 0n ? { ...exact(1), inexact } : { ...exact(0), inexact }
    }
    if (isWhole(b)) return raiseToWhole(a, b, inexact)
    if (a.n < 0n) throw new MathError('not-real')
    const { n, d } = bitsOf(b.d) < 200 ? lowest(b) : b
    const bits = bitsOf(a.n) + Number(d) * bitsOf(a.d)
    if (d <= 64n && bits <= limit) {
      spendOn(bits, 15)
      const found = exactRoot(a, Number(d))
      if (found) return raise({ ...found, inexact }, whole(b, n))
    }
    return exponential(scaled(b, logarithm(a)))
  }

  function raiseToWhole(a: Value, b: Value, inexact: number): Value {
    const exponent = b.n / b.d
    const count = Number(exponent < 0n ? -exponent : exponent)
    if (count * Math.max(bitsOf(a.n), bitsOf(a.d)) <= 2 * limit) {
      const raised = power(a, count)
      return keep(exponent < 0n ? divide(exact(1), raised) : raised, inexact)
    }
    const size = exponential(scaled(b, logarithm(absolute(a))))
    return a.n < 0n && exponent % 2n !== 0n ? opposite(size) : size
  }

  return { rootOf, raise, logarithm, exponential }
}

/** '2.50e-3' becomes 250 / 10^5, and '3 1/2' becomes 7/2. */
function decimal(text: string): Rational {
  const [, units = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? []
  if (top && bottom) return add({ n: BigInt(units), d: 1n }, { n: BigInt(top), d: BigInt(bottom) })
  const [digits = '', exponent = '0'] = text.split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  const n = BigInt(whole + fraction)
  const places = Number(exponent) - fraction.length
  if (n === 0n) return exact(0)
  if (Math.abs(places) > 2 * limit) throw new MathError(places > 0 ? 'too-large' : 'too-small')
  const scale = 10n ** BigInt(Math.abs(places))
  return places < 0 ? { n, d: scale } : { n: n * scale, d: 1n }
}
