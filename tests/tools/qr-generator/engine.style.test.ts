import { describe, expect, it } from 'vitest'
import { readBack } from '../../../src/engine/qr-generator/check'
import { scaleOf } from '../../../src/engine/qr-generator/drawing'
import {
  contrastRatio,
  drawingOf,
  evaluate,
  eyeShapes,
  frames,
  type Input,
  initial,
  levels,
  moduleShapes,
  quietZones,
  sizes,
  svgOf,
  svgOfDrawing,
  withLogo,
} from '../../../src/engine/qr-generator/qr-generator'
import { modulePath } from '../../../src/engine/qr-generator/shapes'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import { casesOf, sized } from '../../scale'
import { textIn } from './decode'
import { polygonsOf, rasterOf } from './raster'

const make = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const errorsOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, text: 'x', ...input }))

/** A caption as wide as its letters, drawn as one rectangle. */
const captionOf = (width: number) => ({
  width,
  path: (x: number, y: number, size: number) => `M${x} ${y}h${width * size}v${-0.7 * size}h${-width * size}z`,
})
const caption = captionOf(5)

const combinations = moduleShapes.flatMap((modules) =>
  eyeShapes.flatMap((eyes) => frames.flatMap((frame) => levels.map((level) => ({ modules, eyes, frame, level })))),
)

// Expected values: the text itself, decoded by jsQR from pixels that a second implementation of path data draws.
describe('every style and level is decoded by jsQR and by the reader', () => {
  eachRow(combinations)('$modules modules, $eyes eyes, frame $frame, level $level', sized, (style) => {
    for (const [text, size] of casesOf(
      [
        ['https://example.com/a?b=1', '300'],
        [`WIFI:T:WPA;S:Café ${style.level};P:${'x'.repeat(60)};;`, '500'],
      ] as const,
      ([, size]) => size === '300',
    )) {
      const code = make({ text, size, ...style, caption: 'Scan me', eyeColor: '#7a1f1f', dark: '#123a66' })
      const pixels = rasterOf(drawingOf(code, { caption }), code.size)
      expect(textIn(pixels)).toBe(text)
      expect(readBack(pixels)).toBe(text)
    }
  })

  it('are 108 combinations in two sizes', () => {
    expect(new Set(combinations.map((each) => JSON.stringify(each))).size).toBe(108)
  })
})

describe('every version with a logo is decoded by jsQR', () => {
  const logos = [
    { width: 1, height: 1 },
    { width: 3, height: 1 },
    { width: 1, height: 2 },
  ]
  eachRow(Array.from({ length: 24 }, (_, at) => 1 + at * 1.6))(
    'about %d times the smallest content',
    sized,
    (times) => {
      for (const [index, logo] of casesOf(
        [...logos.entries()],
        ([index]) => index === Math.round(times) % logos.length,
      )) {
        const text = 'https://a.b'.padEnd(Math.round(7 * times ** 1.35), 'xyz/')
        const input = valueIn(withLogo({ ...initial, text, size: '800' }))
        expect(input.level).toBe('H')
        const code = make({ ...input, modules: moduleShapes[index] ?? 'square', eyes: eyeShapes[index] ?? 'square' })
        const drawing = drawingOf(code, { logo })
        const [placed] = drawing.images
        if (!placed) throw new Error('No logo')
        expect(placed.width / placed.height).toBeCloseTo(logo.width / logo.height, 6)
        expect(placed.x + placed.width / 2).toBeCloseTo(drawing.width / 2, 6)
        // At most 8 percent of the code, where level H restores 30.
        expect((placed.width * placed.height) / code.modules.length ** 2).toBeLessThan(0.08)
        const pixels = rasterOf(drawing, 800)
        expect([text.length, readBack(pixels)]).toEqual([text.length, text])
        // The table of version 23 in jsQR has a typo, which textIn fixes.
        expect([code.version, textIn(pixels)]).toEqual([code.version, text])
      }
    },
  )

  it('has level Q if the text is too long for H, and none if it’s too long for Q', () => {
    expect(valueIn(withLogo({ ...initial, text: 'x'.repeat(1273) })).level).toBe('H')
    expect(valueIn(withLogo({ ...initial, text: 'x'.repeat(1274) })).level).toBe('Q')
    expect(valueIn(withLogo({ ...initial, text: 'x'.repeat(1663) })).level).toBe('Q')
    expect(errorsIn(withLogo({ ...initial, text: 'x'.repeat(1664) }))).toEqual(['text: no-room-for-logo'])
    // 1,273 and 1,663 bytes are ISO/IEC 18004, Table 7.
  })
})

