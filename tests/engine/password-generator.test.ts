import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  alphabets,
  characterKinds,
  countPasswords,
  draw,
  evaluate,
  example,
  type Input,
  initial,
  type PasswordContext,
  strengthOf,
} from '../../src/engine/password-generator'
import { chiSquare, countOf, seeded } from '../chance'

const passwordOf = (input: Input, context?: PasswordContext) => {
  const result = evaluate(input, context)
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}

const codesOf = (input: unknown, context?: PasswordContext) => {
  const result = evaluate(input as Input, context)
  return result.ok ? [] : result.issues.map(({ code, field }) => (field ? `${field} ${code}` : code))
}

// Spec part 2, point 9, and TOOLS.md: the kinds; ASCII for what they hold (printable and no space: U+0021 to U+007E).
describe('alphabets', () => {
  it('hold 26, 26, 10 and 28 characters, none twice, none but printable ASCII', () => {
    expect(characterKinds.map((kind) => alphabets[kind].length)).toEqual([26, 26, 10, 28])
    const all = characterKinds.map((kind) => alphabets[kind]).join('')
    expect(new Set(all).size).toBe(90)
    expect(all).toMatch(/^[!-~]+$/)
  })

  it('hold no quotes and no backslash', () => {
    expect(alphabets.symbols).not.toMatch(/["'`\\]/)
  })
})

// Properties: what every password has, whatever was chosen.
describe('a password', () => {
  const chosen = fc.subarray([...characterKinds], { minLength: 1 })

  it('has the length, one or more of each chosen kind, and nothing else', () => {
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

  it('is the same for the same source of chance, and another for another', () => {
    const passwords = [1, 1, 2].map((seed) => passwordOf(initial, { random: seeded(seed) }).password)
    expect(passwords[0]).toBe(passwords[1])
    expect(passwords[0]).not.toBe(passwords[2])
  })

  it('comes from the platform where no source is given', () => {
    expect(passwordOf(example).password).toHaveLength(12)
    expect(new Set(Array.from({ length: 100 }, () => passwordOf(example).password)).size).toBe(100)
  })
})

// Pearson's chi-square test. Bounds: the quantile of 1 - 10^-9 at the degrees of freedom named, by Wilson and Hilferty.
describe('every password is as likely as the others', () => {
  // By hand: 4^3 texts of a, b, 0 and 1, less 2^3 without digits and 2^3 without letters.
  it('of 48 of length 3 (47 degrees, 131)', () => {
    const random = seeded(2026)
    const counts = countOf(Array.from({ length: 24_000 }, () => draw(['ab', '01'], 3, random)))
    expect(counts.size).toBe(48)
    expect(chiSquare(counts.values())).toBeLessThan(131)
  })

  // By hand: 6^3 texts of four letters and two digits, less 4^3 without digits and 2^3 without letters.
  it('of 144 from sets of unlike size (143 degrees, 269)', () => {
    const random = seeded(7)
    const counts = countOf(Array.from({ length: 36_000 }, () => draw(['abcd', '01'], 3, random)))
    expect(counts.size).toBe(144)
    expect(chiSquare(counts.values())).toBeLessThan(269)
  })
})

// Expected counts: a sum over which kinds were seen, position by position, by a Python program; bits are its log2.
describe('counts the passwords', () => {
  it.each<[string, number, bigint, number]>([
    ['lowercase', 4, 456976n, 18.8017588726],
    ['digits symbols', 4, 1460480n, 20.4780111712],
    ['lowercase uppercase digits symbols', 4, 4542720n, 22.1151249539],
    ['lowercase uppercase digits symbols', 8, 2052918548029440n, 50.8665978113],
    ['lowercase uppercase digits symbols', 12, 202677631699108802396160n, 77.4235330585],
    ['lowercase uppercase digits', 16, 44798629027442468815861186560n, 95.177441239],
    ['digits', 50, 10n ** 50n, 166.0964047444],
  ])('%s at %i', (characters, length, count, bits) => {
    const sets = characterKinds.filter((kind) => characters.includes(kind)).map((kind) => alphabets[kind])
    expect(countPasswords(sets, length)).toBe(count)
    expect(passwordOf({ length: `${length}`, characters }).entropyBits).toBeCloseTo(bits, 9)
  })

  // By hand: letters and digits of two each make 4^2 - 2^2 - 2^2; no text of length 1 holds both.
  it('of small sets', () => {
    expect(countPasswords(['ab', '01'], 2)).toBe(8n)
    expect(countPasswords(['ab', '01'], 1)).toBe(0n)
    expect(countPasswords([], 0)).toBe(1n)
  })
})

// Spec part 2, point 9: under 8 Weak, under 12 Medium, 16 or more with all four types Very Strong, otherwise Strong.
describe('strength', () => {
  it.each([
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
  ])('of %i characters of %i kinds is %s', (length, count, strength) => {
    expect(strengthOf(length, count)).toBe(strength)
    const characters = characterKinds.slice(0, count).join(' ')
    expect(passwordOf({ length: `${length}`, characters }).strength).toBe(strength)
  })
})

// Spec part 2, points 5 and 9.
describe('refuses', () => {
  it.each<[string, Partial<Input>, string[]]>([
    ['no kind', { characters: '' }, ['characters no-characters']],
    ['spaces for kinds', { characters: '  ' }, ['characters no-characters']],
    ['a kind that does not exist', { characters: 'digits emoji' }, ['characters unknown-kind']],
    ['no length', { length: '' }, ['length missing']],
    ['a length below 4', { length: '3' }, ['length too-small']],
    ['a length above 50', { length: '51' }, ['length too-large']],
    ['a fraction', { length: '12.5' }, ['length not-whole']],
    ['words', { length: 'twelve' }, ['length not-a-number']],
    ['two errors at once', { length: '0', characters: '' }, ['length too-small', 'characters no-characters']],
  ])('%s', (_, fields, codes) => {
    expect(codesOf({ ...initial, ...fields })).toEqual(codes)
  })

  it('takes kinds in any order, twice, and with any space between', () => {
    expect(passwordOf({ length: '4', characters: ' digits\tdigits  lowercase ' }).password).toMatch(/^[a-z0-9]{4}$/)
  })

  // One text in 14 holds all four kinds at length 4; these sources never give one, or no number at all.
  it.each<[string, unknown]>([
    ['always 0', () => 0],
    ['always one half', () => 0.5],
    ['no number', () => Number.NaN],
    ['a number above 1', () => 5],
    ['a number below 0', () => -1],
    ['1', () => 1],
    ['nothing', () => undefined],
    [
      'an error',
      () => {
        throw new Error('broken')
      },
    ],
    ['no function', 'random'],
  ])('a source of chance that gives %s', (_, random) => {
    expect(codesOf({ ...initial, length: '4' }, { random } as PasswordContext)).toEqual(['no-random'])
  })

  describe('a platform', () => {
    afterEach(() => void vi.unstubAllGlobals())

    it.each<[string, unknown]>([
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

// Totality: any record gives a result that can be cloned.
describe('is total', () => {
  it.each<[string, unknown]>([
    ['no field', {}],
    ['numbers', { length: 12, characters: 4 }],
    ['lists', { length: ['12'], characters: ['digits'] }],
    ['__proto__', JSON.parse('{"__proto__": {"length": "12"}}')],
    ['names of Object', { length: '12', characters: '__proto__ constructor toString' }],
    ['1 MB', { length: '9'.repeat(1_000_000), characters: 'a'.repeat(1_000_000) }],
  ])('%s is refused', (_, input) => {
    expect(codesOf(input).length).toBeGreaterThan(0)
  })

  it('for any text', () => {
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
