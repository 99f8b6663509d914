import { colorsNamed, converter } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degreesOf, readAsHex, readCssColor, readOpaque } from '../../../src/engine/core/color/css-color'
import { declared, split, typed } from '../../../src/engine/core/color/css-text'
import { namedColors } from '../../../src/engine/core/color/named-colors'
import { eachRow } from '../../each-row'

// CSS Color 4: the notations of its sections 4 to 9, with the hex values that its examples give.
describe('a CSS color', () => {
  eachRow<[string, string, number]>([
    ['#3b82f6', '#3b82f6', 1],
    ['#F00', '#ff0000', 1],
    ['#00000080', '#000000', 0x80 / 255],
    ['#0f38', '#00ff33', 0x88 / 255],
    ['rebeccapurple', '#663399', 1],
    ['CornflowerBlue', '#6495ed', 1],
    ['transparent', '#000000', 0],
    ['rgb(59, 130, 246)', '#3b82f6', 1],
    ['rgba(0, 0, 0, 0.25)', '#000000', 0.25],
    ['rgb(0 0 0 / 25%)', '#000000', 0.25],
    ['rgb(0 0 0/.5)', '#000000', 0.5],
    ['rgb(100% 50% 0%)', '#ff8000', 1],
    ['rgb(300 -20 0)', '#ff0000', 1],
    ['rgb(none 255 none)', '#00ff00', 1],
    ['hsl(120deg 100% 25%)', '#008000', 1],
    ['hsla(240, 100%, 50%, 50%)', '#0000ff', 0.5],
    ['hsl(-120 100% 50%)', '#0000ff', 1],
    ['hsl(0.5turn 100% 50%)', '#00ffff', 1],
    ['oklch(0.628 0.2577 29.23)', '#ff0000', 1],
    ['oklch(62.8% 0.2577 29.23deg / 0.3)', '#ff0000', 0.3],
  ])('%s', (text, hex, alpha) => {
    const read = readCssColor(text)
    expect(read?.hex).toBe(hex)
    expect(read?.alpha).toBeCloseTo(alpha, 10)
  })

  eachRow([
    '',
    'no-color',
    'currentcolor',
    'constructor',
    '__proto__',
    'fff',
    '#12',
    'rgb()',
    'rgb(1 2)',
    'rgb(1 2 3 4 5)',
    'rgb(a b c)',
    'rgb(1px 2px 3px)',
    'rgb(calc(1) 2 3)',
    'rgb(1 2 3',
    'hsl(50% 1 1)',
    'hwb(50% 1 1)',
    'lab(50% 0)',
    'lab(red 0 0)',
    'laba(50% 0 0)',
    'color(1 0 0)',
    'color(cmyk 1 0 0)',
    'color(constructor 1 0 0)',
    'rgb(srgb 1 0 0)',
    'color-mix(in srgb, red, blue)',
    'canvastext',
    'var(--x)',
    'rgb(0 0 0 / x)',
    'x'.repeat(1e6),
  ])('%j is not read', (text) => {
    expect(readCssColor(text)).toBeUndefined()
  })

  // Web Platform Tests, css/css-color: the references of lab-*, lch-*, oklab-*, oklch-*, hwb-* and predefined-*, whose
  // percentages of sRGB are bytes here; CSS Color 4, sections 8 to 10.
  eachRow([
    ['lab(46.2775% -47.5621 48.5837)', '#008000'],
    ['lab(0% 0 0)', '#000000'],
    ['lab(100% 0 0)', '#ffffff'],
    ['lab(50% 50 0)', '#c14e79'],
    ['lab(70% -45 0)', '#1bc1a9'],
    ['lab(70 0 70)', '#c3a90e'],
    ['lab(55% 0 -60)', '#2187ed'],
    ['lab(50 40% 0%)', '#c14e79'],
    ['lch(46.2775% 67.9892 134.3912)', '#008000'],
    ['lch(0% 0 0)', '#000000'],
    ['lch(100% 0 0)', '#ffffff'],
    ['lch(50% 50 0)', '#c14e79'],
    ['lch(70% 45 180)', '#1bc1a9'],
    ['lch(70% 70 90deg)', '#c3a90e'],
    ['lch(55% 60 0.75turn)', '#2187ed'],
    ['lch(50% 33.333333% 0)', '#c14e79'],
    ['oklab(51.975% -0.1403 0.10768)', '#008000'],
    ['oklab(0% 0 0)', '#000000'],
    ['oklab(100% 0 0)', '#ffffff'],
    ['oklab(50% 0.05 0)', '#7c5762'],
    ['oklab(70% -0.1 0)', '#4bb3a1'],
    ['oklab(0.7 0 0.125)', '#bd9a32'],
    ['oklab(55% 0 -50%)', '#4761e4'],
    ['oklch(51.975% 0.17686 142.495)', '#008000'],
    ['oklch(50% 0.2 0)', '#b4065f'],
    ['oklch(50% 0.2 270)', '#3b51d3'],
    ['oklch(80% 0.15 160)', '#52db9c'],
    ['oklch(55% 0.15 345)', '#ac4785'],
    ['hwb(120 0% 49.8039%)', '#008000'],
    ['hwb(0 0% 100%)', '#000000'],
    ['hwb(0 100% 0%)', '#ffffff'],
    ['hwb(150 20% 10%)', '#33e68c'],
    ['hwb(45 40% 80%)', '#555555'],
    ['hwb(120deg 0% 0%)', '#00ff00'],
    ['hsl(150 77.78% 55%)', '#33e68c'],
    ['hsl(120 100% 25%)', '#008000'],
    ['hsl(none 0% 50%)', '#808080'],
    ['color(srgb 0 0.50196 0)', '#008000'],
    ['color(srgb 50% 50% 50%)', '#808080'],
    ['color(srgb-linear 0 0.21586 0)', '#008000'],
    ['color(display-p3 0.21604 0.49418 0.13151)', '#008000'],
    ['color(display-p3 1 1 1)', '#ffffff'],
    ['color(a98-rgb 0.281363 0.498012 0.116746)', '#008000'],
    ['color(prophoto-rgb 0.230479 0.395789 0.129968)', '#008000'],
    ['color(xyz 0.07719 0.15438 0.02573)', '#008000'],
    ['color(xyz-d65 0.07719 0.15438 0.02573)', '#008000'],
    ['color(xyz-d50 0.08312 0.154746 0.020961)', '#008000'],
    ['COLOR( SRGB 1 0 0 )', '#ff0000'],
    // Gray by its definition since 2025, a gamma of 2.4: 1.055 x 0.5 - 0.055 of sRGB.
    ['color(rec2020 0.5 0.5 0.5)', '#787878'],
    ['color(rec2020 0 0 0)', '#000000'],
  ])('%s is %s', (text, hex) => {
    expect(readCssColor(text)).toEqual({ hex, alpha: 1 })
  })

  eachRow([
    ['lab(50% 50 0 / 50%)', '#c14e79', 0.5],
    ['lch(50% 50 0 / .25)', '#c14e79', 0.25],
    ['oklab(50% 0.05 0 / 0.2)', '#7c5762', 0.2],
    ['hwb(120 0% 49.8039% / 0.1)', '#008000', 0.1],
    ['color(srgb 0 0.50196 0 / 70%)', '#008000', 0.7],
    ['color(srgb 0 0.50196 0 / none)', '#008000', 0],
  ])('%s has its opacity', (text, hex, alpha) => {
    const read = readCssColor(text)
    expect(read?.hex).toBe(hex)
    expect(read?.alpha).toBeCloseTo(alpha, 10)
  })

  it('keeps lightness and hue in OKLCH outside the sRGB gamut', () => {
    const oklch = converter('oklch')
    for (const text of ['color(display-p3 0 1 0)', 'lab(60% 100 80)', 'color(rec2020 1 0 0)']) {
      const [wanted, found] = [oklch(text), oklch(readCssColor(text)?.hex ?? '')]
      expect(Math.abs(wanted.l - found.l)).toBeLessThan(0.005)
      expect(Math.abs(wanted.h - found.h)).toBeLessThan(1.5)
    }
  })

  it('supports the 148 keywords, like culori', () => {
    expect(namedColors).toEqual(
      Object.fromEntries(
        Object.entries(colorsNamed).map(([name, number]) => [name, number.toString(16).padStart(6, '0')]),
      ),
    )
    expect(Object.keys(namedColors)).toHaveLength(148)
  })

  it('rounds hsl() channels to the nearest byte, like culori', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max })
    const rgb = converter('rgb')
    fc.assert(
      fc.property(whole(0, 359), whole(0, 100), whole(0, 100), (h, s, l) => {
        const { r, g, b } = rgb({ mode: 'hsl', h, s: s / 100, l: l / 100 })
        const bytes = readCssColor(`hsl(${h} ${s}% ${l}%)`)?.hex.match(/\w\w/g) ?? []
        const errors = [r, g, b].map((channel, at) => Math.abs(Number(`0x${bytes[at]}`) - channel * 255))
        // hsl(0 50% 20%) has a channel of 25.5 exactly: either byte is right, and binary fractions decide which.
        expect(Math.max(...errors)).toBeLessThanOrEqual(0.5 + 1e-9)
      }),
      { examples: [[0, 50, 20]] },
    )
  })
})

