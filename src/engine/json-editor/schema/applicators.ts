import { regexOf } from './assertions'
import { type Schema, stringAt } from './documents'
import { Sink } from './findings'
import { type Application, fail, type Rule } from './rule'

/** Applies the schema at `node` of the same schema document to the same value. */
function here(
  application: Application,
  node: number,
  sink: Sink | undefined,
  evaluated = application.evaluated,
): boolean {
  const { check, schema, scope } = application
  return check.apply(check.schemas.at(schema, node), application.node, scope, evaluated, sink)
}

/** Applies a schema to a child, which counts as evaluated. */
function inside({ check, scope, evaluated, sink }: Application, schema: Schema, child: number): boolean {
  evaluated?.add(child)
  return check.apply(schema, child, scope, undefined, sink)
}

const subschema = ({ check, schema }: Application, node: number): Schema => check.schemas.at(schema, node)

const reference: Rule = (application, value, keyword) => {
  const { check, schema, scope, sink } = application
  const target = stringAt(schema.members, value) ?? ''
  const found =
    keyword === '$ref' ? check.schemas.resolve(schema, target) : check.schemas.resolveDynamic(schema, target, scope)
  if (found) return check.apply(found, application.node, scope, application.evaluated, sink)
  check.unresolved.set(`${schema.base} ${target}`, { reference: target, schema, keyword: value })
  return true
}

const allOf: Rule = (application, value) => {
  let isValid = true
  for (const option of application.schema.members.of(value))
    isValid = here(application, option, application.sink) && isValid
  return isValid
}

/** Of the options that don't fit, what's wrong with the closest one. */
function closest(sinks: readonly Sink[], node: number): Sink | undefined {
  const fits = sinks.filter(({ findings }) => !findings.some((each) => each.node === node && each.code === 'type'))
  const sorted = fits.toSorted((one, other) => one.count - other.count)
  return sorted[0]
}

const anyOf: Rule = (application, value) => {
  const sinks: Sink[] = []
  let isValid = false
  for (const option of application.schema.members.of(value)) {
    const sink = application.sink && new Sink()
    if (here(application, option, sink)) isValid = true
    else if (sink) sinks.push(sink)
    if (isValid && !application.evaluated) return true
  }
  if (isValid) return true
  fail(application, value, { code: 'anyOf', values: { count: sinks.length } })
  const help = closest(sinks, application.node)
  if (help) application.sink?.addAll(help)
  return false
}

const oneOf: Rule = (application, value) => {
  const sinks: Sink[] = []
  let count = 0
  for (const option of application.schema.members.of(value)) {
    const sink = application.sink && new Sink()
    if (here(application, option, sink)) count++
    else if (sink) sinks.push(sink)
  }
  if (count === 1) return true
  if (count > 1) return fail(application, value, { code: 'oneOfMany', values: { count } })
  fail(application, value, { code: 'oneOf', values: { count: sinks.length } })
  const help = closest(sinks, application.node)
  if (help) application.sink?.addAll(help)
  return false
}

const not: Rule = (application, value) =>
  !here(application, value, undefined, new Set()) || fail(application, value, { code: 'not' })

const condition: Rule = (application, value) => {
  const holds = here(application, value, undefined)
  const branch = application.keywords.get(holds ? 'then' : 'else')
  return branch === undefined || here(application, branch, application.sink)
}

const dependentSchemas: Rule = (application, value) => {
  const { check, schema, node } = application
  if (check.members.tree.kind(node) !== 'object') return true
  let isValid = true
  for (const option of schema.members.of(value)) {
    const key = schema.members.tree.key(option) ?? ''
    if (check.members.named(node, key) !== undefined) isValid = here(application, option, application.sink) && isValid
  }
  return isValid
}

const prefixItems: Rule = (application, value) => {
  const { check, schema, node } = application
  if (check.members.tree.kind(node) !== 'array') return true
  const own = check.members.tree.children(node)
  let isValid = true
  for (const [at, option] of schema.members.tree.children(value).entries()) {
    const item = own[at]
    if (item !== undefined) isValid = inside(application, subschema(application, option), item) && isValid
  }
  return isValid
}