describe('a drawing', () => {
  it('of the usual style has the modules of the plain SVG', () => {
    const code = make({ text: 'https://example.com' })
    expect(code).not.toHaveProperty('style')
    const { data, width } = rasterOf(drawingOf(code), 330)
    const dark = (x: number, y: number) => data[((y * 10 + 5) * width + x * 10 + 5) * 4] === 0
    const seen = Array.from({ length: 33 }, (_, y) => Array.from({ length: 33 }, (_, x) => dark(x, y)))
    expect(seen.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(code.modules)
    expect(svgOf(code)).toContain('shape-rendering="crispEdges"')
  })

  eachRow(quietZones)('has a %s quiet zone', (quietZone) => {
    const border = { none: 0, narrow: 2, standard: 4, wide: 8 }[quietZone]
    const code = make({ text: 'x', quietZone, size: '500' })
    const drawing = drawingOf(code)
    expect([drawing.width, drawing.height]).toEqual([21 + 2 * border, 21 + 2 * border])
    expect(code.caution).toBe(border < 4 ? 'thin-border' : 'none')
  })

  eachRow(sizes)('%s pixels wide has whole pixels per module', (size) => {
    for (const frame of frames) {
      const drawing = drawingOf(make({ text: 'hello', size, frame, caption: 'Hi' }), { caption })
      const { scale, pixelWidth, pixelHeight, left } = scaleOf(drawing, Number(size))
      expect([scale, pixelHeight].every(Number.isInteger)).toBe(true)
      expect(pixelWidth).toBe(Number(size))
      expect(drawing.width * scale + 2 * left).toBeLessThanOrEqual(Number(size))
      expect(Number(size) - drawing.width * scale).toBeLessThan(drawing.width)
    }
  })

  it('rounds the corners of a module that has no neighbor on either side', () => {
    // Three in a row, one below the last of them, and one alone.
    const dark = ['10 10', '11 10', '12 10', '12 11', '15 15']
    const side = [...Array(21).keys()]
    const modules = side.map((y) => side.map((x) => dark.includes(`${x} ${y}`)))
    const corners = modulePath(modules, 'rounded', 0, 0)
      .match(/[^z]+/g)
      ?.map((module) => module.split('a').length - 1)
    expect(corners).toEqual([2, 0, 1, 2, 4])
  })

  it('keeps everything inside, with the caption below the code', () => {
    for (const [frame, width] of frames.flatMap((frame) => [1, 5, 60].map((width) => [frame, width] as const))) {
      const code = make({ text: 'hello', frame, caption: 'Hi', size: '500' })
      const drawing = drawingOf(code, { caption: captionOf(width) })
      const points = drawing.shapes.flatMap(({ path }) => polygonsOf(path).flat())
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(-1e-6)
        expect(y).toBeGreaterThanOrEqual(-1e-6)
        expect(x).toBeLessThanOrEqual(drawing.width + 1e-6)
        expect(y).toBeLessThanOrEqual(drawing.height + 1e-6)
      }
      const line = polygonsOf(drawing.shapes.at(-1)?.path ?? '').flat()
      const codeEnds = (drawing.width - 21) / 2 + 21
      expect(Math.min(...line.map(([, y]) => y))).toBeGreaterThan(codeEnds)
    }
  })

  it('as SVG has its shapes, size and images', () => {
    const code = make({ text: 'x', modules: 'dots', size: '300' })
    const drawing = drawingOf(code, { logo: { width: 2, height: 1 } })
    const svg = svgOfDrawing(drawing, 300, { logo: 'data:image/png;base64,AAAA' })
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="300" height="300" viewBox="0 0 29 29">/)
    for (const { path } of drawing.shapes) expect(svg).toContain(`d="${path}"`)
    expect(svg).toMatch(
      /<image x="[\d.]+" y="[\d.]+" width="[\d.]+" height="[\d.]+" href="data:image\/png;base64,AAAA"\/>/,
    )
  })
})

describe('a style', () => {
  eachRow<[Partial<Input>, string[]]>([
    [{ modules: 'round' }, ['modules: unknown-style']],
    [{ eyes: '' }, ['eyes: unknown-style']],
    [{ frame: 'box' }, ['frame: unknown-style']],
    [{ quietZone: '4' }, ['quietZone: unknown-style']],
    [{ eyeColor: 'x' }, ['eyeColor: not-a-color']],
    [{ eyeColor: 'rgb(0 0 0 / 50%)' }, ['eyeColor: not-opaque']],
    [{ caption: 'x'.repeat(61) }, ['caption: long-caption']],
    [{ caption: 'a\ud83d' }, ['caption: broken-text']],
    [{ caption: 'x'.repeat(60), modules: 'dots', eyeColor: 'navy' }, []],
  ])('%j has the errors %j', (input, errors) => {
    expect(errorsOf(input)).toEqual(errors)
  })

  it('is absent from the output if it’s the usual one', () => {
    expect(Object.keys(make({ text: 'x' })).sort()).toEqual(
      ['caution', 'contrast', 'dark', 'level', 'light', 'modules', 'size', 'version'].sort(),
    )
    expect(make({ text: 'x', eyeColor: '#000' })).not.toHaveProperty('style')
    expect(make({ text: 'x', modules: 'dots' }).style).toMatchObject({ modules: 'dots', eyes: 'square' })
  })

  it('counts the contrast of the eyes', () => {
    expect(make({ text: 'x', eyeColor: '#ff0' })).toMatchObject({ contrast: 7, caution: 'low-contrast' })
    expect(make({ text: 'x', light: '#ccc', eyeColor: '#fff' })).toMatchObject({ caution: 'inverted' })
  })

  // Expected values: WCAG 2.2's own formula by hand for black, white and #767676, the best-known gray at 4.54:1.
  eachRow([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#767676', '#ffffff', 4.54],
    ['#959595', '#ffffff', 3],
  ])('the contrast ratio of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
  })
})
