import { catalog, type Tool } from '../../../src/catalog.ts'
import { type FieldKind, type Fields, type Field as OwnField, startOf } from '../../../src/engine/core/fields/field.ts'
import { camel, kebab } from '../../../src/widgets/core/element/attributes.ts'
import { tools as built, root } from '../tools.ts'
import { type FieldDocs, fieldDocs } from './field-docs.ts'
import {
  elementOptions,
  interfaceIn,
  type Member,
  type Reference,
  type WidgetFacts,
  widgetFacts,
} from './widget-facts.ts'

/** A value that a field allows, with its text in the tool. */
export interface Choice {
  readonly value: string
  readonly label: string | undefined
}

/** The text beside a value, if it says more than the value. */
export const noteOf = ({ value, label }: Choice): string | undefined =>
  label?.toLowerCase() === value ? undefined : label

export interface Field {
  readonly name: string
  readonly attribute: string
  readonly property: string
  readonly kind: FieldKind
  /** 'Home price', as in the tool. From the field's name if the tool has no text for it. */
  readonly label: string
  /** Its JSDoc. */
  readonly doc: string
  /** The label, if it's a text of the tool, followed by the JSDoc. */
  readonly description: string
  /** The field itself. */
  readonly own: OwnField
  readonly choices: readonly Choice[]
  readonly rows: readonly Field[]
  /** A choice that may be empty. */
  readonly mayBeEmpty: boolean
  /** Absent in some rows. */
  readonly isOptional: boolean
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

const tools: readonly Tool[] = catalog.filter(({ id }) => built.includes(id))
const docs = fieldDocs(tools.map(({ id }) => id))
const sharedProps = interfaceIn(`${root}/src/widgets/core/base/tool-props`, 'ToolProps')

/** Every tool, with what its engine, its widget, its strings and its element say about it. */
export const described: readonly Described[] = await Promise.all(tools.map(describe))

async function describe(tool: Tool): Promise<Described> {
  const { id } = tool
  const [{ fields }, { strings }] = await Promise.all([
    import(`../../../src/engine/${id}/fields.ts`),
    import(`../../../src/widgets/${id}/${id}.strings.ts`),
  ])
  const { props, types, references } = widgetFacts(id)
  const options = elementOptions(id)
  const members = (name: string) =>
    options(name).map((prop) => {
      const member = [...props, ...sharedProps].find((each) => each.name === prop)
      if (!member?.doc) throw new Error(`${id}: the prop ${prop} has no JSDoc`)
      return member
    })
  return {
    ...tool,
    fields: fieldsOf(fields, strings, docs.get(id) ?? new Map()),
    attributes: members('attributes'),
    flags: members('flags'),
    properties: members('properties'),
    secret: options('secret'),
    types,
    references,
    example: startOf(fields as Fields).example,
    strings,
  }
}

function fieldsOf(fields: Fields, strings: Words, docs: FieldDocs, path = ''): Field[] {
  return Object.entries(fields).map(([name, field]): Field => {
    // A field called `name` isn't the tool's name, and a sentence such as 'People {first} to {last}' isn't a label.
    const text = name === 'name' ? undefined : strings[name]
    const label = typeof text === 'string' && !text.includes('{') ? text : undefined
    const doc = docs.get(path + name) ?? ''
    const attribute = kebab(name)
    return {
      name,
      attribute,
      property: camel(attribute),
      kind: field.kind,
      label: label ?? wordsOf(name),
      doc,
      // 'Loan term. Years.'
      description: [label && `${label}.`, doc].filter(Boolean).join(' '),
      own: field,
      choices: choicesOf(field, strings),
      rows: fieldsOf(field.fields ?? {}, strings, docs, `${path}${name}.`),
      mayBeEmpty: field.kind === 'choice' && Boolean(field.optional) && !field.values?.includes(''),
      isOptional: field.initial === undefined,
      initial: field.initial,
      example: field.example ?? field.initial,
    }
  })
}

/** 'otherAmount' is 'Other amount'. */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The values of a choice, with the labels in the strings. */
function choicesOf({ values = [], words = '' }: OwnField, strings: Words): Choice[] {
  const labels = strings[words]
  return values.map((value): Choice => {
    const label = typeof labels === 'object' ? labels[value] : undefined
    return { value, label: typeof label === 'string' ? label : undefined }
  })
}
