import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RandomContext } from '../../../src/engine/core/random'
import {
  between,
  dice,
  drawAny,
  drawUnique,
  evaluate,
  example,
  type Input,
  initial,
  rollOf,
} from '../../../src/engine/random-number-generator/random-number-generator'
import { brokenSources, chiSquare, countOf, seeded } from '../../chance'
import { eachRow } from '../../each-row'
import oracle from './engine.oracle.json'

const maxSafe = Number.MAX_SAFE_INTEGER
const quantiles: Readonly<Record<string, number>> = oracle.chiSquare
const boundOf = (outcomes: number) => quantiles[outcomes - 1] ?? Number.NaN

const numbersOf = (input: Partial<Input>, context?: RandomContext) => {
  const result = evaluate({ ...initial, ...input }, context)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value.numbers
}

const codesOf = (input: unknown, context?: RandomContext) => {
  const result = evaluate(input as Input, context)
  return result.ok ? [] : result.issues.map(({ code, field }) => (field ? `${field} ${code}` : code))
}

// Pearson's chi-square test. Bounds are 1 - 10^-9 quantiles from scipy (engine.oracle.py).
describe('all integers in the range, including both ends, are equally likely', () => {
  eachRow([
    [1, 6],
    [-3, 3],
    [1, 10],
    [0, 36],
    [1, 100],
  ])('in 1,000,000 draws from %i to %i', (min, max) => {
    const random = seeded(20261121)
    const counts = countOf(Array.from({ length: 1_000_000 }, () => between(min, max, random)))
    const size = max - min + 1
    expect([...counts.keys()].sort((one, other) => one - other)).toEqual(
      Array.from({ length: size }, (_, at) => min + at),
    )
    expect(chiSquare(counts.values())).toBeLessThan(boundOf(size))
  })

  // By hand: 2^53 divided by 3 x 2^51 leaves 2^51, so with a modulo the first third would occur twice as often.
  eachRow<[string, number, number]>([
    ['of 3 x 2^51 numbers', 0, 3 * 2 ** 51 - 1],
    ['of 2^53 - 1 numbers', 1, maxSafe],
    ['of 2^53 + 1 numbers', -1, maxSafe],
    ['of 2^54 - 1 numbers', -maxSafe, maxSafe],
  ])('in 300,000 draws from a range %s, counted in 60 bins', (_, min, max) => {
    const random = seeded(7)
    const width = max / 60 - min / 60
    const numbers = Array.from({ length: 300_000 }, () => between(min, max, random))
    expect(numbers.every((number) => Number.isSafeInteger(number) && number >= min && number <= max)).toBe(true)
    const bins = numbers.map((number) => Math.min(59, Math.floor((number - min) / width)))
    const counts = countOf(bins)
    expect(counts.size).toBe(60)
    expect(chiSquare(counts.values())).toBeLessThan(boundOf(60))
  })

  it('in the widest range, counted by remainder modulo 6', () => {
    const random = seeded(3)
    const counts = countOf(Array.from({ length: 60_000 }, () => Math.abs(between(-maxSafe, maxSafe, random) % 6)))
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5])
    expect(chiSquare(counts.values())).toBeLessThan(boundOf(6))
  })

  it('up to the ends of the widest range, and in ranges of two numbers anywhere', () => {
    // A source with 32 bits returns values from 0 to 1 - 2^-32.
    const greatest = 1 - 2 ** -32
    expect(between(0, maxSafe, () => 0)).toBe(0)
    expect(between(0, maxSafe, () => greatest)).toBe(maxSafe)
    const sourceOf = (...numbers: number[]) => {
      let at = 0
      return () => numbers[at++] ?? 0
    }
    // First 2^53 - 1 with a bit that keeps it, then 1 with a bit that subtracts 2^53.
    expect(between(-maxSafe, maxSafe, sourceOf(greatest, greatest, 0))).toBe(maxSafe)
    expect(between(-maxSafe, maxSafe, sourceOf(0, 2 ** -21, greatest))).toBe(-maxSafe)
    for (const min of [-maxSafe, -1, 0, maxSafe - 1]) {
      const random = seeded(1)
      expect(new Set(Array.from({ length: 100 }, () => between(min, min + 1, random)))).toEqual(new Set([min, min + 1]))
    }
  })
})

describe('unique numbers', () => {
  // By hand: 3 of 6 numbers in order, 6 x 5 x 4 = 120.
  it('are equally likely in every selection and order', () => {
    const random = seeded(11)
    const counts = countOf(Array.from({ length: 120_000 }, () => drawUnique(1, 6, 3, random).join()))
    expect(counts.size).toBe(120)
    expect(chiSquare(counts.values())).toBeLessThan(boundOf(120))
  })

  it('cover the whole range if the quantity equals its size', () => {
    for (const seed of [1, 2, 3]) {
      const numbers = drawUnique(-500, 499, 1000, seeded(seed))
      expect([...numbers].sort((one, other) => one - other)).toEqual(Array.from({ length: 1000 }, (_, at) => at - 500))
    }
  })

  // At most one map entry per number, whatever the range.
  eachRow([
    [1, 2 ** 53 - 1],
    [-(2 ** 52), 2 ** 52 - 1],
    [-maxSafe, maxSafe],
    [maxSafe - 1000, maxSafe],
  ])('from %i to %i need memory only for the numbers drawn', (min, max) => {
    const set = vi.spyOn(Map.prototype, 'set')
    const numbers = drawUnique(min, max, 1000, seeded(5))
    const kept = new Set(set.mock.calls.map(([place]) => place)).size
    set.mockRestore()
    expect(kept).toBeLessThanOrEqual(1000)
    expect(new Set(numbers).size).toBe(1000)
    expect(numbers.every((number) => Number.isSafeInteger(number) && number >= min && number <= max)).toBe(true)
  })

  it('are in the range, all different and as many as requested', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 1, max: 2000 }),
        fc.nat(),
        fc.integer(),
        (low, size, q, seed) => {
          const min = Math.min(low, maxSafe - size)
          const quantity = 1 + (q % Math.min(size, 1000))
          const input = { min: `${min}`, max: `${min + size}`, quantity: `${quantity}`, unique: true }
          const numbers = numbersOf(input, { random: seeded(seed) })
          expect(numbers).toHaveLength(quantity)
          expect(new Set(numbers).size).toBe(quantity)
          expect(numbers.every((number) => number >= min && number <= min + size)).toBe(true)
        },
      ),
    )
  })
})

