import Papa from 'papaparse'
import { type Converted, type ConvertIssue, Notes } from './converted'

export interface FromCsvOptions {
  /** Absent: found in the text. */
  readonly separator?: string
  /** Whether the first row has the names of the columns. */
  readonly header: boolean
  /**
   * With `values`, columns of numbers become numbers as written, true and false become booleans, and empty cells null.
   * A column stays text if one of its cells has a leading zero, an exponent or more than 15 digits, as an ID may.
   */
  readonly types: 'text' | 'values'
}

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
/** A double distinguishes all numbers of 15 digits. */
const mostDigits = 15

/** CSV (RFC 4180) as an array of objects, or of arrays without a header, one row on each line. */
export function convertCsv(text: string, options: FromCsvOptions): Converted | ConvertIssue {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: options.separator ?? '',
    skipEmptyLines: true,
  })
  const notes = new Notes()
  if (data.length === 0) return { code: 'not-csv' }
  notes.add('quotes', errors.filter(({ type }) => type === 'Quotes').length)
  const rows = options.header ? data.slice(1) : data
  const width = data.reduce((most, row) => Math.max(most, row.length), 0)
  if (rows.some(({ length }) => length !== (data[0]?.length ?? 0))) {
    notes.add('ragged', rows.filter(({ length }) => length !== data[0]?.length).length)
  }
  const columns = Array.from({ length: width }, (_, at) => writerOf(rows, at, options, notes))
  const names = options.header ? namesOf(data[0] ?? [], width, notes).map((name) => `${JSON.stringify(name)}:`) : []
  const lines = rows.map((row) => {
    const cells = row.map((cell, at) => `${names[at] ?? ''}${columns[at]?.(cell)}`).join(',')
    return options.header ? `{${cells}}` : `[${cells}]`
  })
  return { text: lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`, notes: notes.list() }
}

type Writer = (cell: string) => string

/** How the cells of a column are written. */
function writerOf(rows: readonly string[][], at: number, { types }: FromCsvOptions, notes: Notes): Writer {
  if (types === 'text') return JSON.stringify
  let [isNumber, isBoolean, isLong] = [true, true, false]
  for (const row of rows) {
    const cell = row[at] ?? ''
    if (cell === '') continue
    const isNumeric = number.test(cell)
    if (isNumeric && cell.replace(/\D/g, '').length > mostDigits) isLong = true
    if (!isNumeric) isNumber = false
    if (cell !== 'true' && cell !== 'false') isBoolean = false
    if (!isNumber && !isBoolean) break
  }
  if (isNumber && isLong) notes.add('long-numbers')
  const asWritten = (isNumber && !isLong) || isBoolean
  return (cell) => (cell === '' ? 'null' : asWritten ? cell : JSON.stringify(cell))
}

/** Names for all columns: an unnamed one is column3, and a second `id` is id_2. */
function namesOf(header: readonly string[], width: number, notes: Notes): string[] {
  const names = new Set<string>()
  for (let at = 0; at < width; at++) {
    const given = header[at] ?? ''
    const base = given === '' ? `column${at + 1}` : given
    let name = base
    for (let count = 2; names.has(name); count++) name = `${base}_${count}`
    if (name !== given) notes.add('keys')
    names.add(name)
  }
  return [...names]
}
