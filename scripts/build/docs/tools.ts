import { readFileSync } from 'node:fs'
import { catalog, type Tool } from '../../../src/catalog.ts'
import type { Fields, Field as OwnField } from '../../../src/engine/core/fields/field.ts'
import { camel, kebab } from '../../../src/widgets/core/element/attributes.ts'
import { tools as built, root } from '../tools.ts'
import { engineFacts, type FieldFacts } from './engine-facts.ts'
import { interfaceIn, type Member, type Reference, type WidgetFacts, widgetFacts } from './widget-facts.ts'

/** A value that a field allows, with its text in the tool. */
export interface Choice {
  readonly value: string
  readonly label: string | undefined
}

export interface Field {
  readonly name: string
  readonly attribute: string
  readonly property: string
  readonly type: 'string' | 'boolean' | 'list'
  readonly isOptional: boolean
  readonly kind: 'text' | 'number' | 'money' | 'percent' | 'date' | 'time' | 'color' | 'boolean' | 'list'
  /** The label, followed by the JSDoc sentence. */
  readonly description: string
  readonly choices: readonly Choice[]
  readonly rows: readonly Field[]
  readonly initial: unknown
  readonly example: unknown
}

export interface Described extends Tool {
  readonly fields: readonly Field[]
  /** The element's other attributes and properties. */
  readonly attributes: readonly Member[]
  readonly flags: readonly Member[]
  readonly properties: readonly Member[]
  /** Fields of the answer that events leave out. */
  readonly secret: readonly string[]
  readonly types: WidgetFacts['types']
  readonly references: readonly Reference[]
  readonly example: Readonly<Record<string, unknown>>
  readonly strings: Words
}

export type Words = { readonly [key: string]: string | Words }
type Kinds = { readonly [field: string]: Field['kind'] | Kinds | undefined }

const tools: readonly Tool[] = catalog.filter(({ id }) => built.includes(id))
const facts = engineFacts(tools.map(({ id }) => id))
const sharedProps = interfaceIn(`${root}/src/widgets/core/base/tool-props`, 'ToolProps')

/** Every tool, with what its engine, its widget, its strings and its element say about it. */
export const described: readonly Described[] = await Promise.all(tools.map(describe))

async function describe(tool: Tool): Promise<Described> {
  const { id } = tool
  const engine = facts.get(id)
  if (!engine) throw new Error(`There’s no engine for ${id}`)
  const [{ initial, example, kinds = {}, fields = {} }, lists, { strings }] = await Promise.all([
    import(`../../../src/engine/${id}/${id}.ts`),
    import(engine.file),
    import(`../../../src/widgets/${id}/${id}.strings.ts`),
  ])
  const fieldOf = (
    field: FieldFacts,
    own: OwnField | undefined,
    kinds: Kinds,
    initial: Words,
    example: Words,
  ): Field => ({
    name: field.name,
    attribute: kebab(field.name),
    property: camel(kebab(field.name)),
    type: field.type,
    isOptional: field.isOptional,
    kind: field.type === 'string' ? ((kinds[field.name] as Field['kind'] | undefined) ?? 'text') : field.type,
    description: descriptionOf(field, strings),
    choices: own?.values ? choicesIn(own, strings) : choicesOf(field, lists, strings),
    rows: inOrder(field.rows, own?.fields ?? {}).map((row) =>
      fieldOf(row, own?.fields?.[row.name], (kinds[field.name] ?? {}) as Kinds, {}, {}),
    ),
    initial: initial[field.name],
    example: example[field.name],
  })
  const { props, types, references } = widgetFacts(id)
  const listed = namesIn(id)
  const members = (name: string) =>
    listed(name).map((prop) => {
      const member = [...props, ...sharedProps].find((each) => each.name === prop)
      if (!member?.doc) throw new Error(`${id}: the prop ${prop} has no JSDoc`)
      return member
    })
  return {
    ...tool,
    fields: inOrder(engine.fields, fields).map((field) => fieldOf(field, fields[field.name], kinds, initial, example)),
    attributes: members('attributes'),
    flags: members('flags'),
    properties: members('properties'),
    secret: listed('secret'),
    types,
    references,
    example,
    strings,
  }
}

/** The lists in a tool's element file: `attributes: ['host']`. */
function namesIn(id: string): (list: string) => readonly string[] {
  const text = readFileSync(`${root}/src/widgets/${id}/${id}.element.ts`, 'utf8')
  return (list) => {
    const [, names = ''] = new RegExp(`${list}: \\[(.*?)\\]`, 's').exec(text) ?? []
    return [...names.matchAll(/'(.+?)'/g)].map(([, name = '']) => name)
  }
}

/** 'Loan term. Years.' The label is left out if there's none in the strings. */
function descriptionOf({ name, doc }: FieldFacts, strings: Words): string {
  const label = name === 'name' ? undefined : strings[name]
  if (typeof label !== 'string') return doc
  return doc ? `${label}. ${doc}` : `${label}.`
}

/** As they're written down. The compiler lists fields that others share last. */
function inOrder(facts: readonly FieldFacts[], fields: Fields): FieldFacts[] {
  const names = Object.keys(fields)
  return [...facts].sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
}

/** The values of a choice, with the labels in the strings. */
function choicesIn({ values = [], words = '' }: OwnField, strings: Words): Choice[] {
  const labels = strings[words]
  return values.map((value): Choice => {
    const label = typeof labels === 'object' ? labels[value] : undefined
    return { value, label: typeof label === 'string' && label.toLowerCase() !== value ? label : undefined }
  })
}

/** The allowed values. Their labels are in the strings, in a record with the same keys: `types`, `systems`. */
function choicesOf({ name, values, valuesFrom }: FieldFacts, lists: Readonly<Record<string, unknown>>, strings: Words) {
  const list = valuesFrom === undefined ? values : lists[valuesFrom]
  if (valuesFrom !== undefined && !list) throw new Error(`@values ${valuesFrom} of ${name} is not exported`)
  const allowed: readonly string[] = Array.isArray(list) ? list : Object.keys(list ?? {})
  const records = Object.entries(strings).filter(
    ([, words]) =>
      typeof words === 'object' &&
      allowed.length > 0 &&
      // Not sentences such as 'The tax is {tax}.'
      allowed.every((value) => typeof words[value] === 'string' && !/[{.]/.test(words[value])),
  )
  // The longest, because others may be abbreviations: 'mo' and 'Months'.
  const sorted = records.sort(([, one], [, other]) => JSON.stringify(other).length - JSON.stringify(one).length)
  const [, labels] = sorted.find(([key]) => key.startsWith(name)) ?? sorted[0] ?? []
  return allowed.map((value): Choice => {
    const label = (labels as Words | undefined)?.[value]
    return { value, label: typeof label === 'string' && label.toLowerCase() !== value ? label : undefined }
  })
}
