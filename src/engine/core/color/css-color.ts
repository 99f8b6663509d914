import { hexOf, readHex } from './hex'
import { namedColors } from './named-colors'
import { fromOklch } from './oklch'

export interface CssColor {
  /** '#rrggbb' */
  readonly hex: string
  /** From 0, unseen, to 1. */
  readonly alpha: number
}

/**
 * Reads a color as CSS Color 4 writes it: hex, a keyword, rgb(), hsl() and oklch(), each with or without opacity.
 * readCssColor('rgb(0 0 0 / 25%)') is { hex: '#000000', alpha: 0.25 }. Nothing where it is none of these.
 */
export function readCssColor(text: string): CssColor | undefined {
  const word = text.trim().toLowerCase()
  if (word === 'transparent') return { hex: '#000000', alpha: 0 }
  const hex = readHex(
    word.startsWith('#') ? word : Object.hasOwn(namedColors, word) ? `${namedColors[word]}` : '',
    true,
  )
  if (hex) return { hex: hex.slice(0, 7), alpha: Number(`0x${hex.slice(7) || 'ff'}`) / 255 }
  const [, name, inner = ''] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/.exec(word) ?? []
  const [one, two, three, last, more] = inner.trim().split(/\s*[\s,/]\s*/)
  if (!name || more !== undefined) return undefined
  const alpha = last === undefined ? 1 : partOf(last, 1)
  const found = makers[name]?.(`${one}`, `${two}`, `${three}`)
  return found && alpha >= 0 ? { hex: found, alpha: Math.min(1, alpha) } : undefined
}

type Maker = (one: string, two: string, three: string) => string | undefined

/** What each function makes of its three arguments; nothing where one of them is no number. */
const makers: Readonly<Record<string, Maker>> = {
  rgb: (...texts) =>
    made(
      texts.map((text) => partOf(text, 255) / 255),
      hexOf,
    ),
  hsl: (h, s, l) => made([degreesOf(h), share(s), share(l)], ([h, s, l]) => hexOf(hslToRgb(h, s, l))),
  oklch: (l, c, h) =>
    made([partOf(l, 1), partOf(c, 0.4), degreesOf(h)], ([l, c, h]) =>
      fromOklch({ l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }),
    ),
}

type Three = [number, number, number]

const made = (numbers: number[], make: (numbers: Three) => string) =>
  numbers.every(Number.isFinite) ? make(numbers as Three) : undefined

/** A number as it is, or a percentage of `whole`: '50%' of 255 is 127.5. */
function partOf(text: string, whole: number): number {
  const [, number, percent] = /^([-+]?\d*\.?\d+(?:e[-+]?\d+)?)(%?)$/.exec(text === 'none' ? '0' : text) ?? []
  return number === undefined ? Number.NaN : percent ? (Number(number) / 100) * whole : Number(number)
}

/** A percentage, with or without its sign, from 0 to 1. */
const share = (text: string) => Math.min(1, Math.max(0, partOf(text.replace('%', ''), 1) / 100))

const turns: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

/** An angle of CSS in degrees; a bare number is one: degreesOf('0.25turn') is 90. */
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
