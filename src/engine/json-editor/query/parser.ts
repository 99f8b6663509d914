import { QueryError } from './error'
import { FilterParser } from './filter-parser'
import { Scanner } from './scanner'
import { deepest, type Query, type Segment, type Selector } from './syntax'

/** Reads a JSONPath query (RFC 9535), or returns what's wrong with it. */
export function parseQuery(text: string): Query | QueryError {
  try {
    const scanner = new Scanner(text)
    if (/^\s|\s$/.test(text)) throw new QueryError('space', /^\s/.test(text) ? 0 : text.length - 1)
    scanner.need('$', 'start')
    const query = { root: '$', segments: segmentsIn(scanner, 0) } as const
    if (scanner.at < text.length) throw new QueryError('segment', scanner.at)
    return query
  } catch (error) {
    if (error instanceof QueryError) return error
    throw error
  }
}

/** The segments after `$` or `@`. `depth` is the number of filters around them. */
function segmentsIn(scanner: Scanner, depth: number): Segment[] {
  if (depth > deepest) throw new QueryError('deep', scanner.at)
  const segments: Segment[] = []
  for (;;) {
    const before = scanner.at
    scanner.space()
    if (scanner.take('..')) {
      segments.push({ isDescendant: true, selectors: scanner.sees('[') ? bracketed(scanner, depth) : [named(scanner)] })
    } else if (scanner.take('.')) segments.push({ isDescendant: false, selectors: [named(scanner)] })
    else if (scanner.sees('[')) segments.push({ isDescendant: false, selectors: bracketed(scanner, depth) })
    else {
      scanner.at = before
      return segments
    }
  }
}

/** After a dot: `name` or `*`. */
function named(scanner: Scanner): Selector {
  if (scanner.take('*')) return { kind: 'wildcard' }
  const name = scanner.name()
  if (name === undefined) throw new QueryError('name', scanner.at)
  return { kind: 'name', name }
}

function bracketed(scanner: Scanner, depth: number): Selector[] {
  scanner.need('[', 'selector')
  const selectors: Selector[] = []
  do {
    scanner.space()
    selectors.push(selectorIn(scanner, depth))
    scanner.space()
  } while (scanner.take(','))
  scanner.need(']', 'close')
  return selectors
}

function selectorIn(scanner: Scanner, depth: number): Selector {
  if (scanner.take('*')) return { kind: 'wildcard' }
  if (scanner.take('?')) {
    scanner.space()
    return { kind: 'filter', condition: new FilterParser(scanner, depth + 1, segmentsIn).condition() }
  }
  const name = scanner.string()
  if (name !== undefined) return { kind: 'name', name }
  const from = scanner.at
  const start = scanner.integer()
  const afterStart = scanner.at
  scanner.space()
  if (!scanner.take(':')) {
    scanner.at = afterStart
    if (start === undefined) throw new QueryError('selector', from)
    return { kind: 'index', index: start }
  }
  scanner.space()
  const end = scanner.integer()
  const afterEnd = scanner.at
  scanner.space()
  let step: number | undefined
  if (scanner.take(':')) {
    const afterColon = scanner.at
    scanner.space()
    step = scanner.integer()
    if (step === undefined) scanner.at = afterColon
  } else scanner.at = afterEnd
  return { kind: 'slice', start, end, step: step ?? 1 }
}
