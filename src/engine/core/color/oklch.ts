import { linear } from './color'
import { hexOf, type Rgb, rgbOf } from './hex'

/** CSS Color 4, 'OKLCH': a perceptually uniform color space. */
export interface Oklch {
  /** Lightness, from 0 to 1. */
  readonly l: number
  /** Chroma from 0. The maximum in sRGB is 0.32. */
  readonly c: number
  /** Hue in degrees. */
  readonly h: number
}

export type Matrix = readonly [Rgb, Rgb, Rgb]

// CSS Color 4, 'Sample code for color conversions': linear sRGB to XYZ to LMS in one step, and back.
const toLms: Matrix = [
  [0.4122214695, 0.5363325373, 0.0514459933],
  [0.2119034958, 0.6806995506, 0.1073969535],
  [0.0883024592, 0.2817188391, 0.6299787017],
]
const fromLms: Matrix = [
  [4.0767416361, -3.3077115393, 0.2309699032],
  [-1.2684379733, 2.6097573493, -0.341319376],
  [-0.0041960761, -0.7034186179, 1.7076146941],
]
const toLab: Matrix = [
  [0.2104542683, 0.7936177747, -0.004072043],
  [1.9779985324, -2.4285922421, 0.4505937096],
  [0.0259040425, 0.7827717125, -0.8086757549],
]
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]

export const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => matrix.map(([a, b, c]) => a * x + b * y + c * z) as never

/** toOklch('#3b82f6') is { l: 0.623, c: 0.188, h: 259.8 }. */
export const toOklch = (hex: string): Oklch => oklchOf(rgbOf(hex).map(linear) as never)

/** Converts linear-light sRGB, including values outside 0 to 1. */
export function oklchOf(light: Rgb): Oklch {
  const [l, a, b] = times(toLab, times(toLms, light).map(Math.cbrt) as never)
  return { l, ...polar(a, b) }
}

/** Chroma and hue from the two opponent axes of Lab or Oklab. */
export const polar = (a: number, b: number) => ({
  c: Math.hypot(a, b),
  h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
})

function toRgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180
  const lms = times(fromLab, [l, c * Math.cos(angle), c * Math.sin(angle)]).map((root) => root ** 3)
  return times(fromLms, lms as never).map((light) =>
    light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : light * 12.92,
  ) as never
}

/**
 * The color itself if sRGB contains it. Otherwise the color with the same lightness and hue and the most chroma that
 * fits.
 */
export function inGamut(color: Oklch): Oklch {
  const fits = (c: number) => toRgb({ ...color, c }).every((channel) => channel > -1e-4 && channel < 1 + 1e-4)
  if (fits(color.c)) return color
  let [least, most] = [0, color.c]
  for (let step = 0; step < 30; step++) {
    const c = (least + most) / 2
    if (fits(c)) least = c
    else most = c
  }
  return { ...color, c: least }
}

export const fromOklch = (color: Oklch): string => hexOf(toRgb(inGamut(color)))
