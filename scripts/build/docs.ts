/**
 * The files that follow from the catalog: docs/tools.md, README's table, and custom-elements.json, which editors read
 * for what a tag takes (Custom Elements Manifest 2.1). tests/docs.test.ts holds them to it; `npm run snapshots` writes them.
 */
import { readFileSync } from 'node:fs'
import { catalog, componentOf, groups, routeOf, type Tool, tagOf } from '../../src/catalog.ts'
import { kebab } from '../../src/widgets/core/element/attributes.ts'
import { tools as built } from './tools.ts'

type Input = Readonly<Record<string, unknown>>

interface Described extends Tool {
  readonly initial: Input
  readonly example: Input
  /** What the element takes beside the fields. */
  readonly attributes: readonly string[]
  readonly properties: readonly string[]
}

const tools: readonly Tool[] = catalog.filter(({ id }) => built.includes(id))

/** Every tool, with what its engine and its element say of it. */
const described: readonly Described[] = await Promise.all(
  tools.map(async (tool) => {
    const { initial, example } = await import(`../../src/engine/${tool.id}.ts`)
    const element = readFileSync(new URL(`../../src/widgets/${tool.id}/${tool.id}.element.ts`, import.meta.url), 'utf8')
    const listed = (name: string) => [
      ...(new RegExp(`${name}: \\[(.*?)\\]`, 's').exec(element)?.[1] ?? '').matchAll(/'(.+?)'/g),
    ]
    const names = (name: string) => listed(name).map(([, found = '']) => found)
    return { ...tool, initial, example, attributes: names('attributes'), properties: names('properties') }
  }),
)

const kindOf = (value: unknown) =>
  typeof value === 'boolean' ? 'boolean' : Array.isArray(value) ? 'JSON list' : 'text'
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const cell = (text: string) => text.replaceAll('|', '\\|')

const begin = '<!-- tools: written by npm run snapshots -->'
const end = '<!-- /tools -->'

/** A text with the table of tools between its markers. */
export function withTable(readme: string): string {
  const [before, rest = ''] = readme.split(begin)
  const [, after] = rest.split(end)
  if (after === undefined) throw new Error(`README.md lacks ${begin} or ${end}`)
  const rows = tools.map(({ id, name, summary }) => `| [${name}](docs/tools.md#${id}) | ${cell(summary)} |`)
  return `${before}${begin}\n${['| Tool | What it does |', '|--|--|', ...rows].join('\n')}\n${end}${after}`
}

/** docs/tools.md. */
export function toolsPage(): string {
  const sections = groups.flatMap(({ key, name }) => {
    const own = described.filter(({ group }) => group === key)
    return own.length > 0 ? [`## ${name}\n`, ...own.map(section)] : []
  })
  const head = [
    '# The tools\n',
    'Written by `npm run snapshots` from `src/catalog.ts` and the engines. The common attributes and members are at the end.\n',
  ]
  return [...head, ...sections, common].join('\n')
}

function section({ id, name, summary, initial, example, attributes, properties, network }: Described): string {
  const rows = Object.entries(initial).map(([field, value]) => {
    const texts = [value, example[field]].map((text) => (textOf(text) === '' ? '' : `\`${cell(textOf(text) ?? '')}\``))
    return `| \`${kebab(field)}\` | \`${field}\` | ${kindOf(value)} | ${texts.join(' | ')} |`
  })
  const more = [
    attributes.length > 0 &&
      `Further attributes: ${attributes.map((attribute) => `\`${kebab(attribute)}\``).join(', ')}.`,
    properties.length > 0 && `Further properties: ${properties.map((property) => `\`${property}\``).join(', ')}.`,
    network && `Uses ${network.name} (${network.host}), unless the page sets another source.`,
  ].filter(Boolean)
  return [
    `<a id="${id}"></a>`,
    '',
    `### ${name}`,
    '',
    summary,
    '',
    `\`<${tagOf(id)}>\` · \`import { ${componentOf(id)} } from 'pegboard/widgets/${id}'\` · \`pegboard/engine/${id}\` · route \`${routeOf(id)}\``,
    '',
    '| attribute | field | kind | initial | example |',
    '|--|--|--|--|--|',
    ...rows,
    '',
    ...(more.length > 0 ? [more.join(' '), ''] : []),
  ].join('\n')
}

const common = `## Common to all

Attributes \`locale\` (BCP 47), \`theme\` (\`light\`, \`dark\`, \`auto\`), \`disabled\`, \`name\` (in a form). Properties \`value\`, \`strings\`,
\`result\` (read-only). Methods \`calculate()\`, \`reset()\`. Events \`pegboard-change\` (\`detail\` is the input record) and
\`pegboard-result\` (\`detail\` is the result), on a person's action only; both bubble and leave the shadow root.
`

/** custom-elements.json. */
export function manifest(): string {
  const modules = described.map((tool) => ({
    kind: 'javascript-module',
    path: `dist/elements/${tool.id}.js`,
    declarations: [declaration(tool)],
    exports: [
      { kind: 'js', name: `${componentOf(tool.id)}Element`, declaration: { name: `${componentOf(tool.id)}Element` } },
      {
        kind: 'custom-element-definition',
        name: tagOf(tool.id),
        declaration: { name: `${componentOf(tool.id)}Element` },
      },
    ],
  }))
  return `${JSON.stringify({ schemaVersion: '2.1.0', modules }, null, 2)}\n`
}

function declaration({ id, name, summary, initial, attributes, properties }: Described) {
  const text = (type: string) => ({ text: type })
  const fields = Object.entries(initial).map(([field, value]) => ({
    name: kebab(field),
    type: text(typeof value === 'boolean' ? 'boolean' : 'string'),
    default: JSON.stringify(textOf(value)),
    description: Array.isArray(value) ? `\`${field}\`, a list as JSON` : `\`${field}\``,
  }))
  const record = `{ ${Object.keys(initial).join(', ')} }`
  return {
    kind: 'class',
    customElement: true,
    name: `${componentOf(id)}Element`,
    tagName: tagOf(id),
    summary: name,
    description: summary,
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...fields,
      ...attributes.map((attribute) => ({ name: kebab(attribute), type: text('string') })),
      { name: 'locale', type: text('string'), description: 'BCP 47 tag for reading and showing numbers' },
      { name: 'theme', type: text("'light' | 'dark' | 'auto'"), description: 'The page’s color-scheme if absent' },
      { name: 'disabled', type: text('boolean') },
      { name: 'name', type: text('string'), description: 'The name under which a form sends the record, as JSON' },
    ],
    members: [
      { kind: 'field', name: 'value', type: text(record), description: 'What was typed' },
      {
        kind: 'field',
        name: 'result',
        type: text('Result | undefined'),
        readonly: true,
        description: 'The result',
      },
      { kind: 'field', name: 'strings', type: text('object'), description: 'Replacements for any of the texts' },
      ...properties.map((property) => ({ kind: 'field', name: property, type: text('object') })),
      { kind: 'method', name: 'calculate', description: 'Calculates as the button does, without an event' },
      { kind: 'method', name: 'reset', description: 'Goes back to what the attributes say' },
    ],
    events: [
      { name: 'pegboard-change', type: text('CustomEvent'), description: `A person edited; \`detail\` is ${record}` },
      {
        name: 'pegboard-result',
        type: text('CustomEvent'),
        description: 'A person’s action gave the result in `detail`',
      },
    ],
  }
}
