/** sRGB red, green and blue, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Reads hex colors: ' 3B82F6' gives '#3b82f6', and '#abc' gives '#aabbcc'. With `alpha`, '#abc8' gives '#aabbcc88'.
 * Undefined if it isn't a color.
 */
export function readHex(text: string, alpha = false): string | undefined {
  const [, digits] = /^\s*#?([\da-f]{3,8})\s*$/i.exec(text) ?? []
  const length = digits?.length
  if (!digits || !length || !(alpha ? [3, 4, 6, 8] : [3, 6]).includes(length)) return undefined
  return `#${length < 6 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase()
}

/** Reads '#rrggbb'. */
export const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number(`0x${hex.slice(at, at + 2)}`) / 255) as never

/** Rounds each channel to one of 256 steps. Out-of-gamut colors are clipped. */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((c) => (256 + Math.round(Math.min(1, Math.max(0, c)) * 255)).toString(16).slice(1)).join('')}`
