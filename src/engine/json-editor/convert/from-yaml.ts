import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseAllDocuments,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { placesIn } from '../place'
import { type Converted, type ConvertIssue, Notes } from './converted'

/** Levels that are read. */
const deepest = 500
/** Aliases may make the result this much longer than the text, plus `spare` characters. */
const growth = 20
const spare = 5_000_000

/** A number as JSON writes it. */
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/i

/** Stops reading; `convertYaml` returns it. */
class Refusal extends Error {
  readonly code: ConvertIssue['code']
  readonly offset: number | undefined
  constructor(code: ConvertIssue['code'], node?: unknown) {
    super(code)
    this.code = code
    this.offset = isNode(node) ? node.range?.[0] : undefined
  }
}

/**
 * YAML 1.2 as JSON on one line. Anchors and merge keys (`<<`) are expanded, several documents become an array, and
 * numbers keep their digits: 12345678901234567890 and 1.0 stay as written, 0x1F becomes 31.
 */
export function convertYaml(text: string): Converted | ConvertIssue {
  const notes = new Notes()
  try {
    const documents = parseAllDocuments(text.replace(/^\ufeff/, ''), {
      uniqueKeys: false,
      intAsBigInt: true,
      logLevel: 'silent',
    })
    if (!Array.isArray(documents)) return { code: 'not-yaml' }
    const list = documents as Document.Parsed[]
    const [error] = list.flatMap(({ errors }) => errors)
    if (error) {
      // The library ran out of memory for nested values.
      if (/RESOURCE/.test(error.code)) return { code: 'too-deep' }
      const [start] = error.linePos ?? []
      return { code: 'not-yaml', ...(start && { at: { line: start.line, column: start.col } }) }
    }
    const limit = text.length * growth + spare
    const made = list.map((document) => new YamlReader(document, notes, limit).read())
    if (made.length < 2) return { text: made[0] ?? 'null', notes: notes.list() }
    notes.add('documents', made.length)
    return { text: `[${made.join(',')}]`, notes: notes.list() }
  } catch (error) {
    if (error instanceof Refusal) {
      const { code, offset } = error
      return offset === undefined ? { code } : { code, at: placesIn(text)(offset) }
    }
    // The library reads nested values recursively.
    if (error instanceof RangeError) return { code: 'too-deep' }
    throw error
  }
}

/** Writes the JSON of a document. */
class YamlReader {
  readonly #document: Document.Parsed
  readonly #notes: Notes
  readonly #targets = new Map<Alias, Node | undefined>()
  /** Maps may merge others that merge others, over and over. */
  readonly #known = new Map<YAMLMap, [string, unknown][]>()
  readonly #limit: number
  #out = ''

  constructor(document: Document.Parsed, notes: Notes, limit: number) {
    this.#document = document
    this.#notes = notes
    this.#limit = limit
  }

  read(): string {
    this.#findTargets()
    const { contents } = this.#document
    if (contents) this.#write(contents, 0)
    else this.#out = 'null'
    return this.#out
  }

