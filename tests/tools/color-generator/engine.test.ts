import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  cssVariables,
  evaluate,
  example,
  type Input,
  initial,
  levels,
  nameOf,
  paletteJson,
  paletteOf,
  type Type,
  tailwindTheme,
  types,
} from '../../../src/engine/color-generator/color-generator'
import { toOklch } from '../../../src/engine/core/color/oklch'
import oracle from '../../core/engine/color.oracle.json'
import { eachRow } from '../../each-row'

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const colorful = anyHex.filter((hex) => toOklch(hex).c > 0.04)

/** Mulberry32, 32 bits per call. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const paletteFor = (input: Partial<Input>, random = seeded(1)) => {
  const result = evaluate({ ...initial, ...input }, { random })
  if (!result.ok) throw new Error(result.issues[0]?.code)
  return result.value
}

const codesOf = (input: unknown, context = {}) => {
  const result = evaluate(input as Input, context)
  return result.ok ? [] : result.issues.map(({ code, field }) => (field ? `${field} ${code}` : code))
}

/** The angle between two hues, from 0 to 180 degrees. */
const angleBetween = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

// Expected values: color.oracle.py, based on CSS Color 4's sample code.
describe('palettes agree with the oracle', () => {
  eachRow(oracle.palettes.map(({ type, colors }) => [type, colors[0] as string, colors] as const))(
    '%s of %s',
    (type, base, colors) => {
      expect(paletteFor({ type, base }).colors).toEqual(colors)
    },
  )
})

// The base and four more colors (docs/rules.md). The types are standard color schemes.
describe('a palette', () => {
  it('has five different colors, the base first', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...types), fc.integer(), (base, type, seed) => {
        const { colors } = paletteFor({ base, type }, seeded(seed))
        expect(colors).toHaveLength(5)
        expect(colors[0]).toBe(base)
        expect(new Set(colors).size).toBe(5)
        for (const color of colors) expect(color).toMatch(/^#[\da-f]{6}$/)
      }),
    )
  })

  eachRow<[Type, readonly number[]]>([
    ['complementary', [180]],
    ['triadic', [120, 240]],
    ['analogous', [-60, -30, 30, 60]],
  ])('that is %s has its hues at the right angles, with the same lightness', (type, turns) => {
    fc.assert(
      fc.property(colorful, (base) => {
        const { l, h } = toOklch(base)
        const partners = paletteOf(base, type)
          .slice(1, turns.length + 1)
          .map(toOklch)
        partners.forEach((partner, at) => {
          // Rounding to 256 steps per channel changes the hue more if there's less chroma.
          expect(angleBetween(partner.h, h + (turns[at] as number))).toBeLessThan(0.25 / partner.c)
          expect(Math.abs(partner.l - Math.min(0.85, Math.max(0.4, l)))).toBeLessThan(0.006)
        })
      }),
    )
  })

  it('that is monochromatic has even steps of lightness', () => {
    fc.assert(
      fc.property(anyHex, (base) => {
        const lightness = paletteOf(base, 'monochromatic')
          .map((color) => toOklch(color).l)
          .sort()
        const steps = lightness.slice(1).map((l, at) => l - (lightness[at] as number))
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.012)
        // By hand: steps are smallest, a fifth of 0.7, if the base is a fifth of the way from 0.25 to 0.95.
        expect(Math.min(...steps)).toBeGreaterThan(0.14 - 0.012)
      }),
    )
  })

  it('that is random has new colors each time, with hues far enough apart', () => {
    fc.assert(
      fc.property(anyHex, fc.integer(), (base, seed) => {
        const [, ...others] = paletteOf(base, 'random', seeded(seed)).map(toOklch)
        others.forEach(({ h, l, c }, at) => {
          expect(l).toBeGreaterThan(0.44)
          expect(l).toBeLessThan(0.86)
          expect(c).toBeGreaterThan(0.05)
          for (const other of others.slice(at + 1)) expect(angleBetween(h, other.h)).toBeGreaterThan(20)
        })
      }),
    )
    expect(paletteFor({ type: 'random' }, seeded(1)).colors).not.toEqual(
      paletteFor({ type: 'random' }, seeded(2)).colors,
    )
    expect(evaluate({ ...initial, type: 'random' })).toMatchObject({ ok: true })
  })

  it('for gray has only grays, except for random, and says so', () => {
    for (const type of types) expect(paletteFor({ base: '#808080', type }).gray).toBe(type !== 'random')
    expect(paletteFor({ base: '#808080', type: 'triadic' }).colors).toEqual(
      paletteFor({ base: '#808080', type: 'monochromatic' }).colors,
    )
    expect(paletteFor({}).gray).toBe(false)
  })
})

