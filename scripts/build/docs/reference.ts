import { groups } from '../../../src/catalog.ts'
import { parts, sharedAttributes, sharedEvents, sharedMethods, sharedProperties, slots } from './every-element.ts'
import { code, table } from './markdown.ts'
import { sharedTexts } from './texts.ts'
import { prose, section } from './tool-section.ts'
import { described } from './tools.ts'

/** reference.md. */
export function reference(): string {
  const sections = groups.flatMap(({ key, name }) => {
    const own = described.filter(({ group }) => group === key)
    return own.length > 0 ? [`## ${name}\n`, ...own.map(section)] : []
  })
  return [head, ...sections, ...common()].join('\n')
}

const head = `# The tools

What each tool’s element has. What all tools share is [at the end](#shared). TypeScript and editors: see [types](#types).
`

const anchor = (id: string, title: string) => [`<a id="${id}"></a>`, '', `${title}`, '']

const common = () => [...attributesAndProperties(), ...methodsAndEvents(), ...stylesAndTexts()]

function attributesAndProperties(): string[] {
  return [
    ...anchor('shared', '## Shared by all tools'),
    'A field’s attribute sets its initial value, in a form that’s the same in every language: `420000`, `6.25`, `2026-06-15`. The input as the visitor sees it is the property `value`. Setting a property sets its attribute; setting it to `null` or `false` removes it.',
    '',
    ...anchor('shared-attributes', '### Attributes'),
    ...table(
      ['Attribute', 'Values', 'Meaning'],
      sharedAttributes.map(({ attribute, type, doc }) => [
        `\`${attribute}\``,
        type === 'string' ? 'text' : type === 'boolean' ? 'true or false' : valuesOf(type),
        prose(doc),
      ]),
    ),
    ...fence(
      'html',
      '<pegboard-tax-calculator rate="20" locale="de-DE" theme="auto" hide="mode"></pegboard-tax-calculator>',
    ),
    ...anchor('shared-properties', '### Properties'),
    'Each attribute has a property, in camelCase: `result-only` is `resultOnly`. The others are:',
    '',
    ...table(
      ['Property', 'Type', 'Meaning'],
      sharedProperties.map(({ name, type, readonly, doc }) => [
        `\`${name}\`${readonly ? ' (read-only)' : ''}`,
        code(type),
        prose(doc),
      ]),
    ),
    ...fence(
      'js',
      "const tool = document.querySelector('pegboard-tax-calculator')\ntool.value = { ...tool.value, amount: 100 }\ntool.strings = { calculate: 'Go' }",
    ),
  ]
}

function methodsAndEvents(): string[] {
  return [
    ...anchor('methods', '### Methods'),
    ...table(
      ['Method', 'Returns', 'Meaning'],
      sharedMethods.map(({ name, parameters, type, doc }) => [
        `\`${name}(${parameters.map((each) => each.name + (each.optional ? '?' : '')).join(', ')})\``,
        code(type),
        prose(doc),
      ]),
    ),
    ...fence('js', 'tool.calculate()\nif (tool.result.ok) console.log(tool.result.value)'),
    ...anchor('events', '### Events'),
    'Events bubble and cross shadow roots. Every `detail` also has `tool`, the tool’s id, and `version`, and is frozen.',
    '',
    ...table(
      ['Event', 'Meaning'],
      sharedEvents.map(({ name, doc }) => [`\`${name}\``, prose(doc)]),
    ),
    ...fence(
      'js',
      "document.addEventListener('pegboard-result', ({ detail }) => {\n  if (detail.ok) console.log(detail.tool, detail.value)\n})",
    ),
  ]
}

function stylesAndTexts(): string[] {
  return [
    ...anchor('slots-and-parts', '### Slots and parts'),
    ...table(
      ['Slot', 'Content'],
      slots.map(({ name, description }) => [name ? `\`${name}\`` : '(default)', prose(description)]),
    ),
    ...table(
      ['Part', 'What it is'],
      parts.map(({ name, description }) => [`\`${name}\``, prose(description)]),
    ),
    ...fence(
      'html',
      '<pegboard-tax-calculator>\n  <p slot="disclaimer">This isn’t tax advice.</p>\n</pegboard-tax-calculator>\n<style>\n  pegboard-tax-calculator::part(button) { text-transform: uppercase }\n  pegboard-tax-calculator { --pegboard-accent: #5b2dd4 }\n</style>',
    ),
    'The CSS variables are in [theming](../docs/theming.md).',
    '',
    ...anchor('shared-texts', '### Texts'),
    'A tool’s `strings` include these keys as well. Set only those you want to replace; `{n}` and other names in braces are filled in.',
    '',
    '<details><summary>Texts that all tools share</summary>',
    '',
    ...sharedTexts(),
    '</details>',
    '',
    ...anchor('types', '### Types and editors'),
    types,
  ]
}

const valuesOf = (type: string) =>
  type
    .split(' | ')
    .map((value) => value.slice(1, -1))
    .filter(Boolean)
    .map(code)
    .join(', ')

const fence = (language: string, text: string) => [`\`\`\`${language}`, text, '```', '']

const types = `\`import 'pegboard/elements/tax-calculator'\` also types \`document.querySelector('pegboard-tax-calculator')\`, its
properties, its methods and its events. For templates, import the types for your framework once. They contain no code.

| Framework | Import |
|--|--|
| React 19 | \`import type {} from 'pegboard/types/react'\` |
| Preact | \`import type {} from 'pegboard/types/preact'\` |
| Vue | \`import type {} from 'pegboard/types/vue'\` |
| Svelte | \`import type {} from 'pegboard/types/svelte'\` |
| Solid | \`import type {} from 'pegboard/types/solid'\` |
| None, with a script tag | \`import type {} from 'pegboard/types/html'\` |

Next to this file are \`custom-elements.json\` (Custom Elements Manifest), \`web-types.json\`, which JetBrains editors find by
themselves, \`fields.json\`, with the fields of each tool as data, and \`vscode.html-custom-data.json\`. For VS Code, add this to
\`.vscode/settings.json\`:

\`\`\`json
{ "html.customData": ["./node_modules/pegboard/dist/vscode.html-custom-data.json"] }
\`\`\`
`
