import { colorsNamed, converter } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degreesOf, readCssColor } from '../../../src/engine/core/color/css-color'
import { declared, split, typed } from '../../../src/engine/core/color/css-text'
import { namedColors } from '../../../src/engine/core/color/named-colors'

// CSS Color 4: the notations of its sections 4 to 9, with the hex values that its examples give.
describe('a color as CSS writes it', () => {
  it.each<[string, string, number]>([
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

  it.each([
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
    'lab(50% 0 0)',
    'color(srgb 1 0 0)',
    'var(--x)',
    'rgb(0 0 0 / x)',
    'x'.repeat(1e6),
  ])('%j is none that is read', (text) => {
    expect(readCssColor(text)).toBeUndefined()
  })

  it('knows the 148 keywords, as culori does', () => {
    expect(namedColors).toEqual(
      Object.fromEntries(
        Object.entries(colorsNamed).map(([name, number]) => [name, number.toString(16).padStart(6, '0')]),
      ),
    )
    expect(Object.keys(namedColors)).toHaveLength(148)
  })

  it('rounds the channels of hsl() as culori computes them to the nearest byte', () => {
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

// CSS Values 4, 'Angle Units'.
describe('an angle in degrees', () => {
  it.each([
    ['45deg', 45],
    ['-45', -45],
    ['0.25turn', 90],
    ['100grad', 90],
    ['1.5707963267948966rad', 90],
  ])('%s is %d', (text, degrees) => {
    expect(degreesOf(text)).toBeCloseTo(degrees, 10)
  })

  it.each(['', '45px', '10%', 'deg', 'to right'])('%j is none', (text) => {
    expect(degreesOf(text)).toBeNaN()
  })
})

// CSS Syntax 3: comments, declarations, blocks; the last declaration of a property wins (CSS Cascade 4).
describe('a declared value', () => {
  it.each([
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

  it.each<[string, ',' | ' ', string[]]>([
    ['a(1, 2), b', ',', ['a(1, 2)', 'b']],
    ['0 4px rgb(0 0 0) ', ' ', ['0', '4px', 'rgb(0 0 0)']],
    ['a,,b', ',', ['a', '', 'b']],
    ['f(g(1 2) 3) 4', ' ', ['f(g(1 2) 3)', '4']],
  ])('%j in parts', (text, separator, parts) => {
    expect(split(text, separator)).toEqual(parts)
  })
})

it('a number is typed as a locale types it', () => {
  expect([typed(1.5), typed(1.5, 'de-DE'), typed(1234, 'en-US'), typed(1 / 3), typed(-0)]).toEqual([
    '1.5',
    '1,5',
    '1234',
    '0.3333',
    '0',
  ])
})
