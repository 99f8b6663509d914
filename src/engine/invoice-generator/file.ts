import { writeDate } from '../core/dates/date'
import { readDateField } from '../core/dates/read-date'
import { today } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'
import { formatPlain } from '../core/numbers/number-format'
import { interpretNumber } from '../core/numbers/read-number'
import { failure, type Result, success } from '../core/result'
import { type Context, type Input, initial } from './input'

/**
 * `file-too-large`: above 2,000,000 characters. `too-many-items`: above 5,000 rows. `not-json`, `not-an-invoice`: not
 * what `toFile` made. `newer-file`: made by a later version of it.
 */
export type FileIssueCode = 'file-too-large' | 'not-json' | 'not-an-invoice' | 'newer-file' | 'too-many-items'

const tool = 'invoice-generator'
const version = 1
const most = { characters: 2_000_000, items: 5000 }

/** Fields whose text is read by the locale. */
const numeric = ['quantity', 'rate', 'tax', 'discount']

/**
 * The invoice as JSON to save: as typed, but with dates as 'YYYY-MM-DD', so that 'tomorrow' and '02/03/2026' stay the day
 * that they are here and now. An empty date becomes today's.
 */
export function toFile(input: Input, context: Context = {}): string {
  const { locale = 'en-US' } = context
  const typed = shaped(initial, input, (text) => text)
  const now = today(context.now)
  const fixed = (text: string) => {
    const date = readDateField(text, { locale, today: now })
    return 'code' in date ? text : writeDate(date)
  }
  const invoice = {
    ...typed,
    date: fixed(typed.date.trim() ? typed.date : now || typed.date),
    dueDate: fixed(typed.dueDate),
  }
  return `${JSON.stringify({ tool, version, locale, invoice }, null, 2)}\n`
}

/**
 * What `toFile` saved, to be typed on. Takes any text: fields that the file lacks are as in an empty invoice, unknown
 * ones are dropped. Numbers saved in one locale are rewritten for another: '1,5' of de-DE is '1.5' in en-US.
 */
export function fromFile(text: string, context: CoreContext = {}): Result<Input, FileIssueCode> {
  if (text.length > most.characters) return failure({ code: 'file-too-large', values: { max: most.characters } })
  const file = parse(text)
  if (file === undefined) return failure({ code: 'not-json' })
  const { invoice } = file
  if (file.tool !== tool || !isRecord(invoice) || typeof file.version !== 'number')
    return failure({ code: 'not-an-invoice' })
  if (file.version > version) return failure({ code: 'newer-file' })
  if (Array.isArray(invoice.items) && invoice.items.length > most.items)
    return failure({ code: 'too-many-items', values: { max: most.items } })
  const saved = typeof file.locale === 'string' ? file.locale : 'en-US'
  return success(shaped(initial, invoice, rewriter(saved, context.locale ?? 'en-US')))
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return Object(JSON.parse(text))
  } catch {
    return undefined
  }
}

type Rewrite = (text: string, from?: string) => string

/** The fields of `shape` and no others, from whatever a file holds in their place. A JSON number is its text. */
function shaped<Shape extends object>(shape: Shape, source: unknown, rewrite: Rewrite): Shape {
  const given = isRecord(source) ? source : {}
  const fields = Object.entries(shape).map(([field, own]) => {
    const value = given[field]
    if (Array.isArray(own)) {
      const rows = Array.isArray(value) && value.length > 0 ? value : own
      return [field, rows.map((row) => shaped(own[0], row, rewrite))]
    }
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : own
    if (!numeric.includes(field)) return [field, text]
    return [field, typeof value === 'number' ? rewrite(text, 'en-US') : rewrite(text)]
  })
  return Object.fromEntries(fields)
}

/** Writes a number as text in another locale; whole numbers and text that is not a number stay. */
function rewriter(saved: string, to: string): Rewrite {
  return (text, from = saved) => {
    const read = interpretNumber(text, from)
    if (from === to || !read || 'either' in read || !/\D/.test(text)) return text
    return formatPlain(read.plain, to, { grouping: false }) + (read.percent ? '%' : '')
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
