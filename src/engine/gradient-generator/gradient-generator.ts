import { luminance, type TextContrast, textContrast } from '../core/color/color'
import { type Rgb, rgbOf } from '../core/color/hex'
import type { Context } from '../core/engine'
import type { NumberIssue } from '../core/fields/number'
import { complete, readFields } from '../core/fields/read'
import { readPercent } from '../core/numbers/read-number'
import { type Issue, type Result, success } from '../core/result'
import { fields, type Input, type Stop } from './fields'

export { example, fields, type Input, initial, type Stop, types } from './fields'

export interface Output {
  /** A declaration: 'background: linear-gradient(to right, #3b82f6 0%, #8b5cf6 100%);' */
  readonly css: string
  /** Sorted by position. Colors are '#rrggbb' or '#rrggbbaa'. Stops with equal positions keep their order. */
  readonly stops: readonly { readonly color: string; readonly position: number }[]
  /** The same stops from left to right: 'linear-gradient(to right, …)'. */
  readonly ramp: string
  /** The lowest contrast of black and white text on the gradient. Null if it's transparent anywhere. */
  readonly contrast: TextContrast | null
}

/**
 * `unknown-type`, `unknown-direction`: not a supported value. `not-a-color`: can't be read as a color.
 * `too-few-stops`: fewer than two. Number issues are for positions.
 */
export type IssueCode = NumberIssue | 'unknown-type' | 'unknown-direction' | 'not-a-color' | 'too-few-stops'

/** Sides and corners clockwise, then the diagonals of a square. */
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

/** The stop that Add color adds (docs/rules.md). */
export const added: Stop = { color: '#ffffff', position: '50' }

const spaced = (...colors: readonly string[]): readonly Stop[] =>
  colors.map((color, at) => ({ color, position: `${(at * 100) / (colors.length - 1)}` }))

/** Each preset replaces all stops. Type and direction stay the same. */
export const presets = {
  ocean: spaced('#0f4c81', '#1ca3ec', '#7fe7dc'),
  sunset: spaced('#ff5f6d', '#ffc371'),
  forest: spaced('#134e3a', '#71b280'),
  fire: spaced('#8e0e00', '#f83600', '#f9d423'),
  sky: spaced('#2980b9', '#6dd5fa', '#ffffff'),
  purple: spaced('#4a00e0', '#8e2de2'),
} as const

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const issues: Issue<IssueCode>[] = form.issues
  const isRadial = form.read('type') === 'radial'
  const { direction } = input
  if (!isRadial && !isDirection(direction)) issues.push({ code: 'unknown-direction', field: 'direction' })
  const rows = form.rows('stops')
  if (rows.length < 2) issues.push({ code: 'too-few-stops', field: 'stops' })
  const stops = rows.flatMap((stop) => {
    const position = stop.read('position')
    return complete({ color: stop.read('color'), position }) ?? []
  })
  // Not spread into `failure`, because there may be more issues than a call can take arguments.
  if (issues.length > 0) return { ok: false, issues }
  stops.sort((one, other) => one.position - other.position)
  const css = `background: ${isRadial ? 'radial-gradient(circle' : `linear-gradient(${direction}`}, ${listOf(stops)});`
  return success({ css, stops, ramp: rampOf(stops), contrast: contrastOn(stops) })
}

const isDirection = (text: unknown): boolean =>
  directions.includes(text as never) || (typeof text === 'string' && /^-?\d{1,4}(\.\d{1,6})?deg$/.test(text))

/** The position of a stop, limited to 0 to 100. 0 if it isn't a number. */
export const positionOf = ({ position }: Stop, locale?: string): number =>
  Math.min(100, Math.max(0, Number(readPercent(position, locale) ?? 0)))

/** The indices of the stops sorted by position: [1, 2, 0] for 50, 0, 10. Unsorted if a position is invalid. */
export function orderOf(stops: readonly Stop[], locale?: string): readonly number[] {
  const positions = stops.map(({ position }) => Number(readPercent(position, locale) ?? Number.NaN))
  const order = stops.map((_, at) => at)
  if (!positions.every((position) => position >= 0 && position <= 100)) return order
  return order.sort((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0))
}

/** The stops in an order from `orderOf`. */
export const reordered = (stops: readonly Stop[], order: readonly number[]): readonly Stop[] =>
  order.flatMap((from) => stops[from] ?? [])

/** Valid stops as a gradient from left to right: 'linear-gradient(to right, #3b82f6 0%, #8b5cf6 100%)'. */
export const rampOf = (stops: readonly { readonly color: string; readonly position: string | number }[]): string =>
  `linear-gradient(to right, ${listOf(stops)})`

const listOf = (stops: Parameters<typeof rampOf>[0]) =>
  stops.map(({ color, position }) => `${color} ${position}%`).join(', ')

/** The lowest contrast of text on a gradient. Browsers mix the colors in sRGB. Null if a stop is transparent. */
function contrastOn(stops: readonly { readonly color: string }[]): TextContrast | null {
  if (stops.some(({ color }) => color.length > 7 && !color.endsWith('ff'))) return null
  const colors = stops.map(({ color }) => rgbOf(color))
  const between = colors.slice(1).map((color, at) => darkestBetween(colors[at] as Rgb, color))
  const luminances = colors.map(luminance)
  return textContrast(Math.min(...luminances, ...between), Math.max(...luminances))
}

/**
 * The lowest luminance between two colors, by ternary search. Luminance is convex along the gradient, because each channel
 * is raised to a power above 1. So the maximum is at an end, but the minimum may be in between, as from red to green.
 */
export function darkestBetween(from: Rgb, to: Rgb): number {
  const luminanceAt = (ratio: number) =>
    luminance(from.map((channel, index) => channel + ((to[index] as number) - channel) * ratio) as never)
  let [start, end] = [0, 1]
  for (let step = 0; step < 40; step++) {
    const third = (end - start) / 3
    if (luminanceAt(start + third) < luminanceAt(end - third)) end -= third
    else start += third
  }
  return luminanceAt(start)
}
