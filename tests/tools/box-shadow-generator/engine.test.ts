import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  example,
  type Input,
  initial,
  type Layer,
  presets,
  ranges,
} from '../../../src/engine/box-shadow-generator/box-shadow-generator'
import { readShadow } from '../../../src/engine/box-shadow-generator/read'
import { eachRow } from '../../each-row'
import { megabyte, sized } from '../../scale'

const layer = initial.layers[0] as Layer

const cssOf = (...layers: Partial<Layer>[]) => {
  const result = evaluate({ layers: layers.map((each) => ({ ...layer, ...each })) })
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value.css
}

const codesOf = (...layers: Partial<Layer>[]) => {
  const result = evaluate({ layers: layers.map((each) => ({ ...layer, ...each })) })
  return result.ok ? [] : result.issues.map(({ code, field }) => `${field} ${code}`)
}

// CSS Backgrounds 3, 'box-shadow': inset, two offsets, blur, spread, color. The first shadow is on top.
// tests/tools/box-shadow-generator/view.test.tsx tests it on an element.
describe('the declaration', () => {
  it('has the defaults: offsets 0 and 4, blur 6, opacity 25', () => {
    expect(evaluate(example)).toMatchObject({ value: { css: 'box-shadow: 0px 4px 6px 0px rgba(0, 0, 0, 0.25);' } })
  })

  eachRow<[string, Partial<Layer>, string]>([
    ['an inset shadow', { inset: true }, 'inset 0px 4px 6px 0px rgba(0, 0, 0, 0.25)'],
    [
      'all lengths',
      { offsetX: '-5', offsetY: '-10', blurRadius: '50', spreadRadius: '-20' },
      '-5px -10px 50px -20px rgba(0, 0, 0, 0.25)',
    ],
    ['fractions', { offsetX: '.5', offsetY: '1.25' }, '0.5px 1.25px 6px 0px rgba(0, 0, 0, 0.25)'],
    ['0 for -0', { offsetX: '-0', offsetY: '−0' }, '0px 0px 6px 0px rgba(0, 0, 0, 0.25)'],
    ['a color', { color: '#3B82F6' }, '0px 4px 6px 0px rgba(59, 130, 246, 0.25)'],
    ['a short color', { color: 'f0a' }, '0px 4px 6px 0px rgba(255, 0, 170, 0.25)'],
    ['full opacity', { opacity: '100' }, '0px 4px 6px 0px rgba(0, 0, 0, 1)'],
    ['no opacity', { opacity: '0' }, '0px 4px 6px 0px rgba(0, 0, 0, 0)'],
    ['29 percent', { opacity: '29' }, '0px 4px 6px 0px rgba(0, 0, 0, 0.29)'],
    ['28.9 percent', { opacity: '28.9' }, '0px 4px 6px 0px rgba(0, 0, 0, 0.289)'],
    ['a tiny opacity', { opacity: '0.000000001' }, '0px 4px 6px 0px rgba(0, 0, 0, 0)'],
    ['12.5 percent', { opacity: '12.5' }, '0px 4px 6px 0px rgba(0, 0, 0, 0.125)'],
  ])('writes %s', (_, fields, css) => {
    expect(cssOf(fields)).toBe(`box-shadow: ${css};`)
  })

  it('keeps the order of the layers', () => {
    expect(cssOf({}, { offsetX: '1', inset: true })).toBe(
      'box-shadow: 0px 4px 6px 0px rgba(0, 0, 0, 0.25), inset 1px 4px 6px 0px rgba(0, 0, 0, 0.25);',
    )
  })

  it('has CSS numbers for numbers in the locale’s format', () => {
    const layers = [{ ...layer, offsetX: '1,5', opacity: '12,5' }]
    expect(evaluate({ layers }, { locale: 'de-DE' })).toMatchObject({
      value: { css: 'box-shadow: 1.5px 4px 6px 0px rgba(0, 0, 0, 0.125);', offsets: [{ x: 1.5, y: 4 }] },
    })
  })
})

