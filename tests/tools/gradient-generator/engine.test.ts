import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { luminance } from '../../../src/engine/core/color/color'
import type { Rgb } from '../../../src/engine/core/color/hex'
import { colorAt } from '../../../src/engine/gradient-generator/color-at'
import {
  added,
  darkestBetween,
  directions,
  evaluate,
  example,
  type Input,
  initial,
  orderOf,
  positionOf,
  presets,
  type Stop,
} from '../../../src/engine/gradient-generator/gradient-generator'
import { randomGradient } from '../../../src/engine/gradient-generator/random'
import { readGradient } from '../../../src/engine/gradient-generator/read'
import { eachRow } from '../../each-row'
import { megabyte, sized } from '../../scale'

const stop = (color: string, position: string): Stop => ({ color, position })

const outputOf = (input: Partial<Input>) => {
  const result = evaluate({ ...initial, ...input })
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}

const codesOf = (input: Partial<Input>) => {
  const result = evaluate({ ...initial, ...input })
  return result.ok ? [] : result.issues.map(({ code, field }) => `${field} ${code}`)
}

// CSS Images 3, 'linear-gradient()' and 'radial-gradient()'. tests/tools/gradient-generator/view.test.tsx tests it on an element.
// Black and white: CSS Images 3, 3.5.2, with opacity in proportion. Values calculated by hand.
eachRow<[number, string, string, string]>([
  [50, '#000000', '#ffffff', '#808080'],
  [25, '#000000', '#ffffff', '#404040'],
  [0, '#102030', '#ffffff', '#102030'],
  [100, '#102030', '#ffffff', '#ffffff'],
  [50, '#ff0000', '#0000ff00', '#ff000080'],
  [50, '#ff0000ff', '#0000ffff', '#800080'],
])('at %s%%, a gradient from %s to %s is %s', (position, from, to, color) => {
  const stops = [
    { color: from, position: 0 },
    { color: to, position: 100 },
  ]
  expect(colorAt(stops, position)).toBe(color)
})

it('before the first stop and after the last one, a gradient has their colors', () => {
  const stops = [
    { color: '#111111', position: 20 },
    { color: '#222222', position: 60 },
    { color: '#333333', position: 60 },
  ]
  expect([0, 20, 60, 80].map((position) => colorAt(stops, position))).toEqual([
    '#111111',
    '#111111',
    '#222222',
    '#333333',
  ])
})

describe('the declaration', () => {
  it('has the defaults: linear, to right, blue at 0% and purple at 100%', () => {
    expect(evaluate(example)).toEqual({
      ok: true,
      value: {
        css: 'background: linear-gradient(to right, #3b82f6 0%, #8b5cf6 100%);',
        ramp: 'linear-gradient(to right, #3b82f6 0%, #8b5cf6 100%)',
        stops: [
          { color: '#3b82f6', position: 0 },
          { color: '#8b5cf6', position: 100 },
        ],
        contrast: { black: 4.95, white: 3.67 },
      },
    })
  })

  it('has no direction for radial gradients', () => {
    const { css, ramp } = outputOf({ type: 'radial', direction: 'nowhere' })
    expect(css).toBe('background: radial-gradient(circle, #3b82f6 0%, #8b5cf6 100%);')
    expect(ramp).toBe('linear-gradient(to right, #3b82f6 0%, #8b5cf6 100%)')
  })

  // Twelve directions: docs/rules.md.
  it('can have one of twelve directions or another angle', () => {
    expect(new Set(directions).size).toBe(12)
    for (const direction of [...directions, '120deg', '-7.5deg']) {
      expect(outputOf({ direction }).css).toBe(`background: linear-gradient(${direction}, #3b82f6 0%, #8b5cf6 100%);`)
    }
  })

  it('has the stops sorted by position, and those with equal positions in their order', () => {
    const stops = [stop('#f00', '100'), stop('#0f0', '50'), stop('#00f', '0'), stop('#fff', '50')]
    expect(outputOf({ stops }).css).toContain('#0000ff 0%, #00ff00 50%, #ffffff 50%, #ff0000 100%')
  })

  it('has CSS numbers for positions in the locale’s format', () => {
    const stops = [stop('#000', '12,5'), stop('#fff', '100')]
    expect(evaluate({ ...initial, stops }, { locale: 'de-DE' })).toMatchObject({
      value: { stops: [{ color: '#000000', position: 12.5 }, { position: 100 }] },
    })
  })

  it('keeps transparency', () => {
    const stops = [stop('#0008', '0'), stop('#ff000000', '100')]
    expect(outputOf({ stops }).css).toContain('#00000088 0%, #ff000000 100%')
  })
})