  /** An alias means the last anchor of its name before it. */
  #findTargets(): void {
    const { comment, commentBefore } = this.#document
    const anchors = new Map<string, Node>()
    this.#notes.add('comments', (comment ? 1 : 0) + (commentBefore ? 1 : 0))
    visit(this.#document, {
      Node: (_, node) => {
        if (node.comment) this.#notes.add('comments')
        if (node.commentBefore) this.#notes.add('comments')
        if (isAlias(node)) this.#targets.set(node, anchors.get(node.source))
        else {
          const { anchor, tag } = node as Scalar
          if (anchor) anchors.set(anchor, node)
          if (tag && !tag.startsWith('tag:yaml.org,2002:')) this.#notes.add('tags')
        }
      },
    })
  }

  #write(node: unknown, depth: number): void {
    if (depth > deepest) throw new Refusal('too-deep')
    if (this.#out.length > this.#limit) throw new Refusal('aliases')
    if (isAlias(node)) {
      const target = this.#targets.get(node)
      if (!target) throw new Refusal('not-yaml', node)
      // An alias inside what it means expands without end.
      this.#write(target, depth + 1)
    } else if (isMap(node)) {
      this.#out += '{'
      let isNext = false
      for (const [key, value] of this.#members(node, depth)) {
        this.#out += `${isNext ? ',' : ''}${JSON.stringify(key)}:`
        isNext = true
        this.#write(value, depth + 1)
      }
      this.#out += '}'
    } else if (isSeq(node)) {
      this.#out += '['
      for (const [at, item] of node.items.entries()) {
        if (at > 0) this.#out += ','
        // In an ordered map, each item is a pair.
        if (isPair(item)) {
          this.#out += `{${JSON.stringify(this.#key(item.key, depth))}:`
          this.#write(item.value, depth + 1)
          this.#out += '}'
        } else this.#write(item, depth + 1)
      }
      this.#out += ']'
    } else this.#out += isScalar(node) ? this.#scalar(node) : 'null'
  }

  /** The keys and values of a map, those of merge keys included. Its own keys come before merged ones. */
  #members(map: YAMLMap, depth: number): [string, unknown][] {
    const members = this.#known.get(map) ?? this.#allMembers(map, depth)
    this.#known.set(map, members)
    return members
  }

  #allMembers(map: YAMLMap, depth: number): [string, unknown][] {
    if (depth > deepest) throw new Refusal('too-deep')
    const own: [string, unknown][] = []
    const merged: [string, unknown][] = []
    for (const { key, value } of map.items) {
      if (!isMerge(key)) own.push([this.#key(key, depth), value])
      else {
        const sources = this.#resolved(value)
        for (const source of isSeq(sources) ? sources.items : [sources]) {
          const each = this.#resolved(source)
          if (!isMap(each)) throw new Refusal('not-yaml', key)
          for (const member of this.#members(each, depth + 1)) merged.push(member)
        }
      }
    }
    if (merged.length === 0) return own
    const known = new Set(own.map(([key]) => key))
    return [...merged.filter(([key]) => !known.has(key) && known.add(key)), ...own]
  }

  #resolved(node: unknown): unknown {
    return isAlias(node) ? this.#targets.get(node) : node
  }

  #key(node: unknown, depth: number): string {
    if (isScalar(node) && typeof node.value === 'string') return node.value
    this.#notes.add('keys')
    if (isScalar(node)) return node.source || 'null'
    // A list or map as a key becomes its JSON.
    const before = this.#out
    this.#out = ''
    this.#write(node, depth + 1)
    const made = this.#out
    this.#out = before
    return made
  }

  #scalar({ value, source = '' }: Scalar): string {
    if (typeof value === 'number' || typeof value === 'bigint') {
      if (jsonNumber.test(source)) return source
      if (typeof value === 'bigint') return `${value}`
      if (!Number.isFinite(value) && !/\d/.test(source)) {
        this.#notes.add('not-finite')
        return JSON.stringify(source)
      }
      return withDigits(source)
    }
    return typeof value === 'boolean' ? `${value}` : value === null ? 'null' : JSON.stringify(`${value}`)
  }
}

/** `<<` without quotes. */
const isMerge = (key: unknown): boolean => isScalar(key) && key.value === '<<' && key.type === 'PLAIN'

/** +1.5, .5, 5. and 01.50 with the digits that JSON needs: 1.5, 0.5, 5.0 and 1.50. */
function withDigits(source: string): string {
  const [, sign = '', whole = '', point, fraction = '', exponent = ''] =
    /^([-+]?)0*(\d*)(\.?)(\d*)(e[-+]?\d+)?$/i.exec(source) ?? []
  return `${sign === '-' ? '-' : ''}${whole || '0'}${point ? `.${fraction || '0'}` : ''}${exponent}`
}