// Expected values: docs/rules.md.
describe('presets', () => {
  it('are four valid layers', () => {
    expect(Object.keys(presets)).toEqual(['soft', 'medium', 'hard', 'inset'])
    for (const preset of Object.values(presets)) expect(codesOf(preset)).toEqual([])
    expect(cssOf(presets.inset)).toContain('inset')
    expect(cssOf(presets.hard)).toBe('box-shadow: 8px 8px 0px 0px rgba(0, 0, 0, 1);')
  })
})

// WCAG 2.2. By hand: 50% black over white is 0.5 per channel, so its luminance is 0.2140, and black text has 5.28:1.
describe('contrast of text on a white box', () => {
  const contrastOf = (...layers: Partial<Layer>[]) => {
    const result = evaluate({ layers: layers.map((each) => ({ ...layer, ...each })) })
    return result.ok ? result.value.contrast : undefined
  }

  it('equals that of a white background without inset shadows', () => {
    expect(contrastOf({ opacity: '100' })).toEqual({ black: 21, white: 1 })
  })

  it('is the lowest possible with inset shadows', () => {
    expect(contrastOf({ inset: true, opacity: '50' })).toEqual({ black: 5.28, white: 1 })
    expect(contrastOf({ inset: true, opacity: '100' })).toEqual({ black: 1, white: 1 })
  })

  it('has the first layer on top', () => {
    const [white, black] = [
      { color: '#fff', inset: true, opacity: '100' },
      { inset: true, opacity: '100' },
    ]
    expect(contrastOf(white, black)).toEqual({ black: 21, white: 1 })
    expect(contrastOf(black, white)).toEqual({ black: 1, white: 1 })
  })
})

// Ranges: docs/rules.md.
describe('rejects', () => {
  eachRow<[string, Partial<Layer>, string]>([
    ['an offset below -50', { offsetX: '-50.5' }, 'offsetX too-small'],
    ['an offset above 50', { offsetY: '51' }, 'offsetY too-large'],
    ['a blur below 0', { blurRadius: '-1' }, 'blurRadius too-small'],
    ['a blur above 50', { blurRadius: '51' }, 'blurRadius too-large'],
    ['a spread below -20', { spreadRadius: '-21' }, 'spreadRadius too-small'],
    ['a spread above 20', { spreadRadius: '21' }, 'spreadRadius too-large'],
    ['an opacity above 100', { opacity: '101' }, 'opacity too-large'],
    ['an empty offset', { offsetX: '' }, 'offsetX missing'],
    ['a blur in words', { blurRadius: 'soft' }, 'blurRadius not-a-number'],
    ['a blur with a unit', { blurRadius: '6px' }, 'blurRadius not-a-number'],
    ['an empty color', { color: '' }, 'color missing'],
    ['an unknown color', { color: 'blackish' }, 'color not-a-color'],
    ['a transparent color', { color: '#00000080' }, 'color not-opaque'],
  ])('%s', (_, fields, code) => {
    expect(codesOf({}, fields)).toEqual([`layers.1.${code}`])
  })

  it('an empty list', () => {
    expect(evaluate({ layers: [] })).toEqual({ ok: false, issues: [{ code: 'no-layers', field: 'layers' }] })
  })

  it('invalid rows, with their paths', () => {
    const layers = [layer, null, 7] as unknown as Input['layers']
    expect(evaluate({ layers })).toMatchObject({
      issues: expect.arrayContaining([{ code: 'missing', field: 'layers.2.color' }]),
    })
  })

  it('each of 100,000 invalid rows', () => {
    const result = evaluate({ layers: Array(100_000).fill({ ...layer, color: '' }) })
    expect(result.ok ? 0 : result.issues).toHaveLength(100_000)
  })
})

describe('properties', () => {
  it('all numbers in range are written unchanged', () => {
    const whole = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max }).map(String)
    const any = fc.record({
      offsetX: whole(ranges.offsetX),
      offsetY: whole(ranges.offsetY),
      blurRadius: whole(ranges.blurRadius),
      spreadRadius: whole(ranges.spreadRadius),
    })
    fc.assert(
      fc.property(any, (fields) => {
        expect(cssOf(fields).match(/-?\d+(?=px)/g)).toEqual(Object.values(fields))
      }),
    )
  })
})

