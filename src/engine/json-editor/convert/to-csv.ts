import { part, runSteps } from '../../core/steps'
import { examineSteps } from '../examine'
import { decoded } from '../place'
import { Printer } from '../print'
import { type Records, recordSteps } from '../records'
import { tablesIn } from '../tables'
import { Tree } from '../tree'
import { scalarEnd, walk } from '../walk'
import { type Converted, type ConvertIssue, Notes } from './converted'

export interface CsvOptions {
  readonly separator: ',' | ';' | '\t'
  /** Whether the first row has the names of the columns. */
  readonly header: boolean
  /** How values inside values are written: as JSON in one cell, or each in a column such as `address.city`. */
  readonly nested: 'json' | 'columns'
  /**
   * JSON Pointer to the rows: to one of the tables, or '' for the whole text. Otherwise the whole text if it's an array,
   * or else its first table.
   */
  readonly table?: string
}

/** What spreadsheets take for a formula (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r]/
/** Levels of nested objects that become columns. Deeper ones are written as JSON. */
const deepest = 20

/**
 * A table in the JSON text as CSV (RFC 4180): one row for each element of an array or member of an object of objects, with
 * columns in order of first appearance. Steps yield the progress.
 */
export function* csvSteps(text: string, options: CsvOptions): Generator<number, Converted | ConvertIssue> {
  const { output, nodes } = yield* part(examineSteps(text), 0, 0.4)
  if (!output.valid || text === '') return { code: 'not-json' }
  const tree = new Tree(text, nodes)
  const notes = new Notes()
  const { tables, table, node } = chosenTable(tree, options.table)
  const records = yield* part(recordSteps(tree, node), 0.4, 0.7)
  const writer = new CsvWriter(tree, options, notes)
  if (records) notes.add('duplicates', records.duplicates)
  const made = records ? yield* part(writer.table(records), 0.7, 1) : writer.single()
  if (made === '') notes.add('empty')
  return { text: made, notes: notes.list(), tables, table }
}

/** Where the rows can be, the whole text included, and where they are. */
function chosenTable(tree: Tree, wanted: string | undefined) {
  const known = new Map(tablesIn(tree).map((node) => [tree.pointer(node), node]))
  const [first = ''] = tree.kind(0) === 'array' ? [] : known.keys()
  known.set('', 0)
  const table = wanted !== undefined && known.has(wanted) ? wanted : first
  return { tables: [...known.keys()], table, node: known.get(table) ?? 0 }
}

class CsvWriter {
  readonly #tree: Tree
  readonly #options: CsvOptions
  readonly #notes: Notes
  readonly #special: RegExp

  constructor(tree: Tree, options: CsvOptions, notes: Notes) {
    this.#tree = tree
    this.#options = options
    this.#notes = notes
    this.#special = new RegExp(`["\\r\\n${options.separator}]|^\\s|\\s$`)
  }

  *table(records: Records): Generator<number, string> {
    const isDotted = this.#options.nested === 'columns'
    return isDotted ? yield* this.#dotted(records) : yield* this.#plain(records)
  }

  /** An object that isn't a table is a row of its own; any other value is a cell. */
  single(): string {
    const cells = new Map<string, string>()
    if (this.#tree.kind(0) === 'object') {
      const children = this.#tree.children(0)
      if (this.#options.nested === 'columns') this.#flatten(0, '', cells, 0)
      else for (const child of children) cells.set(this.#tree.key(child) ?? '', this.#cell(child))
    } else if (this.#tree.count(0) > 0 || this.#tree.kind(0) !== 'array') cells.set('value', this.#cell(0))
    const lines = this.#options.header ? [this.#line([...cells.keys()].map((key) => this.#quoted(key)))] : []
    return cells.size === 0 ? '' : [...lines, this.#line([...cells.values()])].join('')
  }

  *#plain({ rows, columns, cells, hasKeys, hasValues }: Records): Generator<number, string> {
    const names = [
      ...(hasKeys ? [unused('key', columns)] : []),
      ...columns,
      ...(hasValues ? [unused('value', columns)] : []),
    ]
    const isNamed = this.#options.header && columns.some((column, at) => column !== `${at}`)
    let made =
      isNamed || (this.#options.header && columns.length === 0)
        ? this.#line(names.map((name) => this.#quoted(name)))
        : ''
    const width = columns.length + (hasValues ? 1 : 0)
    if (width === 0 && !hasKeys) return ''
    for (let at = 0; at < rows.length; at++) {
      if (at % 500 === 0) yield at / rows.length
      const row = hasKeys ? [this.#quoted(this.#tree.key(rows[at] ?? 0) ?? '')] : []
      for (let place = at * width; place < (at + 1) * width; place++) {
        const cell = cells[place] ?? -1
        row.push(cell < 0 ? '' : this.#cell(cell))
      }
      made += this.#line(row)
    }
    return made
  }

  /** Nested objects and arrays as columns such as `address.city` and `tags.0`. */
  *#dotted({ rows, hasKeys }: Records): Generator<number, string> {
    const all: Map<string, string>[] = []
    const names = new Set<string>()
    for (let at = 0; at < rows.length; at++) {
      if (at % 500 === 0) yield (0.7 * at) / rows.length
      const row = rows[at] ?? 0
      const cells = new Map<string, string>()
      if (hasKeys) cells.set('key', this.#quoted(this.#tree.key(row) ?? ''))
      if (this.#tree.count(row) > 0) this.#flatten(row, '', cells, 0)
      else cells.set('value', this.#cell(row))
      for (const name of cells.keys()) names.add(name)
      all.push(cells)
    }
    const order = [...names]
    let made = this.#options.header ? this.#line(order.map((name) => this.#quoted(name))) : ''
    for (const [at, cells] of all.entries()) {
      if (at % 500 === 0) yield 0.7 + (0.3 * at) / rows.length
      made += this.#line(order.map((name) => cells.get(name) ?? ''))
    }
    return made
  }

  #flatten(node: number, path: string, cells: Map<string, string>, depth: number): void {
    const tree = this.#tree
    let place = 0
    for (let child = node + 1; child < tree.next(node); child = tree.next(child)) {
      const name = `${path}${tree.key(child) ?? place++}`
      if (tree.count(child) > 0 && depth < deepest) this.#flatten(child, `${name}.`, cells, depth + 1)
      else cells.set(name, this.#cell(child))
    }
  }

  #cell(node: number): string {
    const { text } = this.#tree
    const start = this.#tree.start(node)
    const kind = this.#tree.kind(node)
    if (kind === 'null') {
      this.#notes.add('nulls')
      return ''
    }
    if (kind === 'string') {
      const value = decoded(text, start, scalarEnd(text, start))
      if (formula.test(value)) this.#notes.add('formulas')
      return value === '' ? '""' : this.#quoted(value)
    }
    if (kind !== 'object' && kind !== 'array') return text.slice(start, scalarEnd(text, start))
    this.#notes.add('nested')
    return this.#quoted(onOneLine(this.#tree.source(node)))
  }

  #quoted(value: string): string {
    return this.#special.test(value) ? `"${value.replaceAll('"', '""')}"` : value
  }

  /** RFC 4180 ends each line with CRLF. A line of one empty cell needs quotes, or readers skip it. */
  #line(cells: readonly string[]): string {
    return `${cells.length === 1 && cells[0] === '' ? '""' : cells.join(this.#options.separator)}\r\n`
  }
}

function onOneLine(json: string): string {
  const printer = new Printer(json)
  runSteps(walk(json, printer))
  return printer.toString()
}

const unused = (name: string, names: readonly string[]): string =>
  names.includes(name) ? unused(`${name}_`, names) : name