const items: Rule = (application, value) => {
  const { check, keywords, schema, node } = application
  if (check.members.tree.kind(node) !== 'array') return true
  const prefix = keywords.get('prefixItems')
  const first = prefix === undefined ? 0 : schema.members.tree.count(prefix)
  const rest = subschema(application, value)
  const own = check.members.tree.children(node)
  if (rest.keywords === false && own.length > first) {
    return fail(application, value, { code: 'items', node: own[first], values: { limit: first, count: own.length } })
  }
  let isValid = true
  for (const item of own.subarray(first)) isValid = inside(application, rest, item) && isValid
  return isValid
}

const contains: Rule = (application, value) => {
  const { check, schema, keywords, node, scope, evaluated } = application
  if (check.members.tree.kind(node) !== 'array') return true
  const limitOf = (keyword: string) => {
    const at = keywords.get(keyword)
    return at === undefined ? undefined : { at, limit: Number(schema.members.tree.source(at)) }
  }
  const least = limitOf('minContains')
  const most = limitOf('maxContains')
  const wanted = subschema(application, value)
  let count = 0
  for (const item of check.members.tree.children(node)) {
    if (!check.apply(wanted, item, scope, undefined, undefined)) continue
    count++
    evaluated?.add(item)
  }
  if (least && count < least.limit) {
    return fail(application, least.at, { code: 'minContains', values: { limit: least.limit, count } })
  }
  if (!least && count === 0) return fail(application, value, { code: 'contains' })
  if (!most || count <= most.limit) return true
  return fail(application, most.at, { code: 'maxContains', values: { limit: most.limit, count } })
}

const properties: Rule = (application, value) => {
  const { check, schema, node } = application
  if (check.members.tree.kind(node) !== 'object') return true
  const options = new Map<string | undefined, number>()
  for (const option of schema.members.of(value)) options.set(schema.members.tree.key(option), option)
  let isValid = true
  for (const child of check.members.of(node)) {
    const option = options.get(check.members.tree.key(child))
    if (option !== undefined) isValid = inside(application, subschema(application, option), child) && isValid
  }
  return isValid
}

const patternProperties: Rule = (application, value) => {
  const { check, schema, node } = application
  if (check.members.tree.kind(node) !== 'object') return true
  let isValid = true
  for (const option of schema.members.of(value)) {
    const regex = regexOf(schema.members.tree.key(option) ?? '')
    for (const child of check.members.of(node)) {
      if (!regex?.test(check.members.tree.key(child) ?? '')) continue
      isValid = inside(application, subschema(application, option), child) && isValid
    }
  }
  return isValid
}

const additionalProperties: Rule = (application, value) => {
  const { check, schema, keywords, node } = application
  if (check.members.tree.kind(node) !== 'object') return true
  const keysAt = (keyword: string) => {
    const at = keywords.get(keyword)
    return at === undefined ? [] : Array.from(schema.members.of(at), (option) => schema.members.tree.key(option) ?? '')
  }
  const named = new Set(keysAt('properties'))
  const regexes = keysAt('patternProperties').map(regexOf)
  const rest = subschema(application, value)
  let isValid = true
  for (const child of check.members.of(node)) {
    const name = check.members.tree.key(child) ?? ''
    if (named.has(name) || regexes.some((regex) => regex?.test(name))) continue
    if (rest.keywords === false) {
      isValid = fail(application, value, { code: 'additionalProperties', node: child, values: { name } })
    } else isValid = inside(application, rest, child) && isValid
  }
  return isValid
}

const propertyNames: Rule = (application, value) => {
  const { check, node, scope } = application
  const { tree } = check.members
  if (tree.kind(node) !== 'object') return true
  const rule = subschema(application, value)
  let isValid = true
  for (const child of check.members.of(node)) {
    const name = tree.key(child) ?? ''
    if (check.applyToKey(rule, name, scope)) continue
    isValid = fail(application, value, { code: 'propertyNames', node: child, values: { name } })
  }
  return isValid
}

/** The keywords that apply other schemas. */
export const applicators: ReadonlyMap<string, Rule> = new Map([
  ['$ref', reference],
  ['$dynamicRef', reference],
  ['allOf', allOf],
  ['anyOf', anyOf],
  ['oneOf', oneOf],
  ['not', not],
  ['if', condition],
  ['dependentSchemas', dependentSchemas],
  ['prefixItems', prefixItems],
  ['items', items],
  ['contains', contains],
  ['properties', properties],
  ['patternProperties', patternProperties],
  ['additionalProperties', additionalProperties],
  ['propertyNames', propertyNames],
])
