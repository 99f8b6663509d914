import { runSteps } from '../../core/steps'
import { noVisitor, walk } from '../walk'

/** A format that can be converted to JSON. */
export type Format = 'yaml' | 'csv' | 'lines'

export interface Recognized {
  readonly format: Format
  /** For CSV, what's between the cells. */
  readonly separator?: ',' | ';' | '\t' | '|'
}

/** The most lines and characters examined. */
const lines = 30
const most = 20_000
const separators = ['\t', ';', ',', '|'] as const

/** What a text that isn't JSON looks like, from its first lines. Undefined if it's more like broken JSON or prose. */
export function recognize(text: string): Recognized | undefined {
  const start = text.slice(0, most)
  const isCut = start.length < text.length
  const all = start.split(/\r\n|[\r\n]/)
  if (isCut && all.length > 1) all.pop()
  const given = all.map((line) => line.replace(/^\ufeff/, '')).filter((line) => line.trim() !== '')
  const seen = given.slice(0, lines)
  const [first = ''] = seen
  if (/^\s*[[{]/.test(first)) return seen.length > 1 && seen.every(isJson) ? { format: 'lines' } : undefined
  // A web page, a program, a comment, or members of an object without its braces.
  if (first === '' || /^\s*(?:<|\/[/*]|["'][^"']*["']\s*:.*,\s*$)/.test(first)) return undefined
  if (isYaml(seen)) return { format: 'yaml' }
  const separator = separatorOf(given, start)
  return separator && { format: 'csv', separator }
}

/** What a text in a file looks like: by the file's name, or else by its first lines. */
export const recognizeFile = (text: string, name = ''): Recognized | undefined => formatOfFile(name) ?? recognize(text)

/** By the ending of a file's name. */
export function formatOfFile(name: string): Recognized | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (ending === 'yaml' || ending === 'yml') return { format: 'yaml' }
  if (ending === 'csv') return { format: 'csv' }
  if (ending === 'tsv' || ending === 'tab') return { format: 'csv', separator: '\t' }
  return ending === 'jsonl' || ending === 'ndjson' ? { format: 'lines' } : undefined
}

const isJson = (line: string): boolean => runSteps(walk(line, noVisitor)) === undefined

/** `name: Ada`, `"name": Ada`, `name:`, `- item` or the start of a document. */
const yamlLine =
  /^\s*(?:- |-$|---(?:\s|$)|%YAML|\? |(?:"[^"]*"|'[^']*'|[^\s"'#,;[\]{}&*!|>%@`-][^\s:#"',;]*(?: [^\s:#"',;]+){0,4}|<<) ?:(?:\s|$))/

function isYaml(seen: readonly string[]): boolean {
  const code = seen.filter((line) => !/^\s*#/.test(line))
  const [first = ''] = code
  if (!yamlLine.test(first)) return false
  // Below the first line, lines may continue a text.
  const own = code.filter((line) => yamlLine.test(line) || /^\s+\S/.test(line)).length
  return own >= 0.8 * code.length && (code.length > 1 || /^\s*(?:---|[\w-]+:\s+\S)/.test(first))
}

/** The separator that each row has equally often, outside quotes. */
function separatorOf(given: readonly string[], start: string): Recognized['separator'] {
  if (given.length < 2) return undefined
  for (const separator of separators) {
    const counts = countsIn(start, separator)
    const [first = 0] = counts
    const alike = counts.filter((count) => count === first).length
    if (first > 0 && counts.length > 1 && alike >= 0.9 * counts.length) return separator
  }
  return undefined
}

/** How many separators each row has. The last row may be cut. */
function countsIn(start: string, separator: string): number[] {
  const counts: number[] = []
  let count = 0
  let isQuoted = false
  let isEmpty = true
  for (const letter of start) {
    if (letter === '"') isQuoted = !isQuoted
    if (isQuoted) isEmpty = false
    else if (letter === separator) {
      count++
      isEmpty = false
    } else if (letter === '\n' || letter === '\r') {
      if (!isEmpty) counts.push(count)
      count = 0
      isEmpty = true
    } else isEmpty = false
  }
  if (!isEmpty && start.length < most) counts.push(count)
  return counts.slice(0, lines)
}
