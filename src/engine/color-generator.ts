import { luminance, type TextContrast, textContrast } from './core/color/color'
import { type ColorIssue, readOpaque } from './core/color/css-color'
import { rgbOf } from './core/color/hex'
import { fromOklch, inGamut, type Oklch, toOklch } from './core/color/oklch'
import type { Context } from './core/engine'
import type { Kinds } from './core/kinds'
import { below, type Random, secureRandom } from './core/random'
import { failure, type Issue, type Result, success } from './core/result'
import { readText } from './core/text-field'

/** What the other four colors are to the base (spec part 2, point 9). */
export const types = ['complementary', 'triadic', 'analogous', 'monochromatic', 'random'] as const

export type Type = (typeof types)[number]

export interface Input {
  /** Any opaque color of CSS: '#3b82f6', '3b82f6', 'tomato', 'hsl(210 80% 50%)'. */
  readonly base: string
  readonly type: string
}

export type Hue = 'red' | 'orange' | 'brown' | 'yellow' | 'olive' | 'green' | 'teal' | 'blue' | 'purple' | 'pink'
export type Shade = 'black' | 'gray' | 'white'
export type Tone = 'dark' | 'medium' | 'light'

/** A color with its name and its contrast to text. */
export interface Swatch {
  /** '#3b82f6' */
  readonly hex: string
  /** In plain words: 'blue' and 'light'. */
  readonly name: Hue | Shade
  readonly tone: Tone
  /** Of text on it. */
  readonly contrast: TextContrast
  /** The text color that reads better on it. */
  readonly text: 'black' | 'white'
}

export interface Output {
  /** Five, as '#rrggbb', the base first. */
  readonly colors: readonly string[]
  /** The same, with what there is to say of each. */
  readonly swatches: readonly Swatch[]
  /** The base has no hue to turn: the others are grays, whatever the type (but for random). */
  readonly gray: boolean
}

/**
 * `ColorIssue` at the base. `unknown-type`: none of `types`. `no-random`: the source of chance is missing or broken.
 */
export type IssueCode = ColorIssue | 'unknown-type' | 'no-random'

export interface ColorContext extends Context {
  /** `secureRandom` if absent. */
  readonly random?: Random
}

export const initial: Input = { base: '#3b82f6', type: 'complementary' }
export const example: Input = initial
export const kinds: Kinds<Input> = { base: 'color' }

/** Below this chroma a color is seen as gray. */
const grayest = 0.02

/** The palette of a base; for 'random' another one each time. */
export function evaluate(input: Input, context: ColorContext = {}): Result<Output, IssueCode> {
  const read = readOpaque(readText(input, 'base'))
  const type = types.find((known) => known === input.type)
  const issues: Issue<IssueCode>[] = []
  if (typeof read === 'string') issues.push({ code: read, field: 'base' })
  if (!type) issues.push({ code: 'unknown-type', field: 'type' })
  if (typeof read === 'string' || !type) return failure(...issues)
  try {
    const base = read.hex
    const colors = paletteOf(base, type, context.random)
    const gray = type !== 'random' && toOklch(base).c < grayest
    return success({ colors, swatches: colors.map(swatchOf), gray })
  } catch {
    return failure({ code: 'no-random' })
  }
}

type Place = readonly [turn: number, level: 0 | 1 | 2]

/** Degrees around the wheel from the base; 0 as light as the base, 1 and 2 the other two levels. */
const places: Readonly<Record<Exclude<Type, 'monochromatic' | 'random'>, readonly Place[]>> = {
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
 * The base, as it is, and four more, of equal lightness or in equal steps of it, as eyes have it (OKLCH).
 * paletteOf('#ff0000', 'complementary')[1] is '#009aac': opposite of red, and as light as red.
 */
export function paletteOf(base: string, type: Type, random: Random = secureRandom): readonly string[] {
  const { l, c, h } = toOklch(base)
  const others = (): readonly Oklch[] => {
    if (type === 'random') return [1, 2, 3, 4].map((at) => drawn(h + at * 72, random))
    if (type === 'monochromatic' || c < grayest) return levels(l, 4).map((level) => ({ l: level, c, h }))
    // Near black and white a hue has no chroma left that would show it.
    const equal = Math.min(0.85, Math.max(0.4, l))
    // Nor does a pale partner outshine a pale base: it has no more chroma than the base has there.
    const pale = levels(l, 2).map((level) => inGamut({ l: level, c, h }))
    const all = [{ l: equal, c }, ...pale]
    return places[type].map(([turn, level]) => ({ ...(all[level] as Oklch), h: h + turn }))
  }
  return [base, ...others().map(fromOklch)]
}

/** Two colors of a palette are at least 24 degrees apart: each has its own fifth of the wheel. */
function drawn(hue: number, random: Random): Oklch {
  const between = (least: number, most: number) => least + ((most - least) * below(1001, random)) / 1000
  return { l: between(0.45, 0.85), c: between(0.08, 0.18), h: hue + between(-24, 24) }
}

/** `count` lightnesses, light to dark, that with `own` make equal steps between 0.25 and 0.95, as great as they can be. */
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

/** Where on the wheel each hue ends, in degrees; pink goes around. */
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

/** nameOf('#00008b') is { name: 'blue', tone: 'dark' }, as CSS has it: darkblue. */
export function nameOf(hex: string): Pick<Swatch, 'name' | 'tone'> {
  const { l, c, h } = toOklch(hex)
  // A vivid yellow is as light as a pale blue, and is not called light.
  const tone = l < 0.45 ? 'dark' : l > 0.8 && c < 0.16 ? 'light' : 'medium'
  if (l < 0.15) return { name: 'black', tone: 'medium' }
  if (c < grayest) return l > 0.97 ? { name: 'white', tone: 'medium' } : { name: 'gray', tone }
  const name = hues.find(([end]) => h < end)?.[1] ?? 'pink'
  if (name === 'orange' && l < 0.6) return { name: 'brown', tone }
  if (name === 'yellow' && l < 0.7) return { name: 'olive', tone }
  return { name, tone }
}

function swatchOf(hex: string): Swatch {
  const contrast = textContrast(luminance(rgbOf(hex)))
  return { hex, ...nameOf(hex), contrast, text: contrast.black >= contrast.white ? 'black' : 'white' }
}

const listed = (colors: readonly string[], name: string) =>
  colors.map((color, at) => `  --${name}-${at + 1}: ${color};\n`).join('')

/** ':root { --palette-1: #3b82f6; … }', a line each. */
export const cssVariables = (colors: readonly string[]): string => `:root {\n${listed(colors, 'palette')}}`

/** A theme of Tailwind CSS 4, which makes `bg-palette-1`, `text-palette-1` and so on of it. */
export const tailwindTheme = (colors: readonly string[]): string => `@theme {\n${listed(colors, 'color-palette')}}`

/** A JSON list. */
export const paletteJson = (colors: readonly string[]): string => JSON.stringify(colors, null, 2)
