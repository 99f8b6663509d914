import { componentOf, tagOf } from '../../../src/catalog.ts'
import {
  parts,
  sharedAttributes,
  sharedEvents,
  sharedMethods,
  sharedProperties,
  slots,
  variables,
} from './every-element.ts'
import { type Described, described, type Field, noteOf } from './tools.ts'
import type { Member, Reference } from './widget-facts.ts'

// custom-elements.json (Custom Elements Manifest 2.1). The editor files, the types of the elements and the tool pages
// are made from it.

const plain = (text: string) => ({ text })
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ')

/** custom-elements.json. */
export function manifest() {
  return { schemaVersion: '2.1.0', modules: described.map(moduleOf) }
}

function moduleOf(tool: Described) {
  const name = `${componentOf(tool.id)}Element`
  return {
    kind: 'javascript-module',
    path: `dist/elements/${tool.id}.js`,
    declarations: [declaration(tool, name)],
    exports: [
      { kind: 'js', name, declaration: { name } },
      { kind: 'custom-element-definition', name: tagOf(tool.id), declaration: { name } },
    ],
  }
}

function declaration(tool: Described, name: string) {
  const { id, summary } = tool
  const typeOf = typesOf(tool)
  return {
    kind: 'class',
    customElement: true,
    name,
    tagName: tagOf(id),
    summary: tool.name,
    description: summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributesOf(tool),
    members: membersOf(tool, typeOf),
    events: sharedEvents.map((event) => ({ name: event.name, type: typeOf(event.type), description: event.doc })),
    slots,
    cssParts: parts,
    cssProperties: variables.map(({ name, description, initial, dark, isColor }) => ({
      name,
      ...(isColor && initial.startsWith('#') ? { syntax: '<color>' } : {}),
      default: initial,
      description: dark ? `${description} Dark: ${dark}.` : description,
    })),
  }
}

function attributesOf({ fields, attributes, flags }: Described) {
  return [
    ...fields.map(attributeOf),
    ...[...attributes, ...flags].map((member) => ({
      name: member.name,
      fieldName: member.name,
      type: plain(flags.includes(member) ? 'boolean' : 'string'),
      description: member.doc,
    })),
    ...sharedAttributes.map(({ attribute, name, type, doc }) => ({
      name: attribute,
      fieldName: name,
      type: plain(type.replace("'' | ", '')),
      description: doc,
    })),
  ]
}

function membersOf({ fields, attributes, flags, properties }: Described, typeOf: ReturnType<typeof typesOf>) {
  return [
    ...fields.map((field) => ({
      kind: 'field',
      name: field.property,
      attribute: field.attribute,
      reflects: true,
      type: plain(typeOfField(field)),
      default: JSON.stringify(field.initial),
      description: field.description,
    })),
    ...[...attributes, ...flags].map((member) => ({
      kind: 'field',
      name: member.name,
      attribute: member.name,
      reflects: true,
      type: plain(flags.includes(member) ? 'boolean' : 'string'),
      description: member.doc,
    })),
    ...sharedAttributes.map(({ attribute, name, type, doc }) => ({
      kind: 'field',
      name,
      attribute,
      reflects: true,
      type: plain(type),
      description: doc,
    })),
    ...sharedProperties.map((member) => ({
      kind: 'field',
      name: member.name,
      type: typeOf(member.type),
      ...(member.readonly ? { readonly: true } : {}),
      description: member.doc,
    })),
    ...properties.map((member) => ({
      kind: 'field',
      name: member.name,
      type: typeOf(member.type === 'unknown' ? member.type : `${member.type} | undefined`),
      description: member.doc,
    })),
    ...sharedMethods.map(methodOf),
    {
      kind: 'field',
      name: 'version',
      static: true,
      readonly: true,
      type: plain('string'),
      description: 'The version of Pegboard.',
    },
    {
      kind: 'field',
      name: 'formAssociated',
      static: true,
      type: plain('boolean'),
      default: 'true',
      description: 'The element takes part in forms.',
    },
  ]
}

/** Editors show more, such as units, in the list of values. */
const mostLabels = 12

/** Attributes are text, but editors offer the values of a union. */
function attributeOf(field: Field) {
  const { attribute, property, kind, choices, description, initial } = field
  const few = choices.length <= mostLabels ? choices : []
  const labels = few.filter(noteOf).map((choice) => `\`${choice.value}\`: ${noteOf(choice)}`)
  return {
    name: attribute,
    fieldName: property,
    type: plain(kind === 'flag' ? 'boolean' : typeOfChoices(field)),
    default: typeof initial === 'string' ? initial : JSON.stringify(initial),
    description: [description, kind === 'rows' ? 'A list as JSON.' : '', labels.join('; ')].filter(Boolean).join(' '),
  }
}

const typeOfChoices = ({ choices, mayBeEmpty }: Field) =>
  choices.length > 0 ? quoted([...(mayBeEmpty ? [''] : []), ...choices.map(({ value }) => value)]) : 'string'

/** Of the property: `'15' | '20' | '30'`, or `readonly { readonly name: string }[]`. */
function typeOfField(field: Field): string {
  if (field.kind !== 'rows') return field.kind === 'flag' ? 'boolean' : typeOfChoices(field)
  return `readonly ${recordOf(field.rows)}[]`
}

const recordOf = (fields: readonly Field[]): string =>
  `{ ${fields.map((field) => `readonly ${field.name}${field.isOptional ? '?' : ''}: ${typeOfField(field)}`).join('; ')} }`

/** Replaces the type parameters of element-types.ts by the tool's types. */
function typesOf({ types, references, fields, secret }: Described) {
  const [, output, code, strings] = types
  const open = secret.length > 0 ? `Omit<${output}, ${quoted(secret)}>` : output
  const event = (text: string) => text.startsWith('CustomEvent')
  return (type: string) => {
    const text = type
      .replace(/^Overrides<Strings>/, `Overrides<${strings}>`)
      .replace(/\bInput\b/, recordOf(fields))
      .replace(/\bOutput\b/, event(type) ? open : output)
      .replace(/\bCode\b/, code)
    const used = references.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text))
    return used.length > 0 ? { text, references: used.map((each) => referenceTo(each, text)) } : { text }
  }
}

function referenceTo({ name, module }: Reference, text: string) {
  const start = text.search(new RegExp(`\\b${name}\\b`))
  return { name, module: `dist/types/${module}.d.ts`, start, end: start + name.length }
}

function methodOf({ name, type, doc, parameters }: Member) {
  return {
    kind: 'method',
    name,
    ...(parameters.length > 0
      ? {
          parameters: parameters.map((each) => ({
            name: each.name,
            type: plain(each.type),
            ...(each.optional ? { optional: true } : {}),
          })),
        }
      : {}),
    return: { type: plain(type) },
    description: doc,
  }
}
