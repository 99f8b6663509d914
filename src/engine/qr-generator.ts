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
  /** Rows of modules, true for dark ones, without the quiet zone. */
  readonly modules: Modules
  /** From 1 to 40. A code has 17 + 4 × version modules per side. */
  readonly version: number
  readonly level: Level
  /** Width and height of the image in pixels. */
  readonly size: number
  /** As '#rrggbb'. */
  readonly dark: string
  readonly light: string
  /** In percent: 100 for black on white, negative if the code is lighter than its background. */
  readonly contrast: number
  /** A reason why scanners may fail: contrast below 70 percent, or a code that's lighter than its background. */
  readonly caution: 'none' | 'low-contrast' | 'inverted'
}

/** The minimum for grade A (ISO/IEC 15415). */
const minContrast = 70

/**
 * The difference in luminance between two colors ('#rrggbb') in whole percent: 100 for black on white, negative if `dark`
 * is the lighter one. Models the symbol contrast of ISO/IEC 15415, where 70 is grade A, 55 is B, 40 is C and 20 is D.
 */
export const symbolContrast = (dark: string, light: string): number =>
  Math.round((luminance(rgbOf(light)) - luminance(rgbOf(dark))) * 100) + 0

/** Encodes the text in the smallest version that fits (ISO/IEC 18004:2024). See `modeOf` for the encoding. */
export function evaluate(input: Input, _context: Context = {}): Result<Output, IssueCode> {
  const { text, size, level, dark, light } = read(input)
  const issues: Issue<IssueCode>[] = []
  const max = isLevel(level) ? capacity(40, level, modeOf(text)) : capacity(40, 'L', modeOf(text))
  const length = bytesOf(text)
  if (text.trim() === '') issues.push({ code: 'missing', field: 'text' })
  else if (length > max) issues.push({ code: 'too-long', field: 'text', values: { length, max } })
  else if (/\p{Surrogate}/u.test(text)) issues.push({ code: 'broken-text', field: 'text' })
  if (!sizes.some((known) => known === size)) issues.push({ code: 'unknown-size', field: 'size' })
  if (!isLevel(level)) issues.push({ code: 'unknown-level', field: 'level' })
  const [darkColor, lightColor] = [readOpaque(dark), readOpaque(light)]
  if (typeof darkColor === 'string') issues.push({ code: colorIssue(darkColor), field: 'dark' })
  if (typeof lightColor === 'string') issues.push({ code: colorIssue(lightColor), field: 'light' })
  if (issues.length > 0 || !isLevel(level) || typeof darkColor === 'string' || typeof lightColor === 'string')
    return failure(...issues)

  const modules = encodeQR(text, 'raw', { ecc: corrections[level], border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const minSize = modules.length + 2 * quietZone
  if (Number(size) < minSize)
    return failure({
      code: 'too-dense',
      field: 'size',
      values: { min: sizes.find((each) => Number(each) >= minSize) ?? '' },
    })
  const contrast = symbolContrast(darkColor.hex, lightColor.hex)
  const caution = contrast < 0 ? 'inverted' : contrast < minContrast ? 'low-contrast' : 'none'
  return success({
    modules,
    version: (modules.length - 17) / 4,
    level,
    size: Number(size),
    dark: darkColor.hex,
    light: lightColor.hex,
    contrast,
    caution,
  })
}

/** Missing fields have their initial values. */
function read(input: Input): Input {
  const text = (field: keyof Input) => (typeof input[field] === 'string' ? input[field] : initial[field])
  return { text: text('text'), size: text('size'), level: text('level'), dark: text('dark'), light: text('light') }
}

/** An empty color field is `not-a-color`, because `missing` is for the text. */
const colorIssue = (issue: ColorIssue) => (issue === 'missing' ? 'not-a-color' : issue)

const isLevel = (level: string): level is Level => levels.some((known) => known === level)

/** The length in UTF-8: 'é' has 2 bytes, '漢' 3 and '😀' 4. */
function bytesOf(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Each surrogate counts as 2, so that a pair makes 4.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3
  }
  return bytes
}