// By hand: from 0.25 to 0.95, four steps are 0.175 each, and 0.6 is the middle.
describe('levels', () => {
  eachRow<[number, number, number[]]>([
    [0.6, 4, [0.95, 0.775, 0.425, 0.25]],
    [0.6, 2, [0.95, 0.25]],
    [0.95, 4, [0.775, 0.6, 0.425, 0.25]],
    [1, 2, [0.625, 0.25]],
    [0, 4, [0.95, 0.7125, 0.475, 0.2375]],
  ])('for %d have %i more in even steps', (own, count, expected) => {
    const found = levels(own, count)
    expect(found).toHaveLength(count)
    found.forEach((level, at) => {
      expect(level).toBeCloseTo(expected[at] as number, 10)
    })
  })
})

// Expected names: keywords and hex values in CSS Color 4, 'Named Colors'.
describe('color names match CSS', () => {
  eachRow([
    ['#000000', 'medium black'],
    ['#ffffff', 'medium white'],
    ['#808080', 'medium gray'],
    ['#d3d3d3', 'light gray'],
    ['#ff0000', 'medium red'],
    ['#8b0000', 'dark red'],
    ['#ffa500', 'medium orange'],
    ['#8b4513', 'medium brown'],
    ['#ffff00', 'medium yellow'],
    ['#ffffe0', 'light yellow'],
    ['#00ff00', 'medium green'],
    ['#808000', 'medium olive'],
    ['#556b2f', 'medium green'],
    ['#008000', 'medium green'],
    ['#006400', 'dark green'],
    ['#90ee90', 'light green'],
    ['#008080', 'medium teal'],
    ['#0000ff', 'medium blue'],
    ['#00008b', 'dark blue'],
    ['#add8e6', 'light blue'],
    ['#9370db', 'medium purple'],
    ['#4b0082', 'dark purple'],
    ['#ff69b4', 'medium pink'],
    ['#ffb6c1', 'light pink'],
  ])('%s is %s', (hex, words) => {
    const { name, tone } = nameOf(hex)
    expect(`${tone} ${name}`).toBe(words)
  })

  it('for any color', () => {
    fc.assert(fc.property(anyHex, (hex) => void expect(nameOf(hex).name).toMatch(/^[a-z]+$/)))
  })
})

describe('swatches', () => {
  // By hand, with WCAG 2.2: 0.2126 · 0.0437 + 0.7152 · 0.2232 + 0.0722 · 0.9216 = 0.2355 is #3b82f6's luminance.
  it('have a name and the contrast of black and white text', () => {
    expect(evaluate(example)).toMatchObject({
      value: {
        swatches: [
          { hex: '#3b82f6', name: 'blue', tone: 'medium', contrast: { black: 5.7, white: 3.67 }, text: 'black' },
          {},
          {},
          {},
          {},
        ],
      },
    })
  })

  it('have the text color with more contrast', () => {
    fc.assert(
      fc.property(anyHex, (base) => {
        const { contrast, text } = paletteFor({ base }).swatches[0] as ReturnType<typeof paletteFor>['swatches'][number]
        expect(contrast[text]).toBe(Math.max(contrast.black, contrast.white))
      }),
    )
  })
})

// CSS Variables 1, the Tailwind CSS 4 docs ('@theme', '--color-*') and RFC 8259.
describe('exports as', () => {
  const colors = ['#3b82f6', '#b07d00']

  it('CSS variables', () => {
    expect(cssVariables(colors)).toBe(':root {\n  --palette-1: #3b82f6;\n  --palette-2: #b07d00;\n}')
  })

  it('a Tailwind theme', () => {
    expect(tailwindTheme(colors)).toBe('@theme {\n  --color-palette-1: #3b82f6;\n  --color-palette-2: #b07d00;\n}')
  })

  it('JSON', () => {
    expect(JSON.parse(paletteJson(colors))).toEqual(colors)
  })
})

describe('rejects', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['an empty base', { base: ' ' }, ['base missing']],
    ['an unknown color', { base: 'bluish' }, ['base not-a-color']],
    ['a transparent color', { base: '#3b82f680' }, ['base not-opaque']],
    ['an unknown type', { type: 'square' }, ['type unknown-type']],
    ['two errors at once', { base: '#12', type: '' }, ['base not-a-color', 'type unknown-type']],
  ])('%s', (_, fields, codes) => {
    expect(codesOf({ ...initial, ...fields })).toEqual(codes)
  })

  eachRow([() => Number.NaN, () => 5, () => undefined, 'random'])('a broken random source', (random) => {
    expect(codesOf({ ...initial, type: 'random' }, { random })).toEqual(['no-random'])
  })

  afterEach(() => void vi.unstubAllGlobals())

  it('only random palettes if the platform has no secure source', () => {
    vi.stubGlobal('crypto', undefined)
    expect(codesOf({ ...initial, type: 'random' })).toEqual(['no-random'])
    expect(codesOf(initial)).toEqual([])
  })
})
