import { readCssColor } from '../core/color/css-color'
import { declared, split, typed } from '../core/color/css-text'
import { failure, type Result, success } from '../core/result'
import type { Input, Layer } from './fields'

/**
 * `nothing-to-read`: no shadow, or 'none'. `not-a-shadow`: not a valid layer, for example with fewer than two lengths.
 * `not-pixels`: a length in another unit. `unknown-color`: `readCssColor` can't read it. `too-many`: more than `max` layers.
 * The invalid part is in `text`, except for `nothing-to-read` and `too-many`.
 */
export type ReadIssue = 'nothing-to-read' | 'not-a-shadow' | 'not-pixels' | 'unknown-color' | 'too-many'

const maxLayers = 20

/** Reads a box-shadow value, declaration or rule. Keeps numbers that are out of range, because the fields report them. */
export function readShadow(css: string, locale?: string): Result<Input, ReadIssue> {
  const value = declared(css, ['box-shadow', '-webkit-box-shadow', '-moz-box-shadow'])
  if (!value || value === 'none') return failure({ code: 'nothing-to-read' })
  const parts = split(value, ',')
  if (parts.length > maxLayers) return failure({ code: 'too-many', values: { max: maxLayers } })
  const layers: Layer[] = []
  for (const part of parts) {
    const read = readLayer(part, locale)
    if (!read.ok) return read
    layers.push(read.value)
  }
  return success({ layers })
}

function readLayer(part: string, locale?: string): Result<Layer, ReadIssue> {
  const words = split(part, ' ')
  const others = words.filter((word) => word !== 'inset')
  const lengths = others.filter((word) => /^[-+]?[\d.]/.test(word))
  const colors = others.filter((word) => !lengths.includes(word))
  const invalid = lengths.find((word) => !/^[-+]?\d*\.?\d+px$|^[-+]?0+$/.test(word))
  if (invalid) return failure({ code: 'not-pixels', values: { text: invalid } })
  const color = readCssColor(colors[0] ?? 'black')
  if (!color && lengths.length > 1) return failure({ code: 'unknown-color', values: { text: colors[0] ?? '' } })
  if (!color || colors.length > 1 || lengths.length < 2 || lengths.length > 4 || words.length - others.length > 1) {
    return failure({ code: 'not-a-shadow', values: { text: part } })
  }
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths.map((length) => Number.parseFloat(length))
  return success({
    offsetX: typed(x, locale),
    offsetY: typed(y, locale),
    blurRadius: typed(blur, locale),
    spreadRadius: typed(spread, locale),
    color: color.hex,
    // Two decimals are enough for the 256 opacity levels of hex colors.
    opacity: typed(Math.round(color.alpha * 10_000) / 100, locale),
    inset: others.length < words.length,
  })
}