// WCAG 2.2, with the colors mixed as in CSS Images 3 (in sRGB, premultiplied).
describe('contrast is the lowest on the gradient', () => {
  const contrastOf = (...colors: string[]) =>
    outputOf({ stops: colors.map((color, at) => stop(color, `${(at * 100) / (colors.length - 1)}`)) }).contrast

  it('and is 1 from black to white', () => {
    expect(contrastOf('#000', '#fff')).toEqual({ black: 1, white: 1 })
  })

  // By hand: the darkest color is at an end: #767676, which has 4.54 with white, and so 4.62 with black.
  it('and is that of the darker end for grays', () => {
    expect(contrastOf('#fff', '#767676')?.black).toBe(4.62)
    expect(contrastOf('#767676', '#fff')?.black).toBe(4.62)
  })

  it('and is that of the color if there’s only one', () => {
    expect(contrastOf('#767676', '#767676')).toEqual({ black: 4.62, white: 4.54 })
  })

  // By a Python program with 10^6 steps: the lowest luminance between red (0.2126) and #00ff00 is 0.1469.
  it('including between the stops', () => {
    expect(contrastOf('#ff0000', '#00ff00')?.black).toBe(3.93)
  })

  it('and null if a color is transparent', () => {
    expect(contrastOf('#0008', '#fff')).toBeNull()
    expect(contrastOf('#000f', '#ffff')).toEqual({ black: 1, white: 1 })
  })

  it('with the darkest color between any two stops', () => {
    const channel = fc.double({ min: 0, max: 1, noNaN: true })
    const rgb: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel)
    fc.assert(
      fc.property(rgb, rgb, (from, to) => {
        const found = darkestBetween(from, to)
        const steps = Array.from({ length: 51 }, (_, step) =>
          luminance(from.map((channel, at) => channel + (((to[at] as number) - channel) * step) / 50) as never as Rgb),
        )
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(found - 1e-6)
        // And it's on the gradient: the darkest of 51 steps is about as dark.
        expect(Math.min(...steps)).toBeLessThan(found + 1e-3)
      }),
    )
  })
})

// Expected values: docs/rules.md.
describe('the controls', () => {
  it('have six valid presets', () => {
    expect(Object.keys(presets)).toEqual(['ocean', 'sunset', 'forest', 'fire', 'sky', 'purple'])
    for (const stops of Object.values(presets)) expect(codesOf({ stops })).toEqual([])
  })

  it('add a white stop at 50%', () => {
    expect(added).toEqual({ color: '#ffffff', position: '50' })
  })

  it('sort stops by position, unless a position is invalid', () => {
    const order = (...positions: string[]) =>
      orderOf(
        positions.map((position) => stop('#111', position)),
        'de-DE',
      )
    expect(order('50', '0', '9,5', '50')).toEqual([1, 2, 0, 3])
    expect(order('50 %', '0', '9.5', '50')).toEqual([1, 2, 0, 3])
    for (const bad of ['', 'x', '-1', '101', '1.5.2']) expect(order('50', bad, '0')).toEqual([0, 1, 2])
    expect(order()).toEqual([])
  })

  it('keep each stop on the track, whatever its text', () => {
    const positions = ['-5', '0', '12.5', '100', '1000', '', 'x'].map((position) => positionOf(stop('', position)))
    expect(positions).toEqual([0, 0, 12.5, 100, 100, 0, 0])
    expect(positionOf(stop('', '12,5'), 'de-DE')).toBe(12.5)
  })

  it('draw valid random gradients with two or three colors', () => {
    const counts = new Set<number>()
    for (let time = 0; time < 200; time++) {
      const input = randomGradient('radial')
      expect(input.type).toBe('radial')
      expect(codesOf(input)).toEqual([])
      expect(directions).toContain(input.direction)
      counts.add(input.stops.length)
    }
    expect([...counts].sort()).toEqual([2, 3])
  })
})

