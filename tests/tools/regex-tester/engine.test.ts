import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  example,
  flagLetters,
  type Input,
  initial,
  listedText,
  listLimit,
  presets,
  supportsFlag,
} from '../../../src/engine/regex-tester/regex-tester'
import { eachRow } from '../../each-row'
import { countSteps } from './steps'

const matches = (pattern: string, flags: string, text: string) => {
  const result = evaluate({ pattern, flags, text })
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value.matches
}

// Expected matches: by hand, from ECMAScript 2025, 22.2.7 (RegExpBuiltinExec) and 22.2.9 (%RegExpStringIteratorPrototype%).
describe('finds', () => {
  eachRow<[string, string, string, string, [string, number][]]>([
    [
      'every match with g',
      'an',
      'g',
      'banana',
      [
        ['an', 1],
        ['an', 3],
      ],
    ],
    ['the first without g', 'an', '', 'banana', [['an', 1]]],
    ['nothing', 'x', 'g', 'banana', []],
    ['nothing by an empty pattern', '', 'g', 'banana', []],
    [
      'empty matches, one unit apart',
      'x?',
      'g',
      'axb',
      [
        ['', 0],
        ['x', 1],
        ['', 2],
        ['', 3],
      ],
    ],
    ['an empty match in an empty text', '^', 'g', '', [['', 0]]],
    [
      'the halves of a pair without u',
      '(?:)',
      'g',
      '👍',
      [
        ['', 0],
        ['', 1],
        ['', 2],
      ],
    ],
    [
      'no half of a pair with u',
      '(?:)',
      'gu',
      '👍a',
      [
        ['', 0],
        ['', 2],
        ['', 3],
      ],
    ],
    [
      'no half of a pair with v',
      '(?:)',
      'gv',
      '👍',
      [
        ['', 0],
        ['', 2],
      ],
    ],
    [
      'a lone surrogate with u',
      '.',
      'gu',
      '\ud83da',
      [
        ['\ud83d', 0],
        ['a', 1],
      ],
    ],
    [
      'whatever the case with i',
      'É',
      'gi',
      'éÉe',
      [
        ['é', 0],
        ['É', 1],
      ],
    ],
    [
      'line starts with m',
      '^.',
      'gm',
      'ab\ncd',
      [
        ['a', 0],
        ['c', 3],
      ],
    ],
    ['line ends by a dot with s', 'a.b', 'gs', 'a\nb', [['a\nb', 0]]],
    ['with y, at the very start alone', 'a', 'y', 'ba', []],
    [
      'with g and y, as long as one follows the other',
      'a',
      'gy',
      'aaba',
      [
        ['a', 0],
        ['a', 1],
      ],
    ],
    [
      'with d what it finds without',
      'a',
      'gd',
      'aa',
      [
        ['a', 0],
        ['a', 1],
      ],
    ],
    ['what an emoji set holds with v', '\\p{RGI_Emoji}', 'gv', '👍🏽a', [['👍🏽', 0]]],
    ['what follows something', '(?<=\\$)\\d+', 'g', '$12 34', [['12', 1]]],
  ])('%s', (_, pattern, flags, text, expected) => {
    expect(matches(pattern, flags, text).map(({ match, index }) => [match, index])).toEqual(expected)
    for (const { match, index, end } of matches(pattern, flags, text)) expect(text.slice(index, end)).toBe(match)
  })

  it('distinguishes a group that did not participate from an empty one', () => {
    const [first, second] = matches('(a)|(b*)(c)', 'g', 'ac')
    expect(first).toEqual({ match: 'a', index: 0, end: 1, groups: ['a', null, null], named: {} })
    expect(second).toEqual({ match: 'c', index: 1, end: 2, groups: [null, '', 'c'], named: {} })
  })

  it('returns named groups too', () => {
    expect(matches('(?<year>\\d{4})(?:-(?<month>\\d\\d))?', '', '2026')[0]).toMatchObject({
      groups: ['2026', null],
      named: { year: '2026', month: null },
    })
  })

  it('supports a group named __proto__', () => {
    const named = matches('(?<__proto__>a)', '', 'a')[0]?.named ?? {}
    expect(Object.entries(named)).toEqual([['__proto__', 'a']])
  })

  it('answers its example', () => {
    expect(evaluate(example)).toEqual({
      ok: true,
      value: {
        count: 2,
        matches: [
          { match: '10-12', index: 6, end: 11, groups: ['10', '12'], named: {} },
          { match: '14-18', index: 16, end: 21, groups: ['14', '18'], named: {} },
        ],
      },
    })
  })

  it('finds nothing in an empty tool', () => {
    expect(evaluate(initial)).toEqual({ ok: true, value: { matches: [], count: 0 } })
  })
})