// CSS Backgrounds 3, 'box-shadow': color and inset can come before or after the lengths.
describe('a pasted shadow', () => {
  const read = (css: string, locale?: string) => {
    const result = readShadow(css, locale)
    if (!result.ok) throw new Error(result.issues[0]?.code)
    return result.value.layers
  }

  eachRow<[string, Partial<Layer>[]]>([
    ['0 4px 6px rgba(0,0,0,.25)', [{}]],
    ['box-shadow: 0 4px 6px 0 #00000040;', [{ opacity: '25.1' }]],
    [
      'a { box-shadow: inset 1px -2px red !important }',
      [{ offsetX: '1', offsetY: '-2', blurRadius: '0', color: '#ff0000', opacity: '100', inset: true }],
    ],
    [
      'hsl(0 100% 50% / 50%) .5px +1.5px 0px -3px inset',
      [
        {
          offsetX: '0.5',
          offsetY: '1.5',
          blurRadius: '0',
          spreadRadius: '-3',
          color: '#ff0000',
          opacity: '50',
          inset: true,
        },
      ],
    ],
    [
      '0 0 2px, 0 0 99px #fff',
      [
        { offsetY: '0', blurRadius: '2', opacity: '100' },
        { offsetY: '0', blurRadius: '99', color: '#ffffff', opacity: '100' },
      ],
    ],
  ])('%s is read', (css, layers) => {
    expect(read(css)).toEqual(layers.map((each) => ({ ...layer, ...each })))
  })

  it('gives numbers in the locale’s format', () => {
    expect(read('0 1.5px red', 'de-DE')).toMatchObject([{ offsetY: '1,5' }])
  })

  eachRow<[string, string, string | undefined]>([
    ['', 'nothing-to-read', undefined],
    ['none', 'nothing-to-read', undefined],
    ['color: red', 'not-a-shadow', 'color: red'],
    ['0 .5em 1em red', 'not-pixels', '.5em'],
    ['0 4 6px red', 'not-pixels', '4'],
    ['0 4px lab(50% 0)', 'unknown-color', 'lab(50% 0)'],
    ['0 4px var(--x)', 'unknown-color', 'var(--x)'],
    ['4px red', 'not-a-shadow', '4px red'],
    ['0 0 0 0 0 red', 'not-a-shadow', '0 0 0 0 0 red'],
    ['0 0 red blue', 'not-a-shadow', '0 0 red blue'],
    ['0 0 red,', 'not-a-shadow', ''],
    ['inset 0 0 red inset', 'not-a-shadow', 'inset 0 0 red inset'],
    [Array(21).fill('0 0 red').join(), 'too-many', undefined],
  ])('is an error: %j', (css, code, text) => {
    expect(readShadow(css)).toMatchObject({
      ok: false,
      issues: [text === undefined ? { code } : { code, values: { text } }],
    })
  })

  it('that this tool wrote gives the same layers', () => {
    const whole = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max }).map(String)
    const any = fc.record({
      offsetX: whole(ranges.offsetX),
      offsetY: whole(ranges.offsetY),
      blurRadius: whole(ranges.blurRadius),
      spreadRadius: whole(ranges.spreadRadius),
      color: fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`),
      opacity: whole(ranges.opacity),
      inset: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 8 }), (layers) => {
        expect(read(cssOf(...layers))).toEqual(layers)
      }),
    )
  })

  it(`of any text has a result, even with ${megabyte} characters`, sized, () => {
    for (const css of [
      '0 0 red,'.repeat(megabyte / 8),
      '('.repeat(megabyte),
      ')'.repeat(megabyte),
      '/*'.repeat(megabyte / 2),
      'a:'.repeat(megabyte / 2),
    ]) {
      expect(readShadow(css).ok).toBe(false)
    }
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (css) => void readShadow(css)))
  })
})