describe('rejects', () => {
  const second = (fields: Partial<Stop>) => ({ stops: [stop('#000', '0'), { ...stop('#fff', '100'), ...fields }] })

  eachRow<[string, Partial<Input>, string[]]>([
    ['an unknown type', { type: 'conic' }, ['type unknown-type']],
    ['a direction without “to”', { direction: 'right' }, ['direction unknown-direction']],
    ['an angle without a unit', { direction: '45' }, ['direction unknown-direction']],
    ['a direction with extra text', { direction: '45deg, red' }, ['direction unknown-direction']],
    ['a single stop', { stops: [stop('#000', '0')] }, ['stops too-few-stops']],
    ['an empty list', { stops: [] }, ['stops too-few-stops']],
    ['a position below 0', second({ position: '-1' }), ['stops.1.position too-small']],
    ['a position above 100', second({ position: '100.5' }), ['stops.1.position too-large']],
    ['an empty position', second({ position: '' }), ['stops.1.position missing']],
    ['a position in words', second({ position: 'half' }), ['stops.1.position not-a-number']],
    ['an empty color', second({ color: ' ' }), ['stops.1.color missing']],
    ['an unknown color', second({ color: 'reddish' }), ['stops.1.color not-a-color']],
  ])('%s', (_, input, codes) => {
    expect(codesOf(input)).toEqual(codes)
  })

  it('each of 100,000 invalid rows', () => {
    const result = evaluate({ ...initial, stops: Array(100_000).fill(stop('', '0')) })
    expect(result.ok ? 0 : result.issues).toHaveLength(100_000)
  })
})

