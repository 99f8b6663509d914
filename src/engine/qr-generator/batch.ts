import papaparse from 'papaparse'
import type { Issue } from '../core/result'
import type { Level } from './capacity'
import { formColumns, requiredColumns, sharedColumns } from './columns'
import type { IssueCode } from './fields'
import { fileNames } from './file-names'
import { type FormInput, type FormIssue, type FormKind, forms } from './forms'
import { type FormContext, payload } from './payload'
import { maxCaption } from './style'
import { textIssue } from './text'

/** Rows of one batch. */
export const maxRows = 1000

export interface BatchRow {
  /** The row in the table, from 1, the header included. */
  readonly line: number
  /** The file's name without its ending. Different for each row. */
  readonly name: string
  /** The content of the code. '' if there's an issue. */
  readonly text: string
  /** '' if the table has none. */
  readonly caption: string
  readonly issue?: Issue<FormIssue | IssueCode>
}

export interface Batch {
  /** What the columns are: a form's fields, or the contents themselves. */
  readonly kind: 'text' | FormKind
  readonly rows: readonly BatchRow[]
  /** Rows above the limit, which aren't read. */
  readonly left: number
}

type Columns = Readonly<Record<string, number>>

/**
 * Reads a table of codes: CSV as in RFC 4180, or separated by tabs or semicolons, as spreadsheets copy it. The columns are
 * content, name and caption, in any order under a header, or in this one without. Instead of content, a table may have
 * the fields of a form, such as ssid and password.
 */
export function readBatch(csv: string, level: Level, context: FormContext = {}): Batch {
  const { data } = papaparse.parse<string[]>(csv.replace(/^\ufeff/, '').trimEnd(), {
    delimitersToGuess: [',', '\t', ';', '|'],
  })
  const lines = data
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()))
  const header = lines[0] ? headerOf(lines[0].cells) : undefined
  const { kind, columns } = header ?? { kind: 'text' as const, columns: { content: 0, name: 1, caption: 2 } }
  const body = header ? lines.slice(1) : lines
  const read = body.slice(0, maxRows).map(({ cells, line }) => {
    const cell = (column: string) => (cells[columns[column] ?? -1] ?? '').trim()
    const made = contentOf(kind, columns, cells, context)
    const issue = made.issue ?? (made.text === undefined ? undefined : textIssue(made.text, level))
    const caption = cell('caption')
    const longCaption = caption.length > maxCaption && {
      code: 'long-caption' as const,
      field: 'caption',
      values: { max: maxCaption },
    }
    const found = issue ?? (longCaption || undefined)
    return {
      line,
      name: cell('name') || (made.text ?? ''),
      text: found ? '' : (made.text ?? ''),
      caption,
      ...(found && { issue: found }),
    }
  })
  // A name made from a Wi-Fi code would have its password in it.
  const named = read.map((row) => (kind === 'text' || kind === 'url' || row.name !== row.text ? row.name : ''))
  const names = fileNames(named)
  const rows = read.map((row, index) => ({ ...row, name: names[index] ?? '' }))
  return { kind, rows, left: Math.max(0, body.length - maxRows) }
}

/** What the columns are, if the cells are a header. */
function headerOf(cells: readonly string[]): { kind: Batch['kind']; columns: Columns } | undefined {
  const found = cells.map((cell) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const indexOf = (names: readonly string[]) => found.findIndex((name) => names.includes(name))
  const columnsIn = (table: Readonly<Record<string, readonly string[]>>): Columns =>
    Object.fromEntries(
      Object.entries(table).flatMap(([column, names]) => (indexOf(names) >= 0 ? [[column, indexOf(names)]] : [])),
    )
  const shared = columnsIn(sharedColumns)
  if ('content' in shared) return { kind: 'text', columns: shared }
  for (const kind of Object.keys(formColumns) as FormKind[]) {
    const own = columnsIn(formColumns[kind])
    const isKind = requiredColumns[kind].some((columns) => columns.every((column) => column in own))
    // 'field.name' is a form's name, such as a network's. 'name' is the file's.
    if (isKind)
      return {
        kind,
        columns: { ...shared, ...Object.fromEntries(Object.entries(own).map(([name, at]) => [`field.${name}`, at])) },
      }
  }
  return undefined
}

function contentOf(
  kind: Batch['kind'],
  columns: Columns,
  cells: readonly string[],
  context: FormContext,
): { readonly text?: string; readonly issue?: Issue<FormIssue> } {
  if (kind === 'text') return { text: cells[columns.content ?? -1] ?? '' }
  const input = Object.fromEntries(
    forms[kind].map((field) => [field, (cells[columns[`field.${field}`] ?? -1] ?? '').trim()]),
  )
  const made = payload(kind, kind === 'wifi' ? wifiInput(input) : input, context)
  return made.ok ? { text: made.value } : { issue: made.issues[0] as Issue<FormIssue> }
}

/** The words that people write in tables: 'WPA2', 'none', 'yes'. A network without a password is open. */
function wifiInput(input: FormInput): FormInput {
  const security = input.security ?? ''
  const isOpen = /^(?:none|open|no|nopass)$/i.test(security) || (!security && !input.password)
  return {
    ...input,
    security: isOpen ? 'nopass' : /^wep$/i.test(security) ? 'WEP' : 'WPA',
    hidden: /^(?:true|yes|y|x|1|hidden)$/i.test(input.hidden ?? '') ? 'true' : '',
  }
}
