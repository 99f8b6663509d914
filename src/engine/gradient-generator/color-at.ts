import { hexText } from '../core/color/css-color'
import { hexOf, type Rgb, rgbOf } from '../core/color/hex'

/** A stop of the output: '#rrggbb' or '#rrggbbaa', and a position in percent. */
export interface Placed {
  readonly color: string
  readonly position: number
}

/**
 * The color of a gradient at a position in percent: halfway between black and white, it's '#808080'. Like browsers, mixes
 * in sRGB, with each color weighted by its opacity (CSS Images 3, 3.5.2). The stops are sorted.
 */
export function colorAt(stops: readonly Placed[], position: number): string {
  const next = stops.findIndex((stop) => stop.position >= position)
  const to = stops[next] ?? stops.at(-1)
  const from = stops[next - 1] ?? to
  if (!from || !to || from.position === to.position) return to?.color ?? '#ffffff'
  const share = Math.min(1, (position - from.position) / (to.position - from.position))
  const [one, other] = [alphaOf(from.color), alphaOf(to.color)]
  const alpha = one + (other - one) * share
  const mixed = rgbOf(from.color).map((channel, index) => {
    const end = rgbOf(to.color)[index] ?? channel
    return (channel * one * (1 - share) + end * other * share) / (alpha || 1)
  })
  return hexText({ hex: hexOf(mixed as never as Rgb), alpha })
}

const alphaOf = (color: string): number => (color.length > 7 ? Number(`0x${color.slice(7)}`) / 255 : 1)
