import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  alphabets,
  characterKinds,
  countPasswords,
  draw,
  evaluate,
  example,
  guessTimeOf,
  type Input,
  initial,
  type PasswordContext,
  strengthOf,
} from '../../../src/engine/password-generator/password-generator'
import { chiSquare, countOf, seeded } from '../../chance'
import { eachRow } from '../../each-row'

const passwordOf = (input: Input, context?: PasswordContext) => {
  const result = evaluate(input, context)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}

const codesOf = (input: unknown, context?: PasswordContext) => {
  const result = evaluate(input as Input, context)
  return result.ok ? [] : result.issues.map(({ code, field }) => (field ? `${field} ${code}` : code))
}

// The kinds are those of docs/rules.md. Printable ASCII without the space is U+0021 to U+007E.
describe('alphabets', () => {
  it('have 26, 26, 10 and 28 different printable ASCII characters', () => {
    expect(characterKinds.map((kind) => alphabets[kind].length)).toEqual([26, 26, 10, 28])
    const all = characterKinds.map((kind) => alphabets[kind]).join('')
    expect(new Set(all).size).toBe(90)
    expect(all).toMatch(/^[!-~]+$/)
  })

  it('exclude quotes, backticks and backslashes', () => {
    expect(alphabets.symbols).not.toMatch(/["'`\\]/)
  })
})

describe('a password', () => {
  const chosen = fc.subarray([...characterKinds], { minLength: 1 })

  it('has the requested length and only the selected kinds, each at least once', () => {
    fc.assert(
      fc.property(chosen, fc.integer({ min: 4, max: 50 }), fc.integer(), (some, length, seed) => {
        const { password } = passwordOf({ length: `${length}`, characters: some.join(' ') }, { random: seeded(seed) })
        expect(password.length).toBe(length)
        for (const kind of characterKinds) {
          expect([...password].some((character) => alphabets[kind].includes(character))).toBe(some.includes(kind))
        }
      }),
    )
  })

  it('depends only on the random source', () => {
    const passwords = [1, 1, 2].map((seed) => passwordOf(initial, { random: seeded(seed) }).password)
    expect(passwords[0]).toBe(passwords[1])
    expect(passwords[0]).not.toBe(passwords[2])
  })

  it('uses the secure source by default', () => {
    expect(passwordOf(example).password).toHaveLength(12)
    expect(new Set(Array.from({ length: 100 }, () => passwordOf(example).password)).size).toBe(100)
  })
})

// Pearson's chi-square test. Bounds are the 1 - 10^-9 quantiles for these degrees of freedom (Wilson–Hilferty).
describe('all passwords are equally likely', () => {
  // By hand: 4^3 texts of a, b, 0 and 1, minus 2^3 without digits and 2^3 without letters.
  it('with 48 of length 3 (47 degrees of freedom, bound 131)', () => {
    const random = seeded(2026)
    const counts = countOf(Array.from({ length: 24_000 }, () => draw(['ab', '01'], 3, random)))
    expect(counts.size).toBe(48)
    expect(chiSquare(counts.values())).toBeLessThan(131)
  })

  // By hand: 6^3 texts of four letters and two digits, minus 4^3 without digits and 2^3 without letters.
  it('with 144 from sets of different sizes (143 degrees of freedom, bound 269)', () => {
    const random = seeded(7)
    const counts = countOf(Array.from({ length: 36_000 }, () => draw(['abcd', '01'], 3, random)))
    expect(counts.size).toBe(144)
    expect(chiSquare(counts.values())).toBeLessThan(269)
  })
})

// Expected counts: by a Python program that tracks, position by position, which kinds have occurred. Bits are the log2.
describe('the number of passwords', () => {
  eachRow<[string, number, bigint, number]>([
    ['lowercase', 4, 456976n, 18.8017588726],
    ['digits symbols', 4, 1460480n, 20.4780111712],
    ['lowercase uppercase digits symbols', 4, 4542720n, 22.1151249539],
    ['lowercase uppercase digits symbols', 8, 2052918548029440n, 50.8665978113],
    ['lowercase uppercase digits symbols', 12, 202677631699108802396160n, 77.4235330585],
    ['lowercase uppercase digits', 16, 44798629027442468815861186560n, 95.177441239],
    ['digits', 50, 10n ** 50n, 166.0964047444],
  ])('with %s at length %i is exact', (characters, length, count, bits) => {
    const sets = characterKinds.filter((kind) => characters.includes(kind)).map((kind) => alphabets[kind])
    expect(countPasswords(sets, length)).toBe(count)
    expect(passwordOf({ length: `${length}`, characters }).entropyBits).toBeCloseTo(bits, 9)
  })

  // By hand: with two letters and two digits, 4^2 - 2^2 - 2^2 texts of length 2 have both. No text of length 1 does.
  it('is right for small sets', () => {
    expect(countPasswords(['ab', '01'], 2)).toBe(8n)
    expect(countPasswords(['ab', '01'], 1)).toBe(0n)
    expect(countPasswords([], 0)).toBe(1n)
  })
})

// Expected values: docs/rules.md.
describe('strength', () => {
  eachRow([
    [4, 4, 'weak'],
    [7, 4, 'weak'],
    [8, 1, 'medium'],
    [11, 4, 'medium'],
    [12, 1, 'strong'],
    [15, 4, 'strong'],
    [16, 3, 'strong'],
    [16, 4, 'very-strong'],
    [50, 4, 'very-strong'],
    [50, 1, 'strong'],
  ])('for %i characters and %i kinds is %s', (length, count, strength) => {
    expect(strengthOf(length, count)).toBe(strength)
    const characters = characterKinds.slice(0, count).join(' ')
    expect(passwordOf({ length: `${length}`, characters }).strength).toBe(strength)
  })
})

// Ranges: docs/rules.md.
describe('rejects', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['an empty list of kinds', { characters: '' }, ['characters no-characters']],
    ['only spaces as kinds', { characters: '  ' }, ['characters no-characters']],
    ['an unknown kind', { characters: 'digits emoji' }, ['characters unknown-kind']],
    ['an empty length', { length: '' }, ['length missing']],
    ['a length below 4', { length: '3' }, ['length too-small']],
    ['a length above 50', { length: '51' }, ['length too-large']],
    ['a fraction', { length: '12.5' }, ['length not-whole']],
    ['a length in words', { length: 'twelve' }, ['length not-a-number']],
    ['two errors at once', { length: '0', characters: '' }, ['length too-small', 'characters no-characters']],
  ])('%s', (_, fields, codes) => {
    expect(codesOf({ ...initial, ...fields })).toEqual(codes)
  })

  it('but not kinds in any order, repeated and with any whitespace', () => {
    expect(passwordOf({ length: '4', characters: ' digits\tdigits  lowercase ' }).password).toMatch(/^[a-z0-9]{4}$/)
  })

  // At length 4, 1 text in 14 has all four kinds. These sources never produce one, or don't return valid numbers.
  eachRow<[string, unknown]>([
    ['always 0', () => 0],
    ['always one half', () => 0.5],
    ['NaN', () => Number.NaN],
    ['a number above 1', () => 5],
    ['a number below 0', () => -1],
    ['1', () => 1],
    ['undefined', () => undefined],
    [
      'an exception',
      () => {
        throw new Error('broken')
      },
    ],
    ['nothing, because it isn’t a function', 'random'],
  ])('a random source that returns %s', (_, random) => {
    expect(codesOf({ ...initial, length: '4' }, { random } as PasswordContext)).toEqual(['no-random'])
  })

  describe('a platform', () => {
    afterEach(() => void vi.unstubAllGlobals())

    eachRow<[string, unknown]>([
      ['without crypto', undefined],
      ['without getRandomValues', {}],
      [
        'whose crypto throws',
        {
          getRandomValues: () => {
            throw new Error('no entropy')
          },
        },
      ],
    ])('%s', (_, crypto) => {
      vi.stubGlobal('crypto', crypto)
      expect(codesOf(initial)).toEqual(['no-random'])
    })
  })
})

