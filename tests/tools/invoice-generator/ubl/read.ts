import { invoiceSchema } from '@e-invoice-eu/core'

/** An element's children by name, its attributes as `name@attribute`: the form in which e-invoice-eu holds an invoice. */
export interface Element {
  [name: string]: string | Element | (string | Element)[]
}

interface Schema {
  readonly type?: string
  readonly $ref?: string
  readonly items?: Schema
  readonly properties?: Record<string, Schema>
}

const token = /<\?[^>]*\?>|<(\/?)([\w:]+)((?:\s[\w:]+="[^"]*")*)>|([^<]+)/g
const signs = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

/** The elements in the order of the document, each with the names of its parents: 'Invoice/cac:TaxTotal/cbc:TaxAmount'. */
export function pathsOf(xml: string): string[] {
  const open: string[] = []
  const paths: string[] = []
  for (const [, end, name] of xml.matchAll(token)) {
    if (!name) continue
    if (end) open.pop()
    else {
      open.push(name)
      paths.push(open.join('/'))
    }
  }
  return paths
}

/** Reads an invoice as this tool writes it: no comments, sections, or empty elements. */
export function readUbl(xml: string): { 'ubl:Invoice': Element } {
  const root: Element = {}
  const open: { name: string; element: Element; text: string }[] = [{ name: '', element: root, text: '' }]
  for (const [, end, name, attributes = '', text] of xml.matchAll(token)) {
    const parent = open.at(-1)
    if (!parent) throw new Error('more ends than starts')
    if (text) parent.text += signs(text)
    if (!name) continue
    if (!end) {
      open.push({ name, element: attributesOf(name, attributes, parent.element), text: '' })
      continue
    }
    open.pop()
    const value = Object.keys(parent.element).length > 0 ? parent.element : parent.text
    add(open.at(-1)?.element ?? root, name, value)
  }
  const schema = (invoiceSchema as unknown as Schema).properties?.['ubl:Invoice']
  return { 'ubl:Invoice': shaped(root.Invoice as Element, schema) as Element }
}

function attributesOf(name: string, attributes: string, parent: Element): Element {
  for (const [, key = '', value = ''] of attributes.matchAll(/\s([\w:]+)="([^"]*)"/g))
    if (!key.startsWith('xmlns')) parent[`${name}@${key}`] = signs(value)
  return {}
}

function add(parent: Element, name: string, value: string | Element) {
  const before = parent[name]
  parent[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
}

/** With a list where the schema has one, also for a single element. */
function shaped(value: Element[string], schema: Schema | undefined): Element[string] {
  if (schema?.type === 'array') {
    const list = Array.isArray(value) ? value : [value]
    return list.map((one) => shaped(one, schema.items) as string | Element)
  }
  if (typeof value === 'string' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shaped(one, schema?.properties?.[name])]))
}
