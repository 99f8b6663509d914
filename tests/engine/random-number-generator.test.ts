import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RandomContext } from '../../src/engine/core/random'
import {
  between,
  dice,
  drawAny,
  drawUnique,
  evaluate,
  example,
  type Input,
  initial,
  throwOf,
} from '../../src/engine/random-number-generator'
import { brokenSources, chiSquare, countOf, seeded } from '../chance'
import oracle from './random-number-generator.oracle.json'

const most = Number.MAX_SAFE_INTEGER
const quantiles: Readonly<Record<string, number>> = oracle.chiSquare
const boundOf = (things: number) => quantiles[things - 1] ?? Number.NaN

const numbersOf = (input: Partial<Input>, context?: RandomContext) => {
  const result = evaluate({ ...initial, ...input }, context)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value.numbers
}

const codesOf = (input: unknown, context?: RandomContext) => {
  const result = evaluate(input as Input, context)
  return result.ok ? [] : result.issues.map(({ code, field }) => (field ? `${field} ${code}` : code))
}

// Pearson's chi-square test. Bounds: quantiles at 1 - 10^-9 by scipy (random-number-generator.oracle.py).
describe('every whole number of the range is as likely as the others, both ends included', () => {
  it.each([
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

  // By hand: 3 x 2^51 divides 2^53 with 2^51 left over: folded over by a modulo, its first third would come twice as often.
  it.each<[string, number, number]>([
    ['of 3 x 2^51 numbers', 0, 3 * 2 ** 51 - 1],
    ['of 2^53 - 1 numbers', 1, most],
    ['of 2^53 + 1 numbers', -1, most],
    ['of 2^54 - 1 numbers', -most, most],
  ])('in 300,000 draws from a range %s, by sixtieths', (_, min, max) => {
    const random = seeded(7)
    const width = max / 60 - min / 60
    const numbers = Array.from({ length: 300_000 }, () => between(min, max, random))
    expect(numbers.every((number) => Number.isSafeInteger(number) && number >= min && number <= max)).toBe(true)
    const bins = numbers.map((number) => Math.min(59, Math.floor((number - min) / width)))
    const counts = countOf(bins)
    expect(counts.size).toBe(60)
    expect(chiSquare(counts.values())).toBeLessThan(boundOf(60))
  })

  it('by what is left over in division by 6, where a range has more numbers than a double counts', () => {
    const random = seeded(3)
    const counts = countOf(Array.from({ length: 60_000 }, () => Math.abs(between(-most, most, random) % 6)))
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5])
    expect(chiSquare(counts.values())).toBeLessThan(boundOf(6))
  })

  it('reaches the ends of the widest range, and a range of two numbers anywhere', () => {
    // 0 is the least that a source gives, and 1 - 2^-32 the greatest of 32 bits.
    const greatest = 1 - 2 ** -32
    expect(between(0, most, () => 0)).toBe(0)
    expect(between(0, most, () => greatest)).toBe(most)
    const gives = (...numbers: number[]) => {
      let at = 0
      return () => numbers[at++] ?? 0
    }
    // A first number of 2^53 - 1 with the sign that leaves it as it is; a 1 with the sign that takes 2^53 off.
    expect(between(-most, most, gives(greatest, greatest, 0))).toBe(most)
    expect(between(-most, most, gives(0, 2 ** -21, greatest))).toBe(-most)
    for (const min of [-most, -1, 0, most - 1]) {
      const random = seeded(1)
      expect(new Set(Array.from({ length: 100 }, () => between(min, min + 1, random)))).toEqual(new Set([min, min + 1]))
    }
  })
})

