import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../tools.ts'

/** The parts of custom-elements.json that the declarations need. */
interface Member {
  readonly kind: string
  readonly name: string
  readonly attribute?: string
  readonly static?: boolean
  readonly type: {
    readonly text: string
    readonly references?: readonly { readonly name: string; readonly module: string }[]
  }
  readonly description: string
}
interface Declaration {
  readonly name: string
  readonly tagName: string
  readonly description: string
  readonly members: readonly Member[]
  readonly events: readonly { readonly name: string; readonly type: { readonly text: string } }[]
}
interface Manifest {
  readonly modules: readonly { readonly declarations: readonly object[] }[]
}

const frameworks = ['react', 'preact', 'vue', 'svelte', 'solid']
const elementTypes = '../widgets/core/element/element-types.js'

/** A declaration has these from element-types.ts, besides what's specific to the tool. */
const inherited = /^(locale|theme|name|heading|hide|lock|attribution|disabled|required|compact|resultOnly)$/

/**
 * Writes the types of the elements, from their manifest: `elements/<id>.d.ts` and `elements.d.ts`, the tags of all tools in
 * `html.d.ts`, and the types for frameworks' templates. They refer to no package but the framework's own.
 */
export async function writeElementTypes({ modules }: Manifest, folder: string): Promise<void> {
  const all = modules.flatMap(({ declarations }) => declarations) as Declaration[]
  const source = join(root, 'scripts/build/types/templates')
  await mkdir(join(folder, 'elements'), { recursive: true })
  await mkdir(join(folder, 'templates'), { recursive: true })
  await Promise.all([
    ...all.map((own) => writeFile(join(folder, `elements/${idOf(own)}.d.ts`), elementFile(own))),
    writeFile(join(folder, 'elements.d.ts'), all.map((own) => `export * from './elements/${idOf(own)}.js'\n`).join('')),
    writeFile(join(folder, 'templates/html.d.ts'), tagsFile(all)),
    ...frameworks.map((name) => copyFile(join(source, `${name}.d.ts`), join(folder, `templates/${name}.d.ts`))),
  ])
}

const idOf = ({ tagName }: Declaration) => tagName.replace('pegboard-', '')
const doc = (text: string, indent = '  ') => `${indent}/** ${text.replaceAll('*/', '*\\/')} */`

function elementFile(own: Declaration): string {
  const { name, tagName, description, members, events } = own
  const start = name.replace(/Element$/, '')
  const fields = members.filter((member) => member.attribute && !inherited.test(member.name))
  const others = members.filter(isOwnProperty)
  const [, result = ''] = /^Result<(.*)> \| undefined$/.exec(typeOf(members, 'result')) ?? []
  const [, answer = ''] = /Result<(.*)> & EventSource/.exec(typeOf(events, 'pegboard-result')) ?? []
  const [, strings = ''] = /^Overrides<(.*)> \| undefined$/.exec(typeOf(members, 'strings')) ?? []
  const base = `PegboardElement<Input, ${result}, ${strings}, ${start}EventMap>`
  return [
    `import type { ElementAttributes, ElementClass, PegboardElement, PegboardEventMap } from '${elementTypes}'`,
    `import type { Input } from '../engine/${idOf(own)}/${idOf(own)}.js'`,
    ...importsOf([...others, ...members.filter((member) => /^(result|strings)$/.test(member.name))]),
    '',
    `export type ${start}EventMap = PegboardEventMap<Input, ${answer}>`,
    '',
    doc(description, ''),
    `export interface ${name} extends ${base} {`,
    ...fields.flatMap(accessors),
    ...others.flatMap((member) => [doc(member.description), `  ${member.name}: ${member.type.text}`]),
    '}',
    `export declare const ${name}: ElementClass<${name}>`,
    '',
    doc('What a template can set: attributes, and properties in camelCase.', ''),
    `export interface ${start}Attributes extends ElementAttributes<Input, ${strings}> {`,
    ...fields.flatMap(settable),
    ...others.flatMap((member) => [doc(member.description), `  ${member.name}?: ${member.type.text}`]),
    '}',
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    `    '${tagName}': ${name}`,
    '  }',
    '}',
    '',
  ].join('\n')
}

const typeOf = (all: readonly { readonly name: string; readonly type: { readonly text: string } }[], name: string) =>
  all.find((each) => each.name === name)?.type?.text ?? ''

/** Such as `rates`: neither shared nor an attribute. */
const isOwnProperty = ({ kind, name, attribute, static: isStatic }: Member) =>
  kind === 'field' &&
  !attribute &&
  !isStatic &&
  !/^(value|result|strings|form|labels|willValidate|validity|validationMessage)$/.test(name)

function importsOf(members: readonly Member[]): string[] {
  const references = members.flatMap(({ type }) => type.references ?? [])
  const lines = references.map(
    ({ name, module }) =>
      `import type { ${name} } from '${module.replace('dist/types/', '../').replace('.d.ts', '.js')}'`,
  )
  return [...new Set(lines)]
}

/** A text can be set to a number as well, and everything to null, which removes the attribute. */
const settableType = (type: string) => (/^(string|')/.test(type) ? `${type} | number` : type)

const accessors = ({ name, type, description }: Member) => [
  doc(description),
  `  get ${name}(): ${type.text}`,
  `  set ${name}(value: ${settableType(type.text)} | null | undefined)`,
]

/** In camelCase and, if different, in kebab-case. A boolean attribute is also on if it's ''. A list is text. */
function settable({ name, attribute = name, type, description }: Member): string[] {
  const property = settableType(type.text)
  const asText =
    type.text === 'boolean' ? `boolean | '' | 'false'` : type.text.startsWith('readonly') ? 'string' : property
  const isSame = attribute === name
  return [
    doc(description),
    `  ${name}?: ${[...new Set(isSame ? [property, asText] : [property])].join(' | ')}`,
    ...(isSame ? [] : [doc(description), `  '${attribute}'?: ${asText}`]),
  ]
}

/** The tags of all tools. */
function tagsFile(all: readonly Declaration[]): string {
  const map = (name: string, end: string) => [
    `export interface Pegboard${name} {`,
    ...all.map((own) => `  '${own.tagName}': ${own.name.replace(/Element$/, end)}`),
    '}',
    '',
  ]
  return [
    ...all.map((own) => {
      const names = ['Attributes', 'Element', 'EventMap'].map((end) => own.name.replace(/Element$/, end))
      return `import type { ${names.join(', ')} } from '../elements/${idOf(own)}.js'`
    }),
    '',
    '/** The elements, what templates can set on them, and their events, by tag. */',
    ...map('Elements', 'Element'),
    ...map('Attributes', 'Attributes'),
    ...map('Events', 'EventMap'),
  ].join('\n')
}
