import { encodeQR } from 'qr'
import type { Context } from '../core/engine'
import { failure, type Issue, type Result, success } from '../core/result'
import { corrections, type Level, levelWithLogo } from './capacity'
import { layoutOf } from './drawing'
import { type Input, type IssueCode, levels, sizes } from './input'
import { lookOf, withInitial } from './look'
import type { Output } from './output'
import { plainStyle } from './style'
import { bytesOf, textIssue } from './text'

export { capacity, type Level, type Mode, modeOf } from './capacity'
export { contrastRatio, symbolContrast } from './contrast'
export { type Drawing, drawingOf, type Extras, type Outline, svgOfDrawing } from './drawing'
export { type FormInput, type FormIssue, type FormKind, formKinds, forms } from './forms'
export {
  example,
  eyeShapes,
  frames,
  type Input,
  type IssueCode,
  initial,
  kinds,
  levels,
  moduleShapes,
  pdfWidths,
  quietZones,
  sizes,
} from './input'
export { type Modules, pathOf, quietZone } from './modules'
export type { Output } from './output'
export { payload } from './payload'
export { type Picture, pngOf, svgOf } from './picture'
export type { Style } from './style'

/** Encodes the text in the smallest version that fits (ISO/IEC 18004:2024). See `modeOf` for the encoding. */
export function evaluate(given: Input, _context: Context = {}): Result<Output, IssueCode> {
  const { text, size, level } = withInitial(given)
  const { look, issues: lookIssues } = lookOf(given)
  const issues: Issue<IssueCode>[] = []
  const wrong = textIssue(text, isLevel(level) ? level : 'L')
  if (wrong) issues.push(wrong)
  if (!sizes.some((known) => known === size)) issues.push({ code: 'unknown-size', field: 'size' })
  if (!isLevel(level)) issues.push({ code: 'unknown-level', field: 'level' })
  if (issues.length > 0 || lookIssues.length > 0 || !isLevel(level)) return failure(...issues, ...lookIssues)

  const modules = encodeQR(text, 'raw', { ecc: corrections[level], border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const minSize = layoutOf(modules.length, look.style ?? plainStyle(look.dark)).width
  if (Number(size) < minSize)
    return failure({
      code: 'too-dense',
      field: 'size',
      values: { min: sizes.find((each) => Number(each) >= minSize) ?? '' },
    })
  return success({ modules, version: (modules.length - 17) / 4, level, size: Number(size), ...look })
}

/** The input with the error correction that a logo needs, or an error if the text is too long for it. */
export function withLogo(input: Input): Result<Input, IssueCode> {
  const level = levelWithLogo(input.text, bytesOf(input.text))
  return level ? success({ ...input, level }) : failure({ code: 'no-room-for-logo', field: 'text' })
}

const isLevel = (level: string): level is Level => levels.some((known) => known === level)