describe('numbers with duplicates', () => {
  // By the pigeonhole principle, 1,000 rolls of a six-sided die repeat numbers.
  it('repeat, and are as many as requested', () => {
    const numbers = numbersOf({ max: '6', quantity: '1000' }, { random: seeded(1) })
    expect(numbers).toHaveLength(1000)
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  it('depend only on the random source', () => {
    const draws = [1, 1, 2].map((seed) => drawAny(1, 1e9, 5, seeded(seed)))
    expect(draws[0]).toEqual(draws[1])
    expect(draws[0]).not.toEqual(draws[2])
  })

  it('come from the secure source by default', () => {
    const numbers = numbersOf({ min: `${-maxSafe}`, max: `${maxSafe}`, quantity: '100' })
    expect(new Set(numbers).size).toBe(100)
    expect(numbersOf(example)).toHaveLength(6)
  })
})

// Expected values: docs/rules.md.
describe('dice', () => {
  it('have 6, 10, 20 and 100 sides and roll one number', () => {
    expect(dice.map((sides) => rollOf(sides))).toEqual([
      { min: '1', max: '6', quantity: '1' },
      { min: '1', max: '10', quantity: '1' },
      { min: '1', max: '20', quantity: '1' },
      { min: '1', max: '100', quantity: '1' },
    ])
    for (const sides of dice) {
      const [number = 0, ...others] = numbersOf(rollOf(sides), { random: seeded(sides) })
      expect(number >= 1 && number <= sides && others.length === 0).toBe(true)
    }
  })
})

// Ranges: docs/rules.md.
describe('rejects', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['a minimum above the maximum', { min: '10', max: '1' }, ['min min-not-below-max']],
    ['a minimum equal to the maximum', { min: '5', max: '5' }, ['min min-not-below-max']],
    [
      'more unique numbers than the range has',
      { max: '10', quantity: '11', unique: true },
      ['quantity too-few-to-be-unique'],
    ],
    ['more than 1,000 numbers', { quantity: '1001' }, ['quantity too-large']],
    ['a quantity of 0', { quantity: '0' }, ['quantity too-small']],
    [
      'fractions',
      { min: '0.5', max: '9.5', quantity: '1.5' },
      ['min not-whole', 'max not-whole', 'quantity not-whole'],
    ],
    ['2^53', { max: '9007199254740992' }, ['max too-large']],
    ['-2^53', { min: '-9007199254740992' }, ['min too-small']],
    ['empty fields', { min: '', max: ' ', quantity: '' }, ['min missing', 'max missing', 'quantity missing']],
    ['numbers in words or scientific notation', { min: 'one', max: '1e3' }, ['min not-a-number', 'max not-a-number']],
    ['two errors at once', { min: '9', max: '1', quantity: '0' }, ['quantity too-small', 'min min-not-below-max']],
  ])('%s', (_, fields, codes) => {
    expect(codesOf({ ...initial, ...fields })).toEqual(codes)
  })

  it('a range too small for unique numbers, with the quantity and the range', () => {
    expect(evaluate({ min: '-3', max: '3', quantity: '8', unique: true })).toEqual({
      ok: false,
      issues: [{ code: 'too-few-to-be-unique', field: 'quantity', values: { q: 8, min: -3, max: 3 } }],
    })
  })

  it('but not as many as the range has, or the widest range', () => {
    expect(numbersOf({ min: '-3', max: '3', quantity: '7', unique: true })).toHaveLength(7)
    expect(numbersOf({ min: '-9,007,199,254,740,991', max: '9,007,199,254,740,991', unique: true })).toHaveLength(1)
    expect(codesOf({ ...initial, min: '-9.007.199.254.740.991' }, { locale: 'de-DE' })).toEqual([])
  })

  eachRow([...brokenSources])('a random source that returns %s', (_, random) => {
    for (const max of ['6', String(maxSafe)]) {
      for (const unique of [false, true]) {
        expect(codesOf({ ...initial, min: '-9', max, unique }, { random } as RandomContext)).toEqual(['no-random'])
      }
    }
  })

  describe('a platform without a secure source, with crypto', () => {
    afterEach(() => void vi.unstubAllGlobals())

    eachRow([undefined, {}])('being %o', (crypto) => {
      vi.stubGlobal('crypto', crypto)
      expect(codesOf(initial)).toEqual(['no-random'])
    })
  })

  // The text 'false' in a record must not turn it on.
  it('no duplicates if `unique` isn’t a boolean', () => {
    expect(codesOf({ ...initial, max: '2', quantity: '3', unique: 'false' })).toEqual([])
  })
})

// By hand: all of 1 to 6 are drawn, and 1 + 2 + 3 + 4 + 5 + 6 = 21, 21 / 6 = 3.5.
it('has the sum, the mean and the size of the range', () => {
  const result = evaluate({ min: '1', max: '6', quantity: '6', unique: true })
  expect(result).toMatchObject({ ok: true, value: { min: 1, max: 6, possible: 6, sum: 21, mean: 3.5 } })
})
