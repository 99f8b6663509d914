import { color } from '../core/fields/color'
import { type InputOf, startOf } from '../core/fields/field'
import { number, percent } from '../core/fields/number'
import { flag, rows } from '../core/fields/text'

/** Pixels, and percent for the opacity (docs/rules.md). */
export const ranges = {
  offsetX: { min: -50, max: 50 },
  offsetY: { min: -50, max: 50 },
  blurRadius: { min: 0, max: 50 },
  spreadRadius: { min: -20, max: 20 },
  opacity: { min: 0, max: 100 },
} as const

export type Measure = keyof typeof ranges

const layer = {
  /** Pixels to the right, or to the left if negative. */
  offsetX: number({ ...ranges.offsetX, initial: '0' }),
  /** Pixels down, or up if negative. */
  offsetY: number({ ...ranges.offsetY, initial: '4' }),
  /** Pixels. */
  blurRadius: number({ ...ranges.blurRadius, initial: '6' }),
  /** Pixels by which the shadow is larger than the box. */
  spreadRadius: number({ ...ranges.spreadRadius, initial: '0' }),
  /** Any opaque CSS color. `opacity` is separate. */
  color: color({ initial: '#000000' }),
  /** In percent. */
  opacity: percent({ ...ranges.opacity, initial: '25' }),
  /** Inside the box. */
  inset: flag(),
}

export const fields = {
  /** The first is on top. */
  layers: rows(layer, { initial: [startOf(layer).initial] }),
}

/** Lengths are in CSS pixels, within `ranges`. */
export type Layer = InputOf<typeof layer>
export type Input = InputOf<typeof fields>

export const { initial, example } = startOf(fields)
