import { type Attributes, openingTag, singleFileCode, snippetCode } from '../../scripts/build/snippet-code'
import { componentOf, tagOf } from '../../src/catalog'
import { camel } from '../../src/widgets/core/element/attributes'
import { frameSnippet } from '../frames/frame-snippet'

/** A tool as the builder has set it up. */
export interface Built {
  readonly tool: { readonly id: string; readonly name: string; readonly integrity: string }
  /** The site's address. */
  readonly url: string
  readonly version: string
  /** The element's attributes: fields, locale-independent, and options. */
  readonly attributes: Attributes
  /** The fields as typed, which is what the React component takes. */
  readonly typed: Readonly<Record<string, unknown>>
  /** CSS variables, such as `--pegboard-accent`. */
  readonly variables: Attributes
  /** '480px', or undefined for the full width. */
  readonly maxWidth?: string
  /** In pixels. */
  readonly height: number
}

export interface Format {
  readonly name: string
  /** Where to paste the code. */
  readonly hint: string
  readonly write: (built: Built) => string
  /** The attributes that this code can't have, because a frame's address would be too long. */
  readonly leftOut?: (built: Built) => readonly string[]
}

/** Languages with translations (src/languages). */
const languages = ['ar', 'de', 'es', 'fr', 'pt']

/** Some servers and editors don't accept longer addresses. */
const longestQuery = 1500

/** What fits into a frame's address: without the longest texts, if necessary. */
function parametersOf({ attributes, variables }: Pick<Built, 'attributes' | 'variables'>): Attributes {
  const all: Attributes = { ...attributes, ...variables }
  if (`${new URLSearchParams(all)}`.length <= longestQuery) return all
  const [longest = ''] = Object.keys(all).sort((one, other) => (all[other] ?? '').length - (all[one] ?? '').length)
  const { [longest]: _, ...rest } = attributes
  return parametersOf({ attributes: rest, variables })
}

const leftOut = (built: Built) => {
  const parameters = parametersOf(built)
  return Object.keys(built.attributes).filter((name) => !(name in parameters))
}

export const formats: Readonly<Record<string, Format>> = {
  script: {
    name: 'Script',
    hint: 'For most websites. Paste all of it where the tool should appear.',
    write: ({ tool, url, version, attributes, ...look }) =>
      snippetCode(tool, { url, version }, { ...attributes, ...styleOf(look) }),
  },
  single: {
    name: 'Single file',
    hint: 'Like Script, but in one file, whose hash covers everything it runs. It stays at this version, and its words are English.',
    write: ({ tool, url, version, attributes, ...look }) =>
      singleFileCode(tool, { url, version }, { ...attributes, ...styleOf(look) }),
  },
  frame: {
    name: 'Frame',
    hint: 'For places that don’t run your scripts, such as newsletters and hosted editors. The second line, which is optional, sets the height.',
    write: (built) => {
      const { tool, url, height, maxWidth } = built
      const frame = frameSnippet({ ...tool, url, parameters: parametersOf(built), height, maxWidth })
      return `${frame}\n<script src="${url}/embed/frames.js" async></script>`
    },
    leftOut,
  },
  react: { name: 'React', hint: 'React 18 or 19, from npm.', write: reactCode },
  vue: {
    name: 'Vue',
    hint: 'From npm. Set Vue’s compiler option isCustomElement for tags that start with pegboard- (see docs/embedding.md).',
    write: ({ tool: { id }, attributes, ...look }) => `<script setup>
import 'pegboard/elements/${id}'
</script>

<template>
${indented(`${openingTag(tagOf(id), { ...attributes, ...styleOf(look) })}</${tagOf(id)}>`, 2)}
</template>`,
  },
  wordpress: {
    name: 'WordPress',
    hint: 'With the Pegboard plugin (integrations/wordpress). Open the post’s code editor, then paste this block. The post sets its width.',
    write: (built) => {
      const block = JSON.stringify({ tool: built.tool.id, values: parametersOf(built) })
      return `<!-- wp:pegboard/tool ${block.replaceAll(/--|[<>&]/g, escapedInBlock)} /-->`
    },
    leftOut,
  },
}

/** As WordPress writes it: '--' would end the comment. */
const escapedInBlock = (text: string) =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

const indented = (text: string, spaces: number) => text.replaceAll(/^/gm, ' '.repeat(spaces))

type Look = Pick<Built, 'variables' | 'maxWidth'>

/** As CSS properties: { 'max-width': '480px', '--pegboard-accent': '#5b2dd4' }. */
const propertiesOf = ({ variables, maxWidth }: Look): Attributes => ({
  ...(maxWidth && { 'max-width': maxWidth }),
  ...variables,
})

/** As the attribute `style`, unless there's nothing to set. */
export function styleOf(look: Look): Attributes {
  const style = Object.entries(propertiesOf(look)).map(([name, text]) => `${name}: ${text}`)
  return style.length > 0 ? { style: style.join('; ') } : {}
}

function reactCode({ tool: { id }, attributes, typed, ...look }: Built): string {
  const { locale, currency, theme, heading, hide, lock } = attributes
  const language = languages.find((code) => locale?.split('-')[0] === code)
  const names = (list: string | undefined) => list?.split(' ')
  const scheme = theme === 'auto' ? 'light dark' : theme
  const style = { ...(scheme && { colorScheme: scheme }), ...propertiesOf(look) }
  const props = {
    defaultValue: Object.keys(typed).length > 0 ? typed : undefined,
    locale,
    currency,
    heading,
    hide: names(hide),
    lock: names(lock),
    style: Object.keys(style).length > 0 ? camelKeys(style) : undefined,
  }
  const written = [
    ...Object.entries(props).flatMap(([name, value]) => (value === undefined ? [] : [propCode(name, value)])),
    ...['editor', 'compact', 'result-only'].filter((name) => name in attributes).map(camel),
    ...(language ? ['strings={strings}'] : []),
    ...('attribution' in attributes ? [`footer={<a href="${attributes.attribution}">Pegboard</a>}`] : []),
  ]
  const name = componentOf(id)
  const lines = [
    `import { ${name} } from 'pegboard/widgets/${id}'`,
    `import 'pegboard/widgets/${id}.css'`,
    ...(language ? [`import strings from 'pegboard/languages/${language}/${id}.json'`] : []),
    '',
    'export const Tool = () => (',
    written.length > 0 ? `  <${name}\n${written.map((prop) => `    ${prop}\n`).join('')}  />` : `  <${name} />`,
    ')',
  ]
  return lines.join('\n')
}

const camelKeys = (style: Attributes) =>
  Object.fromEntries(Object.entries(style).map(([name, text]) => [name.startsWith('--') ? name : camel(name), text]))

/** A text that JSX takes as is: heading="Price". Otherwise, an expression: hide={["pmi"]}. */
const propCode = (name: string, value: unknown): string =>
  typeof value === 'string' && !/["\\\n&{}<>]/.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`