describe('unique numbers', () => {
  // By hand: 6 x 5 x 4 ordered threes of six.
  it('come in every order of every choice alike: 120 of three out of six', () => {
    const random = seeded(11)
    const counts = countOf(Array.from({ length: 120_000 }, () => drawUnique(1, 6, 3, random).join()))
    expect(counts.size).toBe(120)
    expect(chiSquare(counts.values())).toBeLessThan(boundOf(120))
  })

  it('are all of the range where as many are asked for', () => {
    for (const seed of [1, 2, 3]) {
      const numbers = drawUnique(-500, 499, 1000, seeded(seed))
      expect([...numbers].sort((one, other) => one - other)).toEqual(Array.from({ length: 1000 }, (_, at) => at - 500))
    }
  })

  // One entry for each number drawn: 1,000, whatever the range.
  it.each([
    [1, 2 ** 53 - 1],
    [-(2 ** 52), 2 ** 52 - 1],
    [-most, most],
    [most - 1000, most],
  ])('from %i to %i keep no more than they draw', (min, max) => {
    const set = vi.spyOn(Map.prototype, 'set')
    const numbers = drawUnique(min, max, 1000, seeded(5))
    const kept = new Set(set.mock.calls.map(([place]) => place)).size
    set.mockRestore()
    expect(kept).toBeLessThanOrEqual(1000)
    expect(new Set(numbers).size).toBe(1000)
    expect(numbers.every((number) => Number.isSafeInteger(number) && number >= min && number <= max)).toBe(true)
  })

  it('are within the range, none twice, as many as asked for', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 1, max: 2000 }),
        fc.nat(),
        fc.integer(),
        (low, size, q, seed) => {
          const min = Math.min(low, most - size)
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

describe('numbers that may repeat', () => {
  // By the pigeonhole principle: of 1,000 throws of a die with six sides some agree.
  it('do, and are as many as asked for', () => {
    const numbers = numbersOf({ max: '6', quantity: '1000' }, { random: seeded(1) })
    expect(numbers).toHaveLength(1000)
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  it('are the same for the same source of chance, and others for another', () => {
    const draws = [1, 1, 2].map((seed) => drawAny(1, 1e9, 5, seeded(seed)))
    expect(draws[0]).toEqual(draws[1])
    expect(draws[0]).not.toEqual(draws[2])
  })

  it('come from the platform where no source is given', () => {
    const numbers = numbersOf({ min: `${-most}`, max: `${most}`, quantity: '100' })
    expect(new Set(numbers).size).toBe(100)
    expect(numbersOf(example)).toHaveLength(6)
  })
})

// Spec part 2, point 9: dice presets min 1, quantity 1, max 6, 10, 20 or 100.
describe('dice', () => {
  it('have 6, 10, 20 and 100 sides, each thrown once', () => {
    expect(dice.map((sides) => throwOf(sides))).toEqual([
      { min: '1', max: '6', quantity: '1' },
      { min: '1', max: '10', quantity: '1' },
      { min: '1', max: '20', quantity: '1' },
      { min: '1', max: '100', quantity: '1' },
    ])
    for (const sides of dice) {
      const [number = 0, ...others] = numbersOf(throwOf(sides), { random: seeded(sides) })
      expect(number >= 1 && number <= sides && others.length === 0).toBe(true)
    }
  })
})

// Spec part 2, points 5 and 9; TOOLS.md.
describe('refuses', () => {
  it.each<[string, Partial<Input>, string[]]>([
    ['a minimum above the maximum', { min: '10', max: '1' }, ['min min-not-below-max']],
    ['a minimum equal to the maximum', { min: '5', max: '5' }, ['min min-not-below-max']],
    [
      'more unique numbers than there are',
      { max: '10', quantity: '11', unique: true },
      ['quantity too-few-to-be-unique'],
    ],
    ['above 1,000 numbers', { quantity: '1001' }, ['quantity too-large']],
    ['no number at all', { quantity: '0' }, ['quantity too-small']],
    [
      'fractions',
      { min: '0.5', max: '9.5', quantity: '1.5' },
      ['min not-whole', 'max not-whole', 'quantity not-whole'],
    ],
    ['2^53', { max: '9007199254740992' }, ['max too-large']],
    ['-2^53', { min: '-9007199254740992' }, ['min too-small']],
    ['empty fields', { min: '', max: ' ', quantity: '' }, ['min missing', 'max missing', 'quantity missing']],
    ['words', { min: 'one', max: '1e3' }, ['min not-a-number', 'max not-a-number']],
    ['two errors at once', { min: '9', max: '1', quantity: '0' }, ['quantity too-small', 'min min-not-below-max']],
  ])('%s', (_, fields, codes) => {
    expect(codesOf({ ...initial, ...fields })).toEqual(codes)
  })

  it('too few to be unique, naming how many of what', () => {
    expect(evaluate({ min: '-3', max: '3', quantity: '8', unique: true })).toEqual({
      ok: false,
      issues: [{ code: 'too-few-to-be-unique', field: 'quantity', values: { q: 8, min: -3, max: 3 } }],
    })
  })

  it('takes as many as there are, and the widest range', () => {
    expect(numbersOf({ min: '-3', max: '3', quantity: '7', unique: true })).toHaveLength(7)
    expect(numbersOf({ min: '-9,007,199,254,740,991', max: '9,007,199,254,740,991', unique: true })).toHaveLength(1)
    expect(codesOf({ ...initial, min: '-9.007.199.254.740.991' }, { locale: 'de-DE' })).toEqual([])
  })

  it.each([...brokenSources])('a source of chance that gives %s', (_, random) => {
    for (const max of ['6', String(most)]) {
      for (const unique of [false, true]) {
        expect(codesOf({ ...initial, min: '-9', max, unique }, { random } as RandomContext)).toEqual(['no-random'])
      }
    }
  })

  describe('a platform without a secure source', () => {
    afterEach(() => void vi.unstubAllGlobals())

    it.each([undefined, {}])('%o', (crypto) => {
      vi.stubGlobal('crypto', crypto)
      expect(codesOf(initial)).toEqual(['no-random'])
    })
  })

  // A field that is no boolean is false: a page that writes unique="false" into a record has not asked for it.
  it('nothing for a mark that is no boolean', () => {
    expect(codesOf({ ...initial, max: '2', quantity: '3', unique: 'false' })).toEqual([])
  })
})
