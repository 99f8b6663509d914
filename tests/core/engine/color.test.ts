import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelOf, luminance, textContrast } from '../../../src/engine/core/color/color'
import { hexOf, readHex, rgbOf } from '../../../src/engine/core/color/hex'
import { fromOklch, toOklch } from '../../../src/engine/core/color/oklch'
import { eachRow } from '../../each-row'
import oracle from './color.oracle.json'

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

// CSS Color 4, 'The RGB hexadecimal notations': three digits are short for six, four for eight.
describe('hex text', () => {
  eachRow([
    ['#3b82f6', '#3b82f6'],
    ['3B82F6', '#3b82f6'],
    [' #abc\n', '#aabbcc'],
    ['f00', '#ff0000'],
  ])('%j gives %s', (text, hex) => {
    expect(readHex(text)).toBe(hex)
    expect(readHex(text, true)).toBe(hex)
  })

  eachRow([
    ['#abc8', '#aabbcc88'],
    ['3B82F680', '#3b82f680'],
  ])('%j gives %s if transparency is allowed', (text, hex) => {
    expect(readHex(text)).toBeUndefined()
    expect(readHex(text, true)).toBe(hex)
  })

  eachRow([
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#123456789',
    'red',
    '##fff',
    '#ff f',
    '#ggg',
    '０００',
    '#fff;',
    'x'.repeat(1e6),
  ])('%j is not a color', (text) => {
    expect(readHex(text)).toBeUndefined()
    expect(readHex(text, true)).toBeUndefined()
  })

  it('converts hex to channels and back', () => {
    fc.assert(fc.property(anyHex, (hex) => void expect(hexOf(rgbOf(hex))).toBe(hex)))
  })
})

// Expected values: color.oracle.py, WCAG 2.2's definition of relative luminance and of contrast ratio.
describe('contrast', () => {
  eachRow(oracle.colors.map(({ hex, black, white }) => [hex, black, white] as const))(
    'on %s is %d for black and %d for white',
    (hex, black, white) => {
      expect(textContrast(luminance(rgbOf(hex)))).toEqual({ black, white })
    },
  )

  // Known from WCAG's own techniques: #767676 is the lightest gray that passes 4.5 on white, #949494 the lightest at 3.
  it('passes gray text on white from the known gray levels on', () => {
    const white = (hex: string) => levelOf(textContrast(luminance(rgbOf(hex))).white)
    expect(['#595959', '#5a5a5a', '#767676', '#777777', '#949494', '#959595'].map(white)).toEqual([
      'aaa',
      'aa',
      'aa',
      'aa-large',
      'aa-large',
      'fail',
    ])
  })

  it('matches culori, truncated to two decimals', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const { black, white } = textContrast(luminance(rgbOf(hex)))
        expect(wcagContrast(hex, '#000') - black).toBeLessThan(0.0101)
        expect(wcagContrast(hex, '#fff') - white).toBeLessThan(0.0101)
        expect(Math.max(black, white)).toBeGreaterThanOrEqual(4.58)
      }),
    )
  })

  it('gives the worst contrast on a multicolored background', () => {
    expect(textContrast(0, 1)).toEqual({ black: 1, white: 1 })
  })
})

// Expected values: color.oracle.py, CSS Color 4's sample code.
describe('OKLCH', () => {
  eachRow(oracle.colors.map((row) => [row.hex, row] as const))('converts %s', (hex, row) => {
    const { l, c, h } = toOklch(hex)
    expect(l).toBeCloseTo(row.l, 6)
    expect(c).toBeCloseTo(row.c, 6)
    if (row.h !== null) expect(h).toBeCloseTo(row.h, 2)
  })

  eachRow(oracle.wanted.map((row) => [`oklch(${row.l} ${row.c} ${row.h})`, row] as const))(
    'converts %s to hex',
    (_, row) => {
      expect(fromOklch(row)).toBe(row.hex)
    },
  )

  it('converts every color back', () => {
    fc.assert(fc.property(anyHex, (hex) => void expect(fromOklch(toOklch(hex))).toBe(hex)))
  })

  it('reduces chroma but keeps lightness for out-of-gamut colors', () => {
    const lightness = fc.double({ min: 0.1, max: 0.95, noNaN: true })
    fc.assert(
      fc.property(lightness, fc.double({ min: 0, max: 360, noNaN: true }), (l, h) => {
        // Half a step of a channel is up to 0.005 of lightness.
        expect(Math.abs(toOklch(fromOklch({ l, c: 0.4, h })).l - l)).toBeLessThan(0.006)
      }),
    )
  })
})