// Expected values: the flags of docs/rules.md, and the platform's own message.
describe('rejects', () => {
  eachRow(['x', 'gg', 'uv', 'G', 'g i', 'gimsuyvdq', '__proto__', '👍'])('the flags %j', (flags) => {
    const issue = { code: 'invalid-flags', field: 'flags' }
    expect(evaluate({ pattern: 'a', flags, text: 'a' })).toEqual({ ok: false, issues: [issue] })
    expect(evaluate({ pattern: '', flags, text: '' })).toEqual({ ok: false, issues: [issue] })
  })

  eachRow([
    ['(', ''],
    ['[', 'g'],
    ['a**', ''],
    ['\\', ''],
    ['(?<a>x)(?<a>y)', ''],
    ['\\p', 'u'],
    ['[a&&&b]', 'v'],
    ['b{2,1}', 'g'],
  ])('the pattern %j with the flags %j, with the platform’s message', (pattern, flags) => {
    let message = ''
    try {
      new RegExp(pattern, flags)
    } catch (error) {
      message = (error as Error).message
    }
    expect(message).not.toBe('')
    expect(evaluate({ pattern, flags, text: 'a' })).toEqual({
      ok: false,
      issues: [{ code: 'invalid-pattern', field: 'pattern', values: { message } }],
    })
  })

  // V8's backtracking stack has a limited size.
  it('a match that overflows the platform’s stack', () => {
    expect(evaluate({ pattern: '^(?:a|b)*c', flags: '', text: 'ab'.repeat(5_000_000) })).toMatchObject({
      ok: false,
      issues: [{ code: 'too-complex', field: 'pattern', values: { message: expect.any(String) } }],
    })
  })

  it('knows which flags the platform supports', () => {
    expect(flagLetters.filter(supportsFlag)).toEqual([...flagLetters])
    expect(['x', '', 'gi'].filter(supportsFlag)).toEqual([])
  })
})