describe('a color typed in a field', () => {
  eachRow([
    ['tomato', '#ff6347'],
    [' Tomato ', '#ff6347'],
    ['3b82f6', '#3b82f6'],
    ['abc', '#aabbcc'],
    ['#3B82F6FF', '#3b82f6'],
    ['rgb(10,20,30)', '#0a141e'],
    ['hsl(210 80% 50%)', '#1980e6'],
    ['transparent', '#00000000'],
    ['#3b82f680', '#3b82f680'],
    ['rgb(59 130 246 / 50%)', '#3b82f680'],
    ['tomatoes', undefined],
    ['', undefined],
  ])('%s is %s', (text, hex) => {
    expect(readAsHex(text)).toBe(hex)
  })

  eachRow([
    ['', 'missing'],
    ['  ', 'missing'],
    ['tomatoes', 'not-a-color'],
    ['#12', 'not-a-color'],
    ['transparent', 'not-opaque'],
    ['#3b82f680', 'not-opaque'],
    ['rgb(0 0 0 / 99%)', 'not-opaque'],
  ])('%j is %s if it must be opaque', (text, issue) => {
    expect(readOpaque(text)).toBe(issue)
  })
})

// CSS Values 4, 'Angle Units'.
describe('an angle in degrees', () => {
  eachRow([
    ['45deg', 45],
    ['-45', -45],
    ['0.25turn', 90],
    ['100grad', 90],
    ['1.5707963267948966rad', 90],
  ])('%s is %d', (text, degrees) => {
    expect(degreesOf(text)).toBeCloseTo(degrees, 10)
  })

  eachRow(['', '45px', '10%', 'deg', 'to right'])('%j is not an angle', (text) => {
    expect(degreesOf(text)).toBeNaN()
  })
})