describe('never throws', () => {
  eachRow<[string, unknown]>([
    ['an empty object', {}],
    ['numbers', { length: 12, characters: 4 }],
    ['lists', { length: ['12'], characters: ['digits'] }],
    ['__proto__', JSON.parse('{"__proto__": {"length": "12"}}')],
    ['property names of Object', { length: '12', characters: '__proto__ constructor toString' }],
    ['1 MB', { length: '9'.repeat(1_000_000), characters: 'a'.repeat(1_000_000) }],
  ])('for %s, which is an error', (_, input) => {
    expect(codesOf(input).length).toBeGreaterThan(0)
  })

  it('for any text, and the result can be cloned', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '',
        ' ',
        '1e309',
        '-0',
        'NaN',
        '٣',
        '1,5',
        '4',
        '50',
        ...characterKinds,
        characterKinds.join(' '),
      ),
    )
    fc.assert(
      fc.property(any, any, (length, characters) => {
        const result = evaluate({ length, characters })
        expect(structuredClone(result)).toEqual(result)
      }),
      { numRuns: 300 },
    )
  })
})

// Calculated with bc: 26^8 / 2 / 10^10 = 10.4413532288 seconds, 62^8 / 2 / 10^10 / 3600 = 3.0325 hours, 62^12 / 2 / 10^10 / 31557600 = 5111.6 years.
describe('the time to guess a password', () => {
  eachRow([
    [26 ** 4, 'second', 0.0000228488],
    [26 ** 8, 'second', 10.4413532288],
    [62 ** 8, 'hour', 3.0325],
    [62 ** 12, 'year', 5111.6],
  ] as const)('out of %i, in %ss, is %f', (possible, unit, count) => {
    const time = guessTimeOf(possible)
    expect(time.unit).toBe(unit)
    expect(time.count / count).toBeCloseTo(1, 4)
  })
})