// CSS Images 3, 'linear-gradient()', 'radial-gradient()', 'Color Stop Fixup' and its examples.
describe('a pasted gradient', () => {
  const read = (css: string, locale?: string) => {
    const result = readGradient(css, locale)
    if (!result.ok) throw new Error(result.issues[0]?.code)
    return result.value
  }
  const stopsOf = (css: string) => read(css).input.stops.map(({ color, position }) => `${color} ${position}`)

  eachRow([
    ['linear-gradient(red, blue)', 'to bottom'],
    ['linear-gradient(to right, red, blue)', 'to right'],
    ['linear-gradient(to left top, red, blue)', 'to top left'],
    ['linear-gradient(to  bottom\n right, red, blue)', 'to bottom right'],
    ['linear-gradient(135deg, red, blue)', '135deg'],
    ['linear-gradient(.25turn, red, blue)', '90deg'],
    ['a { background-image: LINEAR-GRADIENT( 45DEG , red , blue ) !important; }', '45deg'],
    ['background: url(x.png), linear-gradient(1grad, red, blue) no-repeat', '0.9deg'],
  ])('%s has the direction %s', (css, direction) => {
    expect(read(css)).toEqual({
      input: { type: 'linear', direction, stops: [stop('#ff0000', '0'), stop('#0000ff', '100')] },
      reshaped: false,
    })
  })

  eachRow([
    ['radial-gradient(circle, red, blue)', false],
    ['radial-gradient(circle at 50% 50%, red, blue)', false],
    ['radial-gradient(red, blue)', true],
    ['radial-gradient(ellipse at top, red, blue)', true],
    ['radial-gradient(20px 30px at 20px 30px, red, blue)', true],
  ])('%s is read as a circle; reshaped: %s', (css, reshaped) => {
    expect(read(css)).toMatchObject({
      input: { type: 'radial', stops: [{ color: '#ff0000' }, { color: '#0000ff' }] },
      reshaped,
    })
  })

  eachRow<[string, string[]]>([
    ['red, white 20%, blue', ['#ff0000 0', '#ffffff 20', '#0000ff 100']],
    ['red, white, blue, black', ['#ff0000 0', '#ffffff 33.3333', '#0000ff 66.6667', '#000000 100']],
    ['red 40%, white, black, blue', ['#ff0000 40', '#ffffff 60', '#000000 80', '#0000ff 100']],
    ['red 80%, white 0%, blue 90%', ['#ff0000 80', '#ffffff 80', '#0000ff 90']],
    ['red 0 25%, blue 25% 100%', ['#ff0000 0', '#ff0000 25', '#0000ff 25', '#0000ff 100']],
    ['rgb(0 0 0 / 50%), transparent', ['#00000080 0', '#00000000 100']],
    ['red -20%, blue 120%', ['#ff0000 -20', '#0000ff 120']],
  ])('with the stops %s is read', (list, stops) => {
    expect(stopsOf(`linear-gradient(${list})`)).toEqual(stops)
  })

  it('gives positions in the locale’s format', () => {
    expect(read('linear-gradient(red 12.5%, blue)', 'de-DE').input.stops[0]).toEqual(stop('#ff0000', '12,5'))
  })

  eachRow<[string, string, string | undefined]>([
    ['', 'nothing-to-read', undefined],
    ['background: red', 'nothing-to-read', undefined],
    ['conic-gradient(red, blue)', 'not-kept', 'conic-gradient'],
    ['repeating-linear-gradient(red, blue)', 'not-kept', 'repeating-linear-gradient'],
    ['-webkit-linear-gradient(left, red, blue)', 'not-kept', '-webkit-linear-gradient'],
    ['linear-gradient(in oklch, red, blue)', 'not-kept', 'in oklch'],
    ['linear-gradient(to right in oklch, red, blue)', 'not-kept', 'to right in oklch'],
    ['radial-gradient(circle in oklch, red, blue)', 'not-kept', 'circle in oklch'],
    ['linear-gradient(45, red, blue)', 'not-kept', '45'],
    ['linear-gradient(red, 30%, blue)', 'not-kept', '30%'],
    ['linear-gradient(red 10px, blue)', 'not-kept', 'red 10px'],
    ['linear-gradient(red, lab(50% 0))', 'unknown-color', 'lab(50% 0)'],
    ['linear-gradient(red, )', 'unknown-color', ''],
    ['linear-gradient(red)', 'too-few-stops', undefined],
    [`linear-gradient(${Array(31).fill('red')})`, 'too-many', undefined],
  ])('is an error: %j', (css, code, text) => {
    expect(readGradient(css)).toMatchObject({
      ok: false,
      issues: [text === undefined ? { code } : { code, values: { text } }],
    })
  })

  it('that this tool wrote gives the same input', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
    const position = fc.integer({ min: 0, max: 100 })
    const stops = fc
      .array(fc.tuple(hex, position), { minLength: 2, maxLength: 8 })
      .map((list) => list.sort((one, other) => one[1] - other[1]).map(([color, place]) => stop(color, `${place}`)))
    fc.assert(
      fc.property(fc.constantFrom(...directions), stops, (direction, stops) => {
        const input = { type: 'linear', direction, stops }
        expect(read(outputOf(input).css)).toEqual({ input, reshaped: false })
      }),
    )
  })

  it(`of any text has a result, even with ${megabyte} characters`, sized, () => {
    const long = [
      'red,'.repeat(megabyte / 4),
      '('.repeat(megabyte),
      ')'.repeat(megabyte),
      '/*'.repeat(megabyte / 2),
      'a:'.repeat(megabyte / 2),
    ]
    for (const text of long) expect(readGradient(`linear-gradient(${text})`).ok).toBe(false)
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (css) => void readGradient(`linear-gradient(${css}`)))
  })
})
