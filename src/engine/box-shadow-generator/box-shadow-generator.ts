import { luminance, type TextContrast, textContrast } from '../core/color/color'
import type { ColorIssue } from '../core/color/css-color'
import { type Rgb, rgbOf } from '../core/color/hex'
import type { Context } from '../core/engine'
import type { NumberIssue } from '../core/fields/number'
import { complete, readFields } from '../core/fields/read'
import { type Issue, type Result, success } from '../core/result'
import { fields, type Input, initial, type Layer, type Measure, ranges } from './fields'

export { example, fields, type Input, initial, type Layer, type Measure, ranges } from './fields'

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
  const form = readFields(fields, input, context)
  const issues: Issue<IssueCode>[] = form.issues
  const layers = form.rows('layers')
  if (layers.length === 0) issues.push({ code: 'no-layers', field: 'layers' })
  const shadows = layers.flatMap((layer) => {
    const read = complete({
      x: layer.read('offsetX'),
      y: layer.read('offsetY'),
      blur: layer.read('blurRadius'),
      spread: layer.read('spreadRadius'),
      opacity: layer.read('opacity'),
      color: layer.read('color'),
      inset: layer.read('inset'),
    })
    // The opacity is rounded, because 28.9 / 100 is 0.28900000000000003.
    return read ? [{ ...read, alpha: Number((read.opacity / 100).toFixed(6)) }] : []
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
