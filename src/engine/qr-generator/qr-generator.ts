import { encodeQR } from 'qr'
import type { Context } from '../core/engine'
import { readFields } from '../core/fields/read'
import { failure, type Issue, type Result, success } from '../core/result'
import { corrections, levelWithLogo } from './capacity'
import { layoutOf } from './drawing'
import { fields, type Input, type IssueCode, sizes } from './fields'
import { lookOf, withInitial } from './look'
import type { Output } from './output'
import { plainStyle } from './style'
import { bytesOf, textIssue } from './text'

export { capacity, type Level, type Mode, modeOf } from './capacity'
export { contrastRatio, symbolContrast } from './contrast'
export { type Drawing, drawingOf, type Extras, type Outline, svgOfDrawing } from './drawing'
export {
  example,
  eyeShapes,
  fields,
  frames,
  type Input,
  type IssueCode,
  initial,
  levels,
  moduleShapes,
  pdfWidths,
  quietZones,
  sizes,
} from './fields'
export { type FormInput, type FormIssue, type FormKind, formKinds, forms } from './forms'
export { type Modules, pathOf, quietZone } from './modules'
export type { Output } from './output'
export { payload } from './payload'
export { type Picture, pngOf, svgOf } from './picture'
export type { Style } from './style'

/** Encodes the text in the smallest version that fits (ISO/IEC 18004:2024). See `modeOf` for the encoding. */
export function evaluate(given: Input, _context: Context = {}): Result<Output, IssueCode> {
  const input = withInitial(given)
  const form = readFields(fields, input)
  const [size, level] = [form.read('size'), form.read('level')]
  const { look, issues: lookIssues } = lookOf(given)
  const wrong = textIssue(input.text, level ?? 'L')
  const issues: Issue<IssueCode>[] = [...(wrong ? [wrong] : []), ...form.issues, ...lookIssues]
  if (size === undefined || level === undefined || issues.length > 0) return failure(...issues)

  const modules = encodeQR(input.text, 'raw', { ecc: corrections[level], border: 1 })
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
