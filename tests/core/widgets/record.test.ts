import { describe, expect, it } from 'vitest'
import { plural } from '../../../src/widgets/core/base/plural'
import { normalizeInput } from '../../../src/widgets/core/base/record'
import { interpolate, sentenceOf, withOverrides } from '../../../src/widgets/core/base/strings'
import { fieldFromAttribute, kebab } from '../../../src/widgets/core/element/attributes'
import { eachRow } from '../../each-row'

describe('a record from a page', () => {
  const initial = { x: '', y: '5', deep: false, rows: [{ name: '', credits: '' }] }

  eachRow([
    [undefined, initial],
    [null, initial],
    ['text', initial],
    [{}, initial],
    [
      { x: 15, y: null },
      { ...initial, x: '15' },
    ],
    [
      { x: undefined, deep: 1 },
      { ...initial, deep: true },
    ],
    [{ x: {}, y: [] }, initial],
    [{ rows: [] }, initial],
    [{ rows: 'none' }, initial],
    [
      { rows: [{ credits: 4 }, null] },
      {
        ...initial,
        rows: [
          { name: '', credits: '4' },
          { name: '', credits: '' },
        ],
      },
    ],
    [{ more: 'than asked' }, initial],
  ])('%j is normalized to the tool’s shape', (given, record) => {
    expect(normalizeInput(initial, given)).toEqual(record)
  })

  it('keeps a row’s fields that an empty row doesn’t have', () => {
    const rows = [{ credits: 4, level: 'ap' }]
    expect(normalizeInput(initial, { rows }).rows).toEqual([{ name: '', credits: '4', level: 'ap' }])
  })

  it('keeps the texts of rows in a list that’s empty at the start', () => {
    const compare = [{ rate: 6, term: null, more: {} }, null, 'text']
    expect(normalizeInput({ compare: [] }, { compare })).toEqual({ compare: [{ rate: '6' }, {}, {}] })
  })
})

describe('an attribute', () => {
  it('has the kebab-case name of its field', () => {
    expect(['x', 'homePrice', 'monthlyPMI'].map(kebab)).toEqual(['x', 'home-price', 'monthly-p-m-i'])
  })

  it('is plain text, a boolean by presence, or a list as JSON', () => {
    expect(fieldFromAttribute('12', '')).toBe('12')
    expect(fieldFromAttribute(null, 'as it was')).toBe('as it was')
    expect([fieldFromAttribute('', false), fieldFromAttribute(null, false)]).toEqual([true, false])
    expect(fieldFromAttribute('[{"credits":4}]', [{ grade: '', credits: '' }])).toEqual([{ grade: '', credits: '4' }])
    for (const text of ['', 'no JSON', '{}', '[1]', '[null]'])
      expect(fieldFromAttribute(text, [{ a: '' }])).toEqual([{ a: '' }])
  })
})

describe('strings', () => {
  const strings = {
    name: 'Tool',
    types: { one: { question: 'What?', x: 'Part' }, two: { question: 'Why?', x: 'Whole' } },
  }

  it('are replaced one by one at any depth, and the rest stays', () => {
    const merged = withOverrides(strings, { types: { one: { question: 'Quoi ?' } } })
    expect(merged).toEqual({ ...strings, types: { ...strings.types, one: { question: 'Quoi ?', x: 'Part' } } })
    expect(strings.types.one.question).toBe('What?')
  })

  eachRow([undefined, null, { types: null }, { name: undefined }, { name: 7 }, { other: 'word' }])(
    'stay where %j replaces none',
    (overrides) => {
      expect(withOverrides(strings, overrides as never)).toEqual(strings)
    },
  )

  it('format numbers for the locale', () => {
    expect(interpolate('Enter {max} or less.', { max: 1000 })).toBe('Enter 1,000 or less.')
    expect(interpolate('{max}', { max: 1000 }, 'de-DE')).toBe('1.000')
    expect(interpolate('{max}', { max: 1000 }, 'none at all')).toBe('1,000')
    expect(interpolate('{other}', { max: 1 })).toBe('{other}')
    expect(sentenceOf({ code: 'too-large', values: { max: 50 } }, { 'too-large': 'At most {max}.' })).toBe(
      'At most 50.',
    )
  })

  it('use English plural rules, whatever the locale of the numbers', () => {
    const forms = { one: '{n} match', other: '{n} matches' }
    expect([0, 1, 2].map((n) => plural(forms, n))).toEqual(['0 matches', '1 match', '2 matches'])
    expect([plural(forms, 0, 'fr'), plural(forms, 1, 'ja'), plural(forms, 21, 'ru')]).toEqual([
      '0 matches',
      '1 match',
      '21 matches',
    ])
  })

  it('of the page’s own use the plural rules of the locale, or of English', () => {
    const { forms } = withOverrides(
      { forms: { one: '{n} match', other: '{n} matches' } },
      { forms: { one: '{n} résultat', other: '{n} résultats' } },
    )
    expect([plural(forms, 0, 'fr'), plural(forms, 2, 'fr')]).toEqual(['0 résultat', '2 résultats'])
    expect(plural(forms, 1, 'none at all')).toBe('1 résultat')
  })
})
