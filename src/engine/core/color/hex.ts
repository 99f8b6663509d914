/** Red, green and blue of sRGB, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Reads hex text: ' 3B82F6' is '#3b82f6', and '#abc' is '#aabbcc'. With `alpha` also '#abc8', which is '#aabbcc88'.
 * Nothing where it is not a color.
 */
export function readHex(text: string, alpha = false): string | undefined {
  const [, digits] = /^\s*#?([\da-f]{3,8})\s*$/i.exec(text) ?? []
  const length = digits?.length
  if (!digits || !length || !(alpha ? [3, 4, 6, 8] : [3, 6]).includes(length)) return undefined
  return `#${length < 6 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase()
}

/** Of '#rrggbb'. */
export const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number(`0x${hex.slice(at, at + 2)}`) / 255) as never

/** Each channel to the nearest of 256 steps; colors outside the gamut are clipped. */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((c) => (256 + Math.round(Math.min(1, Math.max(0, c)) * 255)).toString(16).slice(1)).join('')}`
