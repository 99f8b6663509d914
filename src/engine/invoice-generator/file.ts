import { writeDate } from '../core/dates/date'
import { readDateField } from '../core/dates/read-date'
import { today } from '../core/dates/today'
import type { Context as CoreContext } from '../core/engine'
import { formatPlain } from '../core/numbers/number-format'
import { interpretNumber } from '../core/numbers/read-number'
import { failure, type Result, success } from '../core/result'
import type { Context } from './context'
import { type Input, initial } from './fields'

/**
 * `file-too-large`: more than 2,000,000 characters. `too-many-items`: more than 5,000 rows. `not-json`,
 * `not-an-invoice`: not created by `toFile`. `newer-file`: created by a later version.
 */
export type FileIssueCode = 'file-too-large' | 'not-json' | 'not-an-invoice' | 'newer-file' | 'too-many-items'

const tool = 'invoice-generator'
const version = 1
const limits = { characters: 2_000_000, items: 5000 }

/** Fields with locale-dependent text. */
const numeric = ['quantity', 'rate', 'tax', 'discount', 'amountPaid']

/**
 * The invoice as a JSON file. Fields are saved as typed, except for dates: 'tomorrow' and '02/03/2026' become
 * 'YYYY-MM-DD', because their meaning depends on the day and the locale. An empty date becomes today's.
 * With a currency, the file holds it too.
 */
export function toFile(input: Input, context: Context = {}): string {
  const { locale = 'en-US', currency } = context
  const typed = withShape(initial, input, (text) => text)
  const now = today(context.now)
  const isoDate = (text: string) => {
    const date = readDateField(text, { locale, today: now })
    return 'code' in date ? text : writeDate(date)
  }
  const invoice = {
    ...typed,
    date: isoDate(typed.date.trim() ? typed.date : now || typed.date),
    dueDate: isoDate(typed.dueDate),
  }
  return `${JSON.stringify({ tool, version, locale, currency, invoice }, null, 2)}\n`
}

/**
 * Reads a file created by `toFile`. Missing fields are as in an empty invoice, and unknown fields are dropped. Numbers
 * saved in another locale are rewritten: '1,5' in de-DE becomes '1.5' in en-US.
 */
export function fromFile(text: string, context: CoreContext = {}): Result<Input, FileIssueCode> {
  if (text.length > limits.characters) return failure({ code: 'file-too-large', values: { max: limits.characters } })
  const file = parse(text)
  if (file === undefined) return failure({ code: 'not-json' })
  const { invoice } = file
  if (file.tool !== tool || !isRecord(invoice) || typeof file.version !== 'number')
    return failure({ code: 'not-an-invoice' })
  if (file.version > version) return failure({ code: 'newer-file' })
  if (Array.isArray(invoice.items) && invoice.items.length > limits.items)
    return failure({ code: 'too-many-items', values: { max: limits.items } })
  const saved = typeof file.locale === 'string' ? file.locale : 'en-US'
  return success(withShape(initial, invoice, rewriter(saved, context.locale ?? 'en-US')))
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return Object(JSON.parse(text))
  } catch {
    return undefined
  }
}

type Rewrite = (text: string, from?: string) => string

/** The fields of `shape` with the values from a file, or those of `shape` if they're invalid. Numbers become text. */
function withShape<Shape extends object>(shape: Shape, source: unknown, rewrite: Rewrite): Shape {
  const values = isRecord(source) ? source : {}
  const fields = Object.entries(shape).map(([field, fallback]) => {
    const value = values[field]
    if (Array.isArray(fallback)) {
      const rows = Array.isArray(value) && value.length > 0 ? value : fallback
      return [field, rows.map((row) => withShape(fallback[0], row, rewrite))]
    }
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : fallback
    if (!numeric.includes(field)) return [field, text]
    return [field, typeof value === 'number' ? rewrite(text, 'en-US') : rewrite(text)]
  })
  return Object.fromEntries(fields)
}

/** Rewrites a number for another locale. Plain digits and text that isn't a number stay the same. */
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
