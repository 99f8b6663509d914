import { QueryError } from './error'
import type { Scanner } from './scanner'
import {
  type Call,
  type Comparable,
  type Condition,
  deepest,
  type FunctionName,
  functions,
  type Operator,
  type Query,
  type Segment,
} from './syntax'

type Segments = (scanner: Scanner, depth: number) => Segment[]

const operators: readonly Operator[] = ['==', '!=', '<=', '>=', '<', '>']

/** Reads the condition of a filter: `@.price < 10 && match(@.title, 'J.*')`. */
export class FilterParser {
  readonly #scanner: Scanner
  readonly #depth: number
  readonly #segments: Segments
  #calls = 0

  /** `segments` reads the segments of a query in the filter. */
  constructor(scanner: Scanner, depth: number, segments: Segments) {
    this.#scanner = scanner
    this.#depth = depth
    this.#segments = segments
  }

  condition(nested = 0): Condition {
    if (this.#depth + nested > deepest) throw new QueryError('deep', this.#scanner.at)
    return this.#list('||', 'or', () => this.#list('&&', 'and', () => this.#basic(nested)))
  }

  #list(token: string, kind: 'or' | 'and', part: () => Condition): Condition {
    const parts = [part()]
    for (;;) {
      const before = this.#scanner.at
      this.#scanner.space()
      if (!this.#scanner.take(token)) {
        this.#scanner.at = before
        break
      }
      this.#scanner.space()
      parts.push(part())
    }
    const [first] = parts
    return parts.length === 1 && first ? first : { kind, parts }
  }

  #basic(nested: number): Condition {
    const scanner = this.#scanner
    const isNegated = scanner.sees('!') && scanner.take('!')
    if (isNegated) scanner.space()
    let condition: Condition
    if (scanner.take('(')) {
      scanner.space()
      condition = this.condition(nested + 1)
      scanner.space()
      scanner.need(')', 'close')
    } else condition = this.#comparisonOrTest(isNegated)
    return isNegated ? { kind: 'not', part: condition } : condition
  }

  #comparisonOrTest(isNegated: boolean): Condition {
    const scanner = this.#scanner
    const start = scanner.at
    const left = this.#comparable()
    const end = scanner.at
    scanner.space()
    const operator = isNegated ? undefined : operators.find((each) => scanner.take(each))
    if (operator) {
      this.#checkCompared(left, start, end)
      scanner.space()
      const from = scanner.at
      const right = this.#comparable()
      this.#checkCompared(right, from, scanner.at)
      return { kind: 'compare', operator, left, right }
    }
    scanner.at = end
    if (left.kind === 'query') return { kind: 'exists', query: left.query }
    if (left.kind === 'literal') throw new QueryError('condition', start, end)
    if (!functions[left.name].isTest) throw new QueryError('result', left.from, left.to)
    return left
  }

  #checkCompared(part: Comparable, from: number, to: number): void {
    if (part.kind === 'query' && !isSingular(part.query)) throw new QueryError('single', from, to)
    if (part.kind === 'call' && functions[part.name].isTest) throw new QueryError('result', from, to)
  }

  #comparable(): Comparable {
    const scanner = this.#scanner
    const query = this.#query()
    if (query) return { kind: 'query', query }
    const text = scanner.string()
    if (text !== undefined) return { kind: 'literal', value: { type: 'string', text } }
    const number = scanner.number()
    if (number !== undefined) return { kind: 'literal', value: { type: 'number', text: number } }
    const start = scanner.at
    const word = scanner.match(/[a-z][a-z_0-9]*/y)
    if (word !== undefined && scanner.take('(')) return this.#call(word, start)
    if (word === 'true' || word === 'false' || word === 'null') return { kind: 'literal', value: { type: word } }
    throw new QueryError('condition', start, Math.max(start + 1, scanner.at))
  }

  #query(): Query | undefined {
    const root = (['$', '@'] as const).find((each) => this.#scanner.take(each))
    return root && { root, segments: this.#segments(this.#scanner, this.#depth) }
  }

  #call(name: string, from: number): Call {
    const scanner = this.#scanner
    if (!isFunction(name)) throw new QueryError('function', from, from + name.length)
    if (++this.#calls > deepest) throw new QueryError('deep', from)
    const { takes } = functions[name]
    const args: Comparable[] = []
    scanner.space()
    while (!scanner.sees(')')) {
      if (args.length > 0) {
        scanner.need(',', 'close')
        scanner.space()
      }
      const start = scanner.at
      const arg = this.#comparable()
      const kind = takes[args.length]
      const fits =
        kind === 'nodes'
          ? arg.kind === 'query'
          : kind === 'value' &&
            (arg.kind === 'literal' || (arg.kind === 'query' ? isSingular(arg.query) : !functions[arg.name].isTest))
      if (!fits) throw new QueryError('arguments', start, scanner.at)
      args.push(arg)
      scanner.space()
    }
    scanner.need(')', 'close')
    this.#calls--
    if (args.length < takes.length) throw new QueryError('arguments', from, scanner.at)
    return { kind: 'call', name, args, from, to: scanner.at }
  }
}

const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name)

/** Whether a query finds at most one value: only names and indexes. */
const isSingular = ({ segments }: Query): boolean =>
  segments.every(
    ({ isDescendant, selectors: [first, ...more] }) =>
      !isDescendant && more.length === 0 && (first?.kind === 'name' || first?.kind === 'index'),
  )
