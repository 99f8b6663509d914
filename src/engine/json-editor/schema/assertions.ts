import { compareNumbers, isMultipleOf, isWhole } from '../compare-numbers'
import { stringAt } from './documents'
import type { FindingCode } from './findings'
import { formats } from './formats'
import { type Application, fail, type Rule } from './rule'

const kindOf = ({ check, node }: Application) => check.members.tree.kind(node)
const sourceOf = ({ check, node }: Application) => check.members.tree.source(node)
const schemaSource = ({ schema }: Application, value: number) => schema.members.tree.source(value)

/** The strings of a list in the schema. */
const stringsAt = ({ schema: { members } }: Application, list: number): string[] =>
  Array.from(members.tree.children(list), (node) => stringAt(members, node) ?? '')

/** A rule on numbers: how the value must compare to the limit. */
const number =
  (holds: (order: number) => boolean): Rule =>
  (application, value, keyword) => {
    if (kindOf(application) !== 'number') return true
    const limit = schemaSource(application, value)
    if (holds(compareNumbers(sourceOf(application), limit))) return true
    return fail(application, value, { code: keyword as FindingCode, values: { limit } })
  }

/** A rule on the size of strings, arrays or objects. */
const size =
  (kind: 'string' | 'array' | 'object', isMost: boolean): Rule =>
  (application, value, keyword) => {
    if (kindOf(application) !== kind) return true
    const limit = Number(schemaSource(application, value))
    const count = sizeOf(application, kind)
    if (isMost ? count <= limit : count >= limit) return true
    return fail(application, value, { code: keyword as FindingCode, values: { limit, count } })
  }

function sizeOf({ check, node }: Application, kind: 'string' | 'array' | 'object'): number {
  if (kind !== 'string') return check.members.count(node)
  const text = stringAt(check.members, node) ?? ''
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
}

const type: Rule = (application, value) => {
  const { members } = application.schema
  const allowed =
    members.tree.kind(value) === 'array' ? stringsAt(application, value) : [stringAt(members, value) ?? '']
  const kind = kindOf(application)
  if (allowed.includes(kind)) return true
  if (kind === 'number' && allowed.includes('integer') && isWhole(sourceOf(application))) return true
  return fail(application, value, { code: 'type', values: { types: allowed.join(), found: kind } })
}

const isSame = ({ check, schema, node }: Application, other: number): boolean =>
  check.idOf(check.members, node) === check.idOf(schema.members, other)

const most = 200

const oneOfValues: Rule = (application, value) => {
  const options = application.schema.members.tree.children(value)
  if (options.some((option) => isSame(application, option))) return true
  const values = Array.from(options, (option) => schemaSource(application, option)).join(', ')
  return fail(application, value, { code: 'enum', values: { value: shortened(values) } })
}

const constant: Rule = (application, value) =>
  isSame(application, value) ||
  fail(application, value, { code: 'const', values: { value: shortened(schemaSource(application, value)) } })

const shortened = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text)

const multipleOf: Rule = (application, value) => {
  const limit = schemaSource(application, value)
  if (kindOf(application) !== 'number' || isMultipleOf(sourceOf(application), limit)) return true
  return fail(application, value, { code: 'multipleOf', values: { limit } })
}

const pattern: Rule = (application, value) => {
  const text = kindOf(application) === 'string' ? stringAt(application.check.members, application.node) : undefined
  const source = stringAt(application.schema.members, value)
  if (text === undefined || source === undefined || (regexOf(source)?.test(text) ?? true)) return true
  return fail(application, value, { code: 'pattern', values: { value: shortened(source) } })
}

const regexes = new Map<string, RegExp | undefined>()

/** A pattern of a schema; an invalid one is undefined. */
export function regexOf(source: string): RegExp | undefined {
  if (!regexes.has(source)) regexes.set(source, createRegex(source))
  return regexes.get(source)
}

/** Many schemas have escapes that are only valid without u. */
function createRegex(source: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags)
    } catch {}
  }
  return undefined
}

const format: Rule = (application, value) => {
  const name = stringAt(application.schema.members, value)
  const text = kindOf(application) === 'string' ? stringAt(application.check.members, application.node) : undefined
  if (!application.check.options.formats || name === undefined || text === undefined) return true
  if (!Object.hasOwn(formats, name) || formats[name]?.(text)) return true
  return fail(application, value, { code: 'format', values: { value: name } })
}

const uniqueItems: Rule = (application, value) => {
  if (kindOf(application) !== 'array' || schemaSource(application, value) !== 'true') return true
  const { check, node } = application
  const places = new Map<number, number>()
  for (const [at, item] of check.members.tree.children(node).entries()) {
    const id = check.idOf(check.members, item)
    const other = places.get(id)
    if (other !== undefined) {
      return fail(application, value, { code: 'uniqueItems', node: item, values: { count: at, other } })
    }
    places.set(id, at)
  }
  return true
}

const required: Rule = (application, value) => {
  if (kindOf(application) !== 'object') return true
  return requireAll(application, stringsAt(application, value), value)
}

function requireAll(application: Application, names: readonly string[], keyword: number, other?: string): boolean {
  const { members } = application.check
  const keys = new Set(Array.from(members.of(application.node), (child) => members.tree.key(child)))
  const missing = names.filter((name) => !keys.has(name))
  for (const name of missing) {
    const values = { name, ...(other !== undefined && { other }) }
    fail(application, keyword, { code: other === undefined ? 'required' : 'dependentRequired', values })
  }
  return missing.length === 0
}

const dependentRequired: Rule = (application, value) => {
  if (kindOf(application) !== 'object') return true
  const { members } = application.schema
  let isValid = true
  for (const list of members.of(value)) {
    const key = members.tree.key(list) ?? ''
    if (application.check.members.named(application.node, key) === undefined) continue
    isValid = requireAll(application, stringsAt(application, list), list, key) && isValid
  }
  return isValid
}

/** The keywords that look at a value alone. */
export const assertions: ReadonlyMap<string, Rule> = new Map([
  ['type', type],
  ['enum', oneOfValues],
  ['const', constant],
  ['multipleOf', multipleOf],
  ['maximum', number((order) => order <= 0)],
  ['exclusiveMaximum', number((order) => order < 0)],
  ['minimum', number((order) => order >= 0)],
  ['exclusiveMinimum', number((order) => order > 0)],
  ['maxLength', size('string', true)],
  ['minLength', size('string', false)],
  ['pattern', pattern],
  ['format', format],
  ['maxItems', size('array', true)],
  ['minItems', size('array', false)],
  ['uniqueItems', uniqueItems],
  ['maxProperties', size('object', true)],
  ['minProperties', size('object', false)],
  ['required', required],
  ['dependentRequired', dependentRequired],
])