// Expected matches: String.prototype.matchAll, the platform's own iteration.
describe('agrees with matchAll', () => {
  it('for any simple pattern, flags and text', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '.',
      '[^a]',
      '(a)',
      '(?:)',
      '\\b',
      '^',
      '$',
      '(b)?',
      '👍',
      'a*',
      '(?=(b))',
      '\\n',
    )
    const pattern = fc.array(atom, { minLength: 1, maxLength: 5 }).map((atoms) => atoms.join(''))
    const flags = fc.subarray(['i', 'm', 's', 'u', 'y', 'd']).map((some) => `g${some.join('')}`)
    const text = fc
      .array(fc.constantFrom('a', 'b', '👍', '\n', 'B', '\ud83d'), { maxLength: 12 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(pattern, flags, text, (source, letters, subject) => {
        const expected = [...subject.matchAll(new RegExp(source, letters))].map(({ 0: match, index }) => [match, index])
        expect(matches(source, letters, subject).map(({ match, index }) => [match, index])).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })
})

// Expected counts: the length of the text.
describe('with many matches', () => {
  eachRow([
    ['a', 1_000_000],
    ['(a)(b)?', 1_000_000],
    ['(?=a)', 1_000_000],
    ['a', listLimit],
    ['a', listLimit + 1],
  ])('%s counts all %i and lists the first', (pattern, length) => {
    const result = evaluate({ pattern, flags: 'g', text: 'a'.repeat(length) })
    if (!result.ok) throw new Error('refused')
    expect(result.value.count).toBe(length)
    expect(result.value.matches.length).toBe(Math.min(length, listLimit))
    expect(result.value.matches.at(-1)?.index).toBe(Math.min(length, listLimit) - 1)
  })

  it('limits the listed text to what can be transferred', () => {
    const result = evaluate({ pattern: '(?=(.*))', flags: 'g', text: 'a'.repeat(20_000) })
    if (!result.ok) throw new Error('refused')
    expect(result.value.count).toBe(20_001)
    const sizes = result.value.matches.map(({ groups }) => groups[0]?.length ?? 0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(listedText + 20_000)
    expect(sizes.length).toBeGreaterThan(1000)
  })
})

// Expected matches: by hand, what the samples are meant to show.
describe('presets', () => {
  eachRow([
    ['email', ['ann@example.com', 'bob.lee+news@mail.example.co.uk']],
    ['phone-us', ['(555) 010-1234', '555-010-5678', '+1 555.010.9999']],
    ['url', ['https://example.com/docs?page=2#top', 'http://localhost:8080/']],
    ['ip-address', ['192.168.1.254', '8.8.8.8']],
    ['date', ['12/31/2026', '01/05/2027']],
    ['hex-color', ['#3b82f6', '#000', '#00000080']],
    ['credit-card', ['4111 1111 1111 1111', '5555-5555-5555-4444', '378282246310005']],
    ['html-tags', ['<p class="note">', '<b>', '</b>', '<br/>', '</p>']],
  ])('%s finds the matches in its sample', (id, expected) => {
    const preset = presets.find((one) => one.id === id)
    if (!preset) throw new Error(`no preset ${id}`)
    expect(matches(preset.pattern, preset.flags, preset.sample).map(({ match }) => match)).toEqual(expected)
    expect(countSteps(preset.pattern, preset.sample).matches).toEqual(expected)
  })

  it('are the eight of docs/rules.md', () => {
    expect(presets.length).toBe(8)
  })

  // Texts that nearly match, repeatedly. For twice the text, a backtracking engine takes about twice the steps (counted,
  // not timed). Four times the steps would be quadratic.
  const pumps = [
    'a',
    '1',
    '.',
    '-',
    '@',
    '#',
    '<',
    '/',
    ':',
    '(',
    ' ',
    'a.',
    'a@',
    'a-',
    '%',
    'a@a.',
    'a@aa.',
    'a@a-a',
    'a.a@a.a-',
    '1.',
    '255.',
    '1.1.1.',
    '12',
    '1 ',
    '1-',
    '(1',
    '+1',
    '+1 ',
    '+1 (555)',
    '(555) 555-555',
    '555-',
    '12/',
    '01/01/',
    '01/01/202',
    '#a',
    '#aaaaa',
    '#aaaaaaa',
    '1234 ',
    '1234-1234-1234-123',
    '3711',
    '37',
    'http',
    'http://',
    'https://.',
    'http://a<',
    'http://,',
    '://',
    '<a',
    '</',
    '<a ',
    '<a "',
    "<a '",
    '<a="',
    '</a',
    '<<a',
    '<a>',
  ]

  eachRow(presets)('$id runs in linear time on any text', ({ pattern }) => {
    for (const start of ['', 'a@a.aa', 'http://', '<a', '1']) {
      for (const pump of pumps) {
        const steps = [1000, 2000].map(
          (length) => countSteps(pattern, `${start}${pump.repeat(length / pump.length)}\n`).steps,
        )
        expect([start, pump, (steps[1] ?? 0) / (steps[0] ?? 0)]).toSatisfy(([, , ratio]) => ratio < 2.5)
      }
    }
  })

  it('the same count detects quadratic and exponential patterns', () => {
    const growth = (pattern: string, length: number) =>
      countSteps(pattern, 'a'.repeat(2 * length)).steps / countSteps(pattern, 'a'.repeat(length)).steps
    expect(growth('a+@', 500)).toBeGreaterThan(3.5)
    expect(growth('(?:a+)+@', 8)).toBeGreaterThan(100)
  })

  eachRow(presets)('$id finishes on 50,000 characters that nearly match', ({ pattern, flags }) => {
    for (const pump of pumps) matches(pattern, flags, pump.repeat(50_000 / pump.length))
  })
})

// Totality: any record gives a result.
describe('never throws', () => {
  eachRow<[string, unknown]>([
    ['no field', {}],
    ['null', { pattern: null, flags: null, text: null }],
    ['__proto__', JSON.parse('{"__proto__": {"pattern": "a"}}')],
  ])('for %s, like an empty tool', (_, input) => {
    expect(evaluate(input as Input)).toEqual({ ok: true, value: { matches: [], count: 0 } })
  })

  it('for numbers, which are text', () => {
    const numbers: unknown = { pattern: 1, flags: 'g', text: 131 }
    expect(evaluate(numbers as Input)).toMatchObject({ ok: true, value: { count: 2 } })
  })

  eachRow([
    ['1 MB of letters', 'a'.repeat(1_000_000)],
    ['100,000 brackets', '('.repeat(100_000)],
    ['100,000 groups', '()'.repeat(100_000)],
    ['nested groups', '('.repeat(5000) + ')'.repeat(5000)],
    ['a pattern too large to compile', '(?:a{1,1000}){1,1000}'.repeat(50)],
    ['a lone surrogate', '\ud800'],
  ])('for %s as a pattern, and its result can be cloned', (_, pattern) => {
    const result = evaluate({ pattern, flags: 'g', text: 'aaa' })
    expect(structuredClone(result)).toEqual(result)
  })

  it('for any text as pattern, flags and text', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('', ' ', '1e309', '-0', 'NaN', '٣', '1,5'),
    )
    fc.assert(
      fc.property(any, fc.oneof(any, fc.constantFrom('g', 'gu', 'v', 'y')), any, (pattern, flags, text) => {
        const result = evaluate({ pattern, flags, text })
        expect(structuredClone(result)).toEqual(result)
      }),
    )
  })
})
