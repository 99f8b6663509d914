import { luminance, type TextContrast, textContrast } from '../core/color/color'
import type { ColorIssue } from '../core/color/css-color'
import { rgbOf } from '../core/color/hex'
import { fromOklch, inGamut, type Oklch, toOklch } from '../core/color/oklch'
import type { Context } from '../core/engine'
import { complete, readFields } from '../core/fields/read'
import { below, type Random, secureRandom } from '../core/random'
import { failure, type Result, success } from '../core/result'
import { fields, type Input, type Type } from './fields'

export { example, fields, type Input, initial, type Type, types } from './fields'

export type Hue = 'red' | 'orange' | 'brown' | 'yellow' | 'olive' | 'green' | 'teal' | 'blue' | 'purple' | 'pink'
export type Shade = 'black' | 'gray' | 'white'
export type Tone = 'dark' | 'medium' | 'light'

/** A color in the palette, with its name and contrast. */
export interface Swatch {
  /** '#3b82f6' */
  readonly hex: string
  /** A plain name: 'blue', with the tone 'light'. */
  readonly name: Hue | Shade
  readonly tone: Tone
  /** Of black and white text on the color. */
  readonly contrast: TextContrast
  /** The text color with more contrast. */
  readonly text: 'black' | 'white'
}

export interface Output {
  /** Five colors as '#rrggbb', the base first. */
  readonly colors: readonly string[]
  /** The same colors with names and contrast. */
  readonly swatches: readonly Swatch[]
  /** Whether the base is gray, so that the other colors are grays too. False for random palettes. */
  readonly gray: boolean
}

/** `ColorIssue`: for the base. `unknown-type`: not one of `types`. `no-random`: the random source is missing or broken. */
export type IssueCode = ColorIssue | 'unknown-type' | 'no-random'

export interface ColorContext extends Context {
  /** `secureRandom` if absent. */
  readonly random?: Random
}

/** Colors with less chroma look gray. */
const minChroma = 0.02

/** The palette for a base color. Random palettes are new on every call, unless `context.random` is seeded. */
export function evaluate(input: Input, context: ColorContext = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const read = complete({ base: form.read('base'), type: form.read('type') })
  if (!read) return failure(...form.issues)
  try {
    const { base, type } = read
    const colors = paletteOf(base, type, context.random)
    const gray = type !== 'random' && toOklch(base).c < minChroma
    return success({ colors, swatches: colors.map(swatchOf), gray })
  } catch {
    return failure({ code: 'no-random' })
  }
}

type Offset = readonly [turn: number, level: 0 | 1 | 2]

/** Degrees from the base's hue, and a lightness: 0 for the base's, 1 and 2 for two others. */
const schemes: Readonly<Record<Exclude<Type, 'monochromatic' | 'random'>, readonly Offset[]>> = {
  complementary: [
    [180, 0],
    [0, 1],
    [180, 1],
    [0, 2],
  ],
  triadic: [
    [120, 0],
    [240, 0],
    [0, 1],
    [0, 2],
  ],
  analogous: [
    [-60, 0],
    [-30, 0],
    [30, 0],
    [60, 0],
  ],
}

/**
 * The base and four more colors with the same lightness or in even steps of lightness, in OKLCH.
 * paletteOf('#ff0000', 'complementary')[1] is '#009aac', the opposite of red with the same lightness.
 */
export function paletteOf(base: string, type: Type, random: Random = secureRandom): readonly string[] {
  const { l, c, h } = toOklch(base)
  const others = (): readonly Oklch[] => {
    if (type === 'random') return [1, 2, 3, 4].map((at) => randomColor(h + at * 72, random))
    if (type === 'monochromatic' || c < minChroma) return levels(l, 4).map((level) => ({ l: level, c, h }))
    // Colors near black or white can't have enough chroma to show a hue.
    const equal = Math.min(0.85, Math.max(0.4, l))
    // Lighter and darker colors get only the chroma that the base's hue can have at that lightness.
    const pale = levels(l, 2).map((level) => inGamut({ l: level, c, h }))
    const all = [{ l: equal, c }, ...pale]
    return schemes[type].map(([turn, level]) => ({ ...(all[level] as Oklch), h: h + turn }))
  }
  return [base, ...others().map(fromOklch)]
}

/** A random color within 24 degrees of a hue. With hues 72 degrees apart, colors differ by at least 24 degrees. */
function randomColor(hue: number, random: Random): Oklch {
  const between = (min: number, max: number) => min + ((max - min) * below(1001, random)) / 1000
  return { l: between(0.45, 0.85), c: between(0.08, 0.18), h: hue + between(-24, 24) }
}

/** `count` lightness levels from light to dark that, with `own`, make the largest even steps between 0.25 and 0.95. */
export function levels(own: number, count: number): number[] {
  const steps = Array.from({ length: count + 1 }, (_, darker) =>
    Math.min(
      darker ? (own - 0.25) / darker : Number.POSITIVE_INFINITY,
      darker < count ? (0.95 - own) / (count - darker) : Number.POSITIVE_INFINITY,
    ),
  )
  const step = Math.max(...steps)
  const darker = steps.indexOf(step)
  const all = Array.from({ length: count + 1 }, (_, at) => own + (count - darker - at) * step)
  return all.filter((_, at) => at !== count - darker)
}

/** Where each hue ends on the color wheel, in degrees. Pink wraps around. */
const hues: readonly (readonly [end: number, hue: Hue])[] = [
  [16, 'pink'],
  [38, 'red'],
  [80, 'orange'],
  [118, 'yellow'],
  [160, 'green'],
  [215, 'teal'],
  [278, 'blue'],
  [335, 'purple'],
  [361, 'pink'],
]

/** nameOf('#00008b') is { name: 'blue', tone: 'dark' }. In CSS, it's darkblue. */
export function nameOf(hex: string): Pick<Swatch, 'name' | 'tone'> {
  const { l, c, h } = toOklch(hex)
  // Vivid yellow is as light as pale blue, but people don't call it light.
  const tone = l < 0.45 ? 'dark' : l > 0.8 && c < 0.16 ? 'light' : 'medium'
  if (l < 0.15) return { name: 'black', tone: 'medium' }
  if (c < minChroma) return l > 0.97 ? { name: 'white', tone: 'medium' } : { name: 'gray', tone }
  const name = hues.find(([end]) => h < end)?.[1] ?? 'pink'
  if (name === 'orange' && l < 0.6) return { name: 'brown', tone }
  if (name === 'yellow' && l < 0.7) return { name: 'olive', tone }
  return { name, tone }
}

function swatchOf(hex: string): Swatch {
  const contrast = textContrast(luminance(rgbOf(hex)))
  return { hex, ...nameOf(hex), contrast, text: contrast.black >= contrast.white ? 'black' : 'white' }
}

const declarations = (colors: readonly string[], name: string) =>
  colors.map((color, at) => `  --${name}-${at + 1}: ${color};\n`).join('')

/** ':root { --palette-1: #3b82f6; … }', with each variable on its own line. */
export const cssVariables = (colors: readonly string[]): string => `:root {\n${declarations(colors, 'palette')}}`

/** A theme for Tailwind CSS 4, which turns it into `bg-palette-1`, `text-palette-1` and so on. */
export const tailwindTheme = (colors: readonly string[]): string =>
  `@theme {\n${declarations(colors, 'color-palette')}}`

/** A JSON array. */
export const paletteJson = (colors: readonly string[]): string => JSON.stringify(colors, null, 2)
