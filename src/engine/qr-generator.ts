import { encodeQR } from 'qr'
import { luminance } from './core/color/color'
import { type ColorIssue, readOpaque } from './core/color/css-color'
import { rgbOf } from './core/color/hex'
import type { Context } from './core/engine'
import { failure, type Issue, type Result, success } from './core/result'
import { capacity, corrections, type Level, modeOf } from './qr-generator/capacity'
import { type Input, type IssueCode, initial, levels, sizes } from './qr-generator/input'
import { type Modules, quietZone } from './qr-generator/picture'

export { capacity, type Level, type Mode, modeOf } from './qr-generator/capacity'
export { type FormInput, type FormIssue, type FormKind, formKinds, forms } from './qr-generator/forms'
export { example, type Input, type IssueCode, initial, kinds, levels, sizes } from './qr-generator/input'
export { payload } from './qr-generator/payload'
export { type Modules, type Picture, pathOf, pngOf, quietZone, svgOf } from './qr-generator/picture'

export interface Output {
  /** Rows of the square, true for a dark module; without the quiet zone of 4 modules that pictures have around it. */
  readonly modules: Modules
  /** 1 to 40: a code has 17 + 4 × version modules a side. */
  readonly version: number
  readonly level: Level
  /** Pixels of each side of the picture. */
  readonly size: number
  /** As '#rrggbb'. */
  readonly dark: string
  readonly light: string
  /** Percent, 100 for black on white, below 0 where the code is lighter than its ground. */
  readonly contrast: number
  /** What may keep cameras from reading it: contrast under 70 percent, or light modules on a dark ground. */
  readonly caution: 'none' | 'low-contrast' | 'inverted'
}

/** The least contrast that is graded an A (ISO/IEC 15415). */
const leastContrast = 70

/**
 * How much more light the light modules give back than the dark ones, in whole percent, of two colors as '#rrggbb': 100
 * for black on white, below 0 where they are the wrong way round. Printed codes are graded by it: 70 is an A, 55 a B, 40
 * a C, 20 a D (symbol contrast, ISO/IEC 15415).
 */
export const symbolContrast = (dark: string, light: string): number =>
  Math.round((luminance(rgbOf(light)) - luminance(rgbOf(dark))) * 100) + 0

/** Encodes a text in the smallest version that holds it (ISO/IEC 18004:2024), in UTF-8 unless digits or capitals alone. */
export function evaluate(input: Input, _context: Context = {}): Result<Output, IssueCode> {
  const { text, size, level, dark, light } = read(input)
  const issues: Issue<IssueCode>[] = []
  const fits = isLevel(level) ? capacity(40, level, modeOf(text)) : capacity(40, 'L', modeOf(text))
  const length = bytesOf(text)
  if (text.trim() === '') issues.push({ code: 'missing', field: 'text' })
  else if (length > fits) issues.push({ code: 'too-long', field: 'text', values: { length, max: fits } })
  else if (/\p{Surrogate}/u.test(text)) issues.push({ code: 'broken-text', field: 'text' })
  if (!sizes.some((known) => known === size)) issues.push({ code: 'unknown-size', field: 'size' })
  if (!isLevel(level)) issues.push({ code: 'unknown-level', field: 'level' })
  const [ink, ground] = [readOpaque(dark), readOpaque(light)]
  if (typeof ink === 'string') issues.push({ code: colorIssue(ink), field: 'dark' })
  if (typeof ground === 'string') issues.push({ code: colorIssue(ground), field: 'light' })
  if (issues.length > 0 || !isLevel(level) || typeof ink === 'string' || typeof ground === 'string')
    return failure(...issues)

  const modules = encodeQR(text, 'raw', { ecc: corrections[level], border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const least = modules.length + 2 * quietZone
  if (Number(size) < least)
    return failure({
      code: 'too-dense',
      field: 'size',
      values: { min: sizes.find((each) => Number(each) >= least) ?? '' },
    })
  const contrast = symbolContrast(ink.hex, ground.hex)
  const caution = contrast < 0 ? 'inverted' : contrast < leastContrast ? 'low-contrast' : 'none'
  return success({
    modules,
    version: (modules.length - 17) / 4,
    level,
    size: Number(size),
    dark: ink.hex,
    light: ground.hex,
    contrast,
    caution,
  })
}

/** What is not given is as in an empty tool. */
function read(input: Input): Input {
  const text = (field: keyof Input) => (typeof input[field] === 'string' ? input[field] : initial[field])
  return { text: text('text'), size: text('size'), level: text('level'), dark: text('dark'), light: text('light') }
}

/** `missing` is said of the text. */
const colorIssue = (issue: ColorIssue) => (issue === 'missing' ? 'not-a-color' : issue)

const isLevel = (level: string): level is Level => levels.some((known) => known === level)

/** In UTF-8: 'é' is 2, '漢' 3, '😀' 4. */
function bytesOf(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Each half of a pair counts 2, so that a pair is 4.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3
  }
  return bytes
}
