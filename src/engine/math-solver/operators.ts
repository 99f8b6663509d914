import { add, compare, divide, exact, multiply, negate, power, type Rational, round } from '../core/numbers/rational'
import { type Arithmetic, arithmeticAt, type Budget, type Operator, of, opposite } from './arithmetic'
import { arcsin, arctan, exactRoot, exp, hyperbolic, ln, roundedRoot, sine } from './functions'
import { absolute, answerIn, bitsOf, isWhole, limit, lowest, MathError, magnitude, type Value } from './value'

/** What a parser needs to know of numbers: those typed, those with a name, and what becomes of one or two by a symbol. */
export interface Operators {
  number(text: string): Value
  constant(name: string): Value
  apply(symbol: string, a: Value, b?: Value): Value
}

/** Functions of numbers in parentheses, angles in radians. log(8) is to base 10, log(8, 2) to base 2. */
export const functions = [
  ...['sqrt', 'cbrt', 'abs', 'exp', 'ln', 'log', 'log10', 'log2', 'floor', 'ceil', 'round', 'max', 'min'],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh'],
]

/** The least and the most numbers that a function takes, where that is not one. */
export const argumentCounts: Readonly<Record<string, readonly [least: number, most: number]>> = {
  log: [1, 2],
  max: [2, Number.POSITIVE_INFINITY],
  min: [2, Number.POSITIVE_INFINITY],
}

/**
 * All operators, results rounded to `precision` bits where they are not exact. One that has no answer throws a MathError.
 * `answer` is what `ans` means.
 */
export function operatorsAt(precision: number, budget: Budget, answer?: string): Operators {
  const arithmetic = arithmeticAt(precision, budget)
  const { keep } = arithmetic
  const constant = (name: string): Value => {
    if (name !== 'ans') return arithmetic.constant(name)
    const value = answerIn(answer)
    return keep(value, value.doubt)
  }
  const table = { ...arithmeticTable(arithmetic), ...functionTable(arithmetic) } as const
  return {
    number: (text) => keep(decimal(text), 0),
    constant,
    apply: (symbol, a, b = a) => (table as Readonly<Record<string, Operator>>)[symbol]?.(a, b) as Value,
  }
}

/** The signs: + - * / mod, percent, factorial, degrees and powers that are written as signs. */
function arithmeticTable({ spend, whole, sum, product, quotient, floor, constant }: Arithmetic) {
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

  /** The sine, a number of right angles further on. The larger the angle, the more digits of π it takes. */
  const wave = (rightAngles: bigint) => (a: Value) => {
    spendOn(Math.max(0, magnitude(a)), 500)
    return rounded(() => sine(a, rightAngles, precision))(a)
  }
  const [sin, cos] = [wave(0n), wave(1n)]
  function logarithmTo(a: Value, base: Value): Value {
    if (base.n === base.d) throw new MathError('not-defined')
    return quotient(logarithm(a), logarithm(base))
  }

  /** Beyond 1000 the hyperbolic tangent differs from 1 in no digit that is kept. */
  function tangentOf(a: Value): Value {
    if (compare(absolute(a), exact(1000)) > 0) return { ...exact(a.n < 0n ? -1 : 1), doubt: 2 }
    const { sinh, cosh } = hyperbolic(a, precision)
    return { ...divide(sinh, cosh), doubt: 1 }
  }

  return {
    '^': raise,
    '√': squareRoot,
    sqrt: squareRoot,
    cbrt: (a) => rootOf(a, 3),
    abs: (a) => keep(absolute(a), a.doubt),
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
    tanh: rounded(tangentOf),
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
    const of = found ?? roundedRoot(absolute(a), degree, precision)
    return keep(a.n < 0n ? negate(of) : of, found ? a.doubt : Math.max(1, a.doubt))
  }

  /** A product that only `exp` will see, which says better than `keep` what is too large. */
  const scaled = (a: Value, b: Value): Value => ({ ...multiply(a, b), doubt: Math.max(a.doubt, b.doubt) })

  function raise(a: Value, b: Value): Value {
    const doubt = Math.max(a.doubt, b.doubt)
    if (a.n === 0n) {
      if (b.n < 0n) throw new MathError('division-by-zero')
      return b.n === 0n ? { ...exact(1), doubt } : { ...exact(0), doubt }
    }
    if (isWhole(b)) return raiseToWhole(a, b, doubt)
    if (a.n < 0n) throw new MathError('not-real')
    const { n, d } = bitsOf(b.d) < 200 ? lowest(b) : b
    const bits = bitsOf(a.n) + Number(d) * bitsOf(a.d)
    if (d <= 64n && bits <= limit) {
      spendOn(bits, 15)
      const found = exactRoot(a, Number(d))
      if (found) return raise({ ...found, doubt }, whole(b, n))
    }
    return exponential(scaled(b, logarithm(a)))
  }

  function raiseToWhole(a: Value, b: Value, doubt: number): Value {
    const exponent = b.n / b.d
    const count = Number(exponent < 0n ? -exponent : exponent)
    if (count * Math.max(bitsOf(a.n), bitsOf(a.d)) <= 2 * limit) {
      const raised = power(a, count)
      return keep(exponent < 0n ? divide(exact(1), raised) : raised, doubt)
    }
    const size = exponential(scaled(b, logarithm(absolute(a))))
    return a.n < 0n && exponent % 2n !== 0n ? opposite(size) : size
  }

  return { rootOf, raise, logarithm, exponential }
}

/** '2.50e-3' is 250 / 10^5, '3 1/2' is 7/2. */
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
