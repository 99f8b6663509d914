import { componentOf, routeOf, tagOf } from '../../../src/catalog.ts'
import { cell, code, short, table } from './markdown.ts'
import { textsOf } from './texts.ts'
import { type Described, type Field, noteOf } from './tools.ts'

const kinds: Readonly<Record<Field['kind'], string>> = {
  text: 'text',
  number: 'number',
  whole: 'number',
  length: 'number',
  weight: 'number',
  money: 'amount of money',
  percent: 'percentage',
  date: 'date, such as `2026-06-15`',
  time: 'time, such as `21:30`',
  color: 'color',
  place: 'text',
  choice: 'text',
  flag: 'true or false',
  rows: 'list, as JSON',
}

/** More are in a list below the table. */
const shownChoices = 12

/** A tool's section of reference.md. */
export function section(tool: Described): string {
  const { id, name, summary, network } = tool
  return [
    `<a id="${id}"></a>`,
    '',
    `### ${name}`,
    '',
    summary,
    '',
    `\`<${tagOf(id)}>\` · \`import { ${componentOf(id)} } from 'pegboard/widgets/${id}'\` · \`pegboard/engine/${id}\` · route \`${routeOf(id)}\``,
    '',
    ...(network
      ? [`Uses ${network.name} (${network.hosts.join(', ')}), unless the page sets another source.`, '']
      : []),
    ...example(tool),
    ...attributes(tool),
    ...rows(tool),
    ...longLists(tool),
    ...properties(tool),
    'All tools also have [shared attributes](#shared-attributes), [properties](#shared-properties), [methods](#methods), [events](#events), [slots and parts](#slots-and-parts), and [CSS variables](../docs/theming.md).',
    '',
    ...textsOf(tool),
  ].join('\n')
}

/** The example as attributes, without what's the default, and a listener. */
function example({ id, fields, example }: Described): string[] {
  const given = fields.flatMap(({ name, attribute, initial }) => {
    const value = example[name]
    if (JSON.stringify(value) === JSON.stringify(initial)) return []
    if (typeof value === 'boolean') return value ? [attribute] : []
    const text = typeof value === 'string' ? short(value, 80) : JSON.stringify(value)
    const quote = text.includes('"') ? "'" : '"'
    return [
      `${attribute}=${quote}${text.replaceAll('&', '&amp;').replaceAll("'", quote === "'" ? '&#39;' : "'")}${quote}`,
    ]
  })
  const tag = tagOf(id)
  const open = given.join(' ').length > 80 ? `${['', ...given].join('\n  ')}\n` : ['', ...given].join(' ')
  return [
    '```html',
    `<${tag}${open}></${tag}>`,
    '<script type="module">',
    `  document.querySelector('${tag}').addEventListener('pegboard-result', ({ detail }) => {`,
    '    console.log(detail.ok ? detail.value : detail.issues)',
    '  })',
    '</script>',
    '```',
    '',
  ]
}

function attributes({ fields, attributes, flags }: Described): string[] {
  const own = fields.map((field) => [
    `\`${field.attribute}\``,
    valuesOf(field),
    typeof field.initial === 'string'
      ? code(short(field.initial))
      : field.kind === 'rows'
        ? ''
        : code(String(field.initial)),
    prose(field.description),
  ])
  const more = [...attributes, ...flags].map((member) => [
    `\`${member.name}\``,
    flags.includes(member) ? kinds.flag : 'text',
    '',
    prose(member.doc),
  ])
  return table(['Attribute', 'Values', 'Default', 'Meaning'], [...own, ...more])
}

const rows = ({ fields }: Described): string[] =>
  fields.flatMap(({ name, rows }) =>
    rows.length > 0
      ? [
          `Each item of \`${name}\`:`,
          '',
          ...table(
            ['Field', 'Values', 'Meaning'],
            rows.map((row) => [`\`${row.name}\``, valuesOf(row), prose(row.description)]),
          ),
        ]
      : [],
  )

/** A property differs from its attribute in camelCase only, so only the others are listed. */
function properties({ fields, properties }: Described): string[] {
  const renamed = fields.filter(({ attribute, property }) => attribute !== property)
  const names = renamed.map(({ property }) => `\`${property}\``).join(', ')
  return [
    ...(renamed.length > 0 ? [`Each attribute has a property, in camelCase: ${names}.`, ''] : []),
    ...table(
      ['Other properties', 'Type', 'Meaning'],
      properties.map(({ name, type, doc }) => [`\`${name}\``, code(type), prose(doc)]),
    ),
  ]
}

function valuesOf({ kind, choices }: Field): string {
  if (choices.length === 0) return kinds[kind]
  const shown = choices.length > shownChoices ? choices.slice(0, 3) : choices
  const texts = shown.map((choice) => {
    const note = noteOf(choice)
    return note ? `${code(choice.value)} (${cell(note)})` : code(choice.value)
  })
  return `${texts.join(', ')}${choices.length > shownChoices ? ` and ${choices.length - 3} more` : ''}`
}

/** The values of fields with many, such as units. Fields that have the same values share a list. */
function longLists({ fields }: Described): string[] {
  const long = fields.filter(({ choices }) => choices.length > shownChoices)
  const [first] = long
  if (!first) return []
  return [
    `<details><summary>Values of ${long.map(({ attribute }) => `<code>${attribute}</code>`).join(' and ')}</summary>`,
    '',
    `${first.choices.map(({ value }) => code(value)).join(', ')}`,
    '',
    '</details>',
    '',
  ]
}

export const prose = (text: string): string => cell(text).replaceAll('<', '&lt;').replaceAll('*', '\\*')
