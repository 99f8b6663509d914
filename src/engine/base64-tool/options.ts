import { complete, readFields } from '../core/fields/read'
import { type Issue, type Result, success } from '../core/result'
import { fields, type Input, initial } from './fields'
import type { Charset, Style } from './names'
import type { IssueCode } from './output'

/** What an input asks for, besides its text. */
export interface Options extends Style {
  readonly isEncoding: boolean
  readonly charset: Charset
}

const longestLine = 10_000

/** Reads all fields but the text. */
export function readOptions(input: Partial<Input>): Result<Options, IssueCode> {
  const { encoding = initial.encoding, charset = initial.charset, wrap = '' } = input
  const form = readFields(fields, { ...input, encoding, charset })
  const issues: Issue<IssueCode>[] = form.issues
  const isEncoding = form.read('mode') === 'encode'
  const read = complete({
    encoding: form.read('encoding'),
    charset: form.read('charset'),
    unpadded: form.read('unpadded'),
    uppercase: form.read('uppercase'),
  })
  const width = typeof wrap === 'string' && /^\s*\d{0,5}\s*$/.test(wrap) ? Number(wrap) : -1
  if (width < 0 || width > longestLine || (width === 0 && wrap.trim() !== '')) {
    issues.push({ code: 'wrong-wrap', field: 'wrap', values: { max: longestLine } })
  }
  return read && issues.length === 0 ? success({ ...read, isEncoding, wrap: width }) : { ok: false, issues }
}
