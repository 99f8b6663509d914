import { luminance, type TextContrast, textContrast } from './core/color/color'
import { readAsHex } from './core/color/css-color'
import { type Rgb, rgbOf } from './core/color/hex'
import type { Context } from './core/engine'
import { type NumberIssue, readFields } from './core/fields'
import type { Kinds } from './core/kinds'
import { readPercent } from './core/numbers/read-number'
import { type Issue, type Result, success } from './core/result'

/** A type, not an interface, so that it is a `Row`. */
export type Stop = {
  /** Any color of CSS, with or without opacity. */
  readonly color: string
  /** Percent of the way, from 0 to 100. */
  readonly position: string
}

export const types = ['linear', 'radial'] as const

export interface Input {
  readonly type: string
  /** Of a linear gradient: one of `directions`, or another angle in degrees, such as '120deg'. */
  readonly direction: string
  /** Two or more, in any order. */
  readonly stops: readonly Stop[]
}

export interface Output {
  /** A declaration: 'background: linear-gradient(to right, #3b82f6 0%, #8b5cf6 100%);' */
  readonly css: string
  /** By position, as '#rrggbb' or '#rrggbbaa'; those at one position in the order given. */
  readonly stops: readonly { readonly color: string; readonly position: number }[]
  /** The same stops from left to right: 'linear-gradient(to right, …)'. */
  readonly ramp: string
  /** The worst there is of text anywhere on it; null where it can be seen through. */
  readonly contrast: TextContrast | null
}

/**
 * `unknown-type`, `unknown-direction`: none that CSS has. `not-a-color`: text that is no color.
 * `too-few-stops`: fewer than two. Number issues are those of a position.
 */
export type IssueCode = NumberIssue | 'unknown-type' | 'unknown-direction' | 'not-a-color' | 'too-few-stops'

export const initial: Input = {
  type: 'linear',
  direction: 'to right',
  stops: [
    { color: '#3b82f6', position: '0' },
    { color: '#8b5cf6', position: '100' },
  ],
}
export const example: Input = initial
export const kinds: Kinds<Input> = { stops: { color: 'color', position: 'percent' } }

/** Sides and corners clockwise, then the angles that are corners of a square. */
export const directions = [
  'to top',
  'to top right',
  'to right',
  'to bottom right',
  'to bottom',
  'to bottom left',
  'to left',
  'to top left',
  '45deg',
  '135deg',
  '225deg',
  '315deg',
] as const

/** White, half way (spec part 2, point 9). */
export const added: Stop = { color: '#ffffff', position: '50' }

const spaced = (...colors: readonly string[]): readonly Stop[] =>
  colors.map((color, at) => ({ color, position: `${(at * 100) / (colors.length - 1)}` }))

/** Stops in place of those there are; type and direction stay. */
export const presets = {
  ocean: spaced('#0f4c81', '#1ca3ec', '#7fe7dc'),
  sunset: spaced('#ff5f6d', '#ffc371'),
  forest: spaced('#134e3a', '#71b280'),
  fire: spaced('#8e0e00', '#f83600', '#f9d423'),
  sky: spaced('#2980b9', '#6dd5fa', '#ffffff'),
  purple: spaced('#4a00e0', '#8e2de2'),
} as const

/** The gradient as CSS. */
export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const issues: Issue<IssueCode>[] = []
  const { type, direction } = input
  const isRadial = type === 'radial'
  if (!isRadial && type !== 'linear') issues.push({ code: 'unknown-type', field: 'type' })
  if (!isRadial && !isDirection(direction)) issues.push({ code: 'unknown-direction', field: 'direction' })
  const rows: readonly (Stop | null)[] = Array.isArray(input.stops) ? input.stops : []
  if (rows.length < 2) issues.push({ code: 'too-few-stops', field: 'stops' })
  const stops = rows.map((row, index) => {
    const path = `stops.${index}.`
    const form = readFields<Partial<Stop>>(row ?? {}, context, path)
    const position = form.number('position', { min: 0, max: 100, percent: true }) ?? 0
    const text = form.text('color')
    const color = readAsHex(text) ?? ''
    issues.push(...form.issues)
    if (!color) issues.push({ code: text ? 'not-a-color' : 'missing', field: `${path}color` })
    return { color, position }
  })
  // Not spread into `failure`: a list may have more invalid rows than a call takes arguments.
  if (issues.length > 0) return { ok: false, issues }
  stops.sort((one, other) => one.position - other.position)
  const css = `background: ${isRadial ? 'radial-gradient(circle' : `linear-gradient(${direction}`}, ${listOf(stops)});`
  return success({ css, stops, ramp: rampOf(stops), contrast: contrastOn(stops) })
}

const isDirection = (text: unknown): boolean =>
  directions.includes(text as never) || (typeof text === 'string' && /^-?\d{1,4}(\.\d{1,6})?deg$/.test(text))

/** The position of a stop on its line, from 0 to 100; 0 while its text is not a number. */
export const placeOf = ({ position }: Stop, locale?: string): number =>
  Math.min(100, Math.max(0, Number(readPercent(position, locale) ?? 0)))

/** The indices of the stops by position: of 50, 0, 10 it is [1, 2, 0]. Where one has no position all stay as they are. */
export function orderOf(stops: readonly Stop[], locale?: string): readonly number[] {
  const places = stops.map(({ position }) => Number(readPercent(position, locale) ?? Number.NaN))
  const order = stops.map((_, at) => at)
  if (!places.every((place) => place >= 0 && place <= 100)) return order
  return order.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
}

/** The stops in an order that `orderOf` gave. */
export const reordered = (stops: readonly Stop[], order: readonly number[]): readonly Stop[] =>
  order.flatMap((from) => stops[from] ?? [])

/** Stops that need no check, from left to right: 'linear-gradient(to right, #3b82f6 0%, #8b5cf6 100%)'. */
export const rampOf = (stops: readonly { readonly color: string; readonly position: string | number }[]): string =>
  `linear-gradient(to right, ${listOf(stops)})`

const listOf = (stops: Parameters<typeof rampOf>[0]) =>
  stops.map(({ color, position }) => `${color} ${position}%`).join(', ')

/** Of text anywhere on a gradient of opaque colors, as browsers mix them: in sRGB. */
function contrastOn(stops: readonly { readonly color: string }[]): TextContrast | null {
  if (stops.some(({ color }) => color.length > 7 && !color.endsWith('ff'))) return null
  const colors = stops.map(({ color }) => rgbOf(color))
  const between = colors.slice(1).map((color, at) => darkestBetween(colors[at] as Rgb, color))
  const lights = colors.map(luminance)
  return textContrast(Math.min(...lights, ...between), Math.max(...lights))
}

/**
 * The least luminance on the way from one color to another. Each channel's light is convex in the way gone (a power
 * above 1), and so is their sum: greatest at an end, least perhaps between them, as from red to green.
 */
export function darkestBetween(from: Rgb, to: Rgb): number {
  const at = (way: number) =>
    luminance(from.map((channel, index) => channel + ((to[index] as number) - channel) * way) as never)
  let [least, most] = [0, 1]
  for (let step = 0; step < 40; step++) {
    const third = (most - least) / 3
    if (at(least + third) < at(most - third)) most -= third
    else least += third
  }
  return at(least)
}