// CSS Syntax 3: comments, declarations, blocks; the last declaration of a property wins (CSS Cascade 4).
describe('a declared value', () => {
  eachRow([
    ['0 1px red', '0 1px red'],
    ['0 1px red;', '0 1px red'],
    ['box-shadow: 0 1px red', '0 1px red'],
    ['.card {\n\tcolor: blue;\n\tBOX-SHADOW:\n\t\t0 1PX\n\t\tred !important;\n}', '0 1px red'],
    ['box-shadow: none; box-shadow: 0 1px red; color: blue', '0 1px red'],
    ['/* box-shadow: none */ 0 1px /* two */ red', '0 1px red'],
    ['', ''],
  ])('of %j is %j', (css, value) => {
    expect(declared(css, ['box-shadow'])).toBe(value)
  })

  eachRow<[string, ',' | ' ', string[]]>([
    ['a(1, 2), b', ',', ['a(1, 2)', 'b']],
    ['0 4px rgb(0 0 0) ', ' ', ['0', '4px', 'rgb(0 0 0)']],
    ['a,,b', ',', ['a', '', 'b']],
    ['f(g(1 2) 3) 4', ' ', ['f(g(1 2) 3)', '4']],
  ])('splits %j', (text, separator, parts) => {
    expect(split(text, separator)).toEqual(parts)
  })
})

it('writes a number as typed in the locale', () => {
  expect([typed(1.5), typed(1.5, 'de-DE'), typed(1234, 'en-US'), typed(1 / 3), typed(-0)]).toEqual([
    '1.5',
    '1,5',
    '1234',
    '0.3333',
    '0',
  ])
})
