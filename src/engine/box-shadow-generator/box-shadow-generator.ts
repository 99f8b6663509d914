import { luminance, type TextContrast, textContrast } from '../core/color/color'
import { type ColorIssue, readOpaque } from '../core/color/css-color'
import { type Rgb, rgbOf } from '../core/color/hex'
import type { Context } from '../core/engine'
import { type NumberIssue, readFields } from '../core/fields'
import type { Kinds } from '../core/kinds'
import { type Issue, type Result, success } from '../core/result'

/** A type, not an interface, so that it's assignable to `Row`. Lengths are in CSS pixels, within `ranges`. */
export type Layer = {
  /** Pixels to the right, or to the left if negative. */
  readonly offsetX: string
  /** Pixels down, or up if negative. */
  readonly offsetY: string
  /** Pixels. */
  readonly blurRadius: string
  /** Pixels by which the shadow is larger than the box. */
  readonly spreadRadius: string
  /** Any opaque CSS color. `opacity` is separate. */
  readonly color: string
  /** In percent. */
  readonly opacity: string
  /** Inside the box. */
  readonly inset: boolean
}

export interface Input {
  /** The first is on top. */
  readonly layers: readonly Layer[]
}

export interface Output {
  /** A declaration: 'box-shadow: 0px 4px 6px 0px rgba(0, 0, 0, 0.25);' */
  readonly css: string
  /** The offsets as numbers, in CSS pixels. */
  readonly offsets: readonly { readonly x: number; readonly y: number }[]
  /** The lowest contrast of black and white text on a white box with the inset shadows. */
  readonly contrast: TextContrast
}

/** `no-layers`: an empty list. All others are issues of a layer's fields. */
export type IssueCode = NumberIssue | ColorIssue | 'no-layers'

export const initial: Input = {
  layers: [
    { offsetX: '0', offsetY: '4', blurRadius: '6', spreadRadius: '0', color: '#000000', opacity: '25', inset: false },
  ],
}
export const example: Input = initial
export const kinds: Kinds<Input> = {
  layers: {
    offsetX: 'number',
    offsetY: 'number',
    blurRadius: 'number',
    spreadRadius: 'number',
    color: 'color',
    opacity: 'percent',
  },
}

/** Pixels, and percent for the opacity (docs/rules.md). */
export const ranges = {
  offsetX: { min: -50, max: 50 },
  offsetY: { min: -50, max: 50 },
  blurRadius: { min: 0, max: 50 },
  spreadRadius: { min: -20, max: 20 },
  opacity: { min: 0, max: 100 },
} as const

export type Measure = keyof typeof ranges

export const measures = Object.keys(ranges) as readonly Measure[]

const layer = (offsetY: string, blurRadius: string, spreadRadius: string, opacity: string, inset = false): Layer => ({
  ...(initial.layers[0] as Layer),
  offsetY,
  blurRadius,
  spreadRadius,
  opacity,
  inset,
})

/** Each preset replaces all layers. */
export const presets = {
  soft: layer('8', '30', '-4', '18'),
  medium: layer('6', '16', '0', '28'),
  hard: { ...layer('8', '0', '0', '100'), offsetX: '8' },
  inset: layer('3', '10', '0', '35', true),
} as const

/** The CSS for the layers, and the contrast of text on a box with them. */
export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  const rows: readonly (Layer | null)[] = Array.isArray(input.layers) ? input.layers : []
  const issues: Issue<IssueCode>[] = rows.length > 0 ? [] : [{ code: 'no-layers', field: 'layers' }]
  const shadows = rows.map((row, index) => {
    const path = `layers.${index}.`
    const form = readFields<Partial<Layer>>(row ?? {}, context, path)
    const [x = 0, y = 0, blur = 0, spread = 0, opacity = 0] = measures.map((name) =>
      form.number(name, { ...ranges[name], percent: name === 'opacity' }),
    )
    const color = readOpaque(form.text('color'))
    issues.push(...form.issues)
    if (typeof color === 'string') issues.push({ code: color, field: `${path}color` })
    // The opacity is rounded, because 28.9 / 100 is 0.28900000000000003.
    return {
      x,
      y,
      blur,
      spread,
      color: typeof color === 'string' ? '' : color.hex,
      alpha: Number((opacity / 100).toFixed(6)),
      inset: row?.inset === true,
    }
  })
  // Not spread into `failure`, because there may be more issues than a call can take arguments.
  if (issues.length > 0) return { ok: false, issues }
  return success({
    css: `box-shadow: ${shadows.map(shadowText).join(', ')};`,
    offsets: shadows.map(({ x, y }) => ({ x, y })),
    contrast: textContrast(...luminances(shadows)),
  })
}

interface Shadow {
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly spread: number
  /** '#rrggbb' */
  readonly color: string
  /** From 0 to 1. */
  readonly alpha: number
  readonly inset: boolean
}

/** shadowText({ x: 0, y: 4, blur: 6, spread: 0, color: '#000000', … }) is '0px 4px 6px 0px rgba(0, 0, 0, 0.25)'. */
export function shadowText({ x, y, blur, spread, color, alpha, inset }: Shadow): string {
  const channels = rgbOf(color).map((channel) => Math.round(channel * 255))
  const lengths = [x, y, blur, spread].map((length) => `${length}px`)
  return `${inset ? 'inset ' : ''}${lengths.join(' ')} rgba(${[...channels, alpha].join(', ')})`
}

/** The luminance of a white box where all inset shadows overlap at full strength, and where there are none. */
function luminances(shadows: readonly Shadow[]): [darkest: number, lightest: number] {
  let background: Rgb = [1, 1, 1]
  for (const { color, alpha, inset } of [...shadows].reverse()) {
    if (inset)
      background = rgbOf(color).map(
        (channel, at) => channel * alpha + (background[at] as number) * (1 - alpha),
      ) as never
  }
  return [luminance(background), 1]
}

/** Moves a layer to whole pixels within its range: moved(layers, 0, 7.6, 99) moves it to 8, 50. */
export function moved(layers: readonly Layer[], index: number, x: number, y: number): readonly Layer[] {
  const clamped = (offset: number, { min, max }: { readonly min: number; readonly max: number }) =>
    String(Math.min(max, Math.max(min, Math.round(offset))) + 0)
  const offsets = { offsetX: clamped(x, ranges.offsetX), offsetY: clamped(y, ranges.offsetY) }
  return layers.map((layer, at) => (at === index ? { ...layer, ...offsets } : layer))
}

/** The index of the offset nearest to a point. In a tie, the preferred one if it's among the nearest. */
export function nearest(offsets: Output['offsets'], x: number, y: number, preferred: number): number {
  const distances = offsets.map((offset) => Math.hypot(offset.x - x, offset.y - y))
  const shortest = Math.min(...distances)
  return distances[preferred] === shortest ? preferred : distances.indexOf(shortest)
}
