import { labToHex, spaces } from './color-spaces'
import { hexOf, type Rgb, readHex } from './hex'
import { namedColors } from './named-colors'
import { fromOklch, polar } from './oklch'

export interface CssColor {
  /** '#rrggbb' */
  readonly hex: string
  /** From 0 (transparent) to 1 (opaque). */
  readonly alpha: number
}

/** Color errors. `not-opaque`: the color is transparent, but the field needs an opaque one. */
export type ColorIssue = 'missing' | 'not-a-color' | 'not-opaque'

/** A color as typed: anything `readCssColor` reads, and bare hex digits such as '3b82f6'. */
const readColor = (text: string): CssColor | undefined => readCssColor(text) ?? readCssColor(`#${text.trim()}`)

/** '#rrggbb', or '#rrggbbaa' if the color isn't opaque. */
export const hexText = ({ hex, alpha }: CssColor): string => (alpha < 1 ? hex + hexOf([alpha, 0, 0]).slice(1, 3) : hex)

/** A typed color as hex: 'tomato' gives '#ff6347', 'rgb(0 0 0 / 50%)' gives '#00000080'. */
export function readAsHex(text: string): string | undefined {
  const color = readColor(text)
  return color && hexText(color)
}

/** A typed opaque color as '#rrggbb', or the error. */
export function readOpaque(text: string): Pick<CssColor, 'hex'> | ColorIssue {
  const color = readColor(text)
  if (!color) return text.trim() ? 'not-a-color' : 'missing'
  return color.alpha < 1 ? 'not-opaque' : color
}

/**
 * Reads any CSS Color 4 color, with or without opacity: hex, keyword, rgb(), hsl(), hwb(), lab(), lch(), oklab(),
 * oklch() and color(). readCssColor('rgb(0 0 0 / 25%)') is { hex: '#000000', alpha: 0.25 }. Undefined for invalid
 * colors and for those that depend on the page: currentcolor and system colors.
 */
export function readCssColor(text: string): CssColor | undefined {
  const word = text.slice(0, 200).trim().toLowerCase()
  if (word === 'transparent') return { hex: '#000000', alpha: 0 }
  const hex = readHex(
    word.startsWith('#') ? word : Object.hasOwn(namedColors, word) ? `${namedColors[word]}` : '',
    true,
  )
  if (hex) return { hex: hex.slice(0, 7), alpha: Number(`0x${hex.slice(7) || 'ff'}`) / 255 }
  const [, name = '', space, inner = ''] =
    /^([a-z]+)\((?:\s*([a-z][a-z0-9]*-?[a-z0-9]*)\s)?([^()]*)\)$/.exec(word) ?? []
  const isSpace = name === 'color'
  const [one, two, three, last, more] = `${isSpace || !space ? '' : `${space} `}${inner}`.trim().split(/\s*[\s,/]\s*/)
  if (more !== undefined) return undefined
  const alpha = last === undefined ? 1 : partOf(last, 1)
  const texts = [`${one}`, `${two}`, `${three}`] as const
  const found = isSpace ? inSpace(`${space}`, texts) : makers.get(name)?.(...texts)
  return found && alpha >= 0 ? { hex: found, alpha: Math.min(1, alpha) } : undefined
}

type Maker = (one: string, two: string, three: string) => string | undefined

const rgb: Maker = (...texts) =>
  made(
    texts.map((text) => partOf(text, 255) / 255),
    hexOf,
  )
const hsl: Maker = (h, s, l) => made([degreesOf(h), share(s), share(l)], ([h, s, l]) => hexOf(hslToRgb(h, s, l)))

/** Converts the three arguments of each function. Undefined if one isn't a number. */
const makers: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['rgb', rgb],
  ['rgba', rgb],
  ['hsl', hsl],
  ['hsla', hsl],
  ['hwb', (h, w, b) => made([degreesOf(h), share(w), share(b)], ([h, w, b]) => hexOf(hwbToRgb(h, w, b)))],
  ['lab', (l, a, b) => made([partOf(l, 100), partOf(a, 125), partOf(b, 125)], labToHex)],
  ['lch', (l, c, h) => made([partOf(l, 100), partOf(c, 150), degreesOf(h)], ([l, c, h]) => labToHex(ofPolar(l, c, h)))],
  [
    'oklab',
    (l, a, b) =>
      made([partOf(l, 1), partOf(a, 0.4), partOf(b, 0.4)], ([l, a, b]) => fromOklch({ l: clamp(l), ...polar(a, b) })),
  ],
  [
    'oklch',
    (l, c, h) =>
      made([partOf(l, 1), partOf(c, 0.4), degreesOf(h)], ([l, c, h]) =>
        fromOklch({ l: clamp(l), c: Math.max(0, c), h }),
      ),
  ],
])

const inSpace = (space: string, texts: readonly string[]): string | undefined =>
  Object.hasOwn(spaces, space)
    ? made(
        texts.map((text) => partOf(text, 1)),
        (channels) => spaces[space]?.(channels) ?? '',
      )
    : undefined

const clamp = (number: number) => Math.min(1, Math.max(0, number))

type Three = [number, number, number]

const made = (numbers: number[], make: (numbers: Three) => string): string | undefined =>
  numbers.every(Number.isFinite) ? make(numbers as Three) : undefined

/** A number, or a percentage of `whole`: '50%' of 255 is 127.5. */
function partOf(text: string, whole: number): number {
  const [, number, percent] = /^([-+]?\d*\.?\d+(?:e[-+]?\d+)?)(%?)$/.exec(text === 'none' ? '0' : text) ?? []
  return number === undefined ? Number.NaN : percent ? (Number(number) / 100) * whole : Number(number)
}

/** A percentage from 0 to 1, with or without the percent sign. */
const share = (text: string) => clamp(partOf(text.replace('%', ''), 1) / 100)

const turns: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

/** A CSS angle in degrees. A bare number is in degrees: degreesOf('0.25turn') is 90. */
export function degreesOf(text: string): number {
  const [, number = '', unit = ''] = /^(.*?)(deg|grad|rad|turn|)$/.exec(text) ?? []
  return number.endsWith('%') ? Number.NaN : partOf(number, 1) * (turns[unit] ?? Number.NaN)
}

/** CSS Color 4, 'Converting HSL Colors to sRGB'. */
function hslToRgb(h: number, s: number, l: number): Three {
  const channel = (n: number) => {
    const k = (((n + h / 30) % 12) + 12) % 12
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** CSS Color 4, 'Converting HWB Colors to sRGB'. White and black that add up to more than 100% give a gray. */
function hwbToRgb(h: number, white: number, black: number): Rgb {
  const sum = white + black
  const [w, b] = sum > 1 ? [white / sum, black / sum] : [white, black]
  return hslToRgb(h, 1, 0.5).map((channel) => channel * (1 - w - b) + w) as never
}

/** Converts lightness, chroma and hue to lightness and the two axes of Lab. */
function ofPolar(l: number, chroma: number, h: number): Rgb {
  const [c, angle] = [Math.max(0, chroma), (h * Math.PI) / 180]
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}
