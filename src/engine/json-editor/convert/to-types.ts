import { walk } from '../walk'
import { type Converted, type ConvertIssue, Notes } from './converted'
import { mergeInto, newShape, type Shape, ShapeVisitor } from './shapes'

/**
 * TypeScript types that the JSON text fits, with the outermost one named `name` (Root if that isn't a name). Objects at
 * the same place in an array become one interface, in which a key that some of them lack is optional. Objects whose keys
 * are numbers, dates or UUIDs, or that have more than 200 keys, become a Record. Steps yield the progress.
 */
export function* typeSteps(text: string, name: string): Generator<number, Converted | ConvertIssue> {
  const visitor = new ShapeVisitor(text)
  const stop = yield* walk(text, visitor)
  if (stop) return { code: 'not-json' }
  const notes = new Notes()
  if (visitor.isDeep) notes.add('deep')
  return { text: new TypePrinter().print(visitor.root, pascal(name) || 'Root'), notes: notes.list() }
}

/** Keys that are data rather than names. */
const dataKey = /^(?:\d+|\d{4}-\d\d(?:-\d\d.*)?|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i
const fewestData = 2
const mostKeys = 200

class TypePrinter {
  /** The interfaces by name, in order of their first use. */
  readonly #interfaces = new Map<string, string>()
  /** The names of interfaces by their body, so that equal ones are written once. */
  readonly #names = new Map<string, string>()
  readonly #used = new Set(reserved)

  print(root: Shape, name: string): string {
    // An interface of this name would be the outermost type itself.
    const isInterface = isOnly(root, root.members.size > 0) && !isDictionary(root)
    if (!isInterface) this.#used.add(name)
    const type = this.#type(root, name)
    const declared = [...this.#interfaces].map(([own, body]) => `export interface ${own} ${body}\n`)
    return [...(isInterface ? [] : [`export type ${name} = ${type}\n`]), ...declared].join('\n')
  }

  #type(shape: Shape, name: string): string {
    if (shape.isUnknown) return 'unknown'
    const types: string[] = []
    if (shape.objects > 0) types.push(this.#object(shape, name))
    if (shape.items) {
      const inner = this.#type(shape.items, singular(name))
      types.push(inner.includes(' ') && !inner.endsWith('>') ? `(${inner})[]` : `${inner}[]`)
    }
    if (shape.isString) types.push('string')
    if (shape.isNumber) types.push('number')
    if (shape.isBoolean) types.push('boolean')
    if (shape.isNull) types.push('null')
    return types.length === 0 ? 'unknown' : types.join(' | ')
  }

  #object(shape: Shape, name: string): string {
    if (isDictionary(shape)) {
      const values = newShape()
      for (const { shape: inner } of shape.members.values()) mergeInto(values, inner)
      return `Record<string, ${this.#type(values, singular(name))}>`
    }
    if (shape.members.size === 0) return 'Record<string, never>'
    const own = this.#reserve(name)
    // Before those inside it.
    this.#interfaces.set(own, '')
    const lines = [...shape.members].map(([key, { shape: inner, count }]) => {
      const isOptional = count < shape.objects
      return `  ${property(key)}${isOptional ? '?' : ''}: ${this.#type(inner, pascal(key) || `${own}Value`)}\n`
    })
    const body = `{\n${lines.join('')}}`
    const same = this.#names.get(body)
    if (same !== undefined && base(same) === base(own)) {
      this.#used.delete(own)
      this.#interfaces.delete(own)
      return same
    }
    this.#names.set(body, own)
    this.#interfaces.set(own, body)
    return own
  }

  /** The name, with a number if another interface has it. */
  #reserve(name: string): string {
    let own = name
    for (let count = 2; this.#used.has(own); count++) own = `${name}${count}`
    this.#used.add(own)
    return own
  }
}

const base = (name: string): string => name.replace(/\d+$/, '')

const isOnly = ({ items, isString, isNumber, isBoolean, isNull, isUnknown }: Shape, isObject: boolean): boolean =>
  isObject && !items && !isString && !isNumber && !isBoolean && !isNull && !isUnknown

function isDictionary({ members, objects }: Shape): boolean {
  if (members.size === 0) return objects === 0
  if (members.size > mostKeys) return true
  return members.size >= fewestData && [...members.keys()].every((key) => dataKey.test(key))
}

/** A key as the name of a property, in quotes if it needs them. */
const property = (key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__' ? key : JSON.stringify(key)

/** `home address` and `home_address` become HomeAddress. */
function pascal(key: string): string {
  const words = key.slice(0, 200).match(/[\p{L}\p{N}]+/gu) ?? []
  const name = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .normalize('NFC')
  const isName = /^[\p{Lu}\p{Ll}\p{Lo}\p{Lm}\p{Lt}][\p{L}\p{Nd}]*$/u.test(name)
  return isName ? name.slice(0, 60) : ''
}

/** What one of them is called: Category for Categories, Item for Items, and ListItem for List. */
function singular(name: string): string {
  if (/(?:[^aeiou]|qu)ies$/i.test(name) && name.length > 4) return `${name.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz)es$/.test(name)) return name.slice(0, -2)
  if (/[^siu]s$/.test(name) && name.length > 3) return name.slice(0, -1)
  return `${name}Item`
}

/** Types of the language that an interface of the same name would hide. */
const reserved = [
  'Record',
  'Array',
  'Object',
  'String',
  'Number',
  'Boolean',
  'Date',
  'Map',
  'Set',
  'Symbol',
  'Function',
  'Promise',
  'Error',
]
