import { tagOf } from '../../src/catalog.ts'

interface Tool {
  readonly id: string
  readonly name: string
}

/** Where the embeds are: `https://pegboard.example` and `0.1.0`. */
interface Place {
  readonly url: string
  readonly version: string
}

export type Attributes = Readonly<Record<string, string>>

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;')

/** A tag with its attributes, each on a line of its own if there are many: `<pegboard-tax-calculator rate="5" compact>`. */
export function openingTag(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, text]) => (text === '' ? name : `${name}="${escaped(text)}"`))
  const line = [`<${tag}`, ...written].join(' ')
  return line.length < 80 ? `${line}>` : `${[`<${tag}`, ...written.map((attribute) => `  ${attribute}`)].join('\n')}\n>`
}

/** The tag, with a link for readers without scripts, such as feed readers. */
const tagCode = ({ id, name }: Tool, { url }: Pick<Place, 'url'>, attributes: Attributes = {}): string =>
  `${openingTag(tagOf(id), attributes)}<a href="${url}/${id}">${name}</a></${tagOf(id)}>`

const fileOf = ({ id }: Pick<Tool, 'id'>, { url, version }: Place) => `${url}/embed/${version}/${id}`
const styleCode = (href: string) => `<link rel="stylesheet" href="${href}">`

/** What people paste to embed a tool. The style sheet reserves the tool's height until the script has run. */
export function snippetCode(tool: Tool, place: Place, attributes: Attributes = {}): string {
  const script = `<script type="module" src="${fileOf(tool, place)}.js"></script>`
  return [styleCode(`${fileOf(tool, place)}.css`), script, tagCode(tool, place, attributes)].join('\n')
}

/** The same with the script as a single file, whose hash covers everything that it runs. */
export function singleFileCode(
  tool: Tool & { readonly integrity: string },
  place: Place,
  attributes: Attributes,
): string {
  const script = checkedScriptCode(tool, place, tool.integrity)
  return [styleCode(`${fileOf(tool, place)}.css`), script, tagCode(tool, place, attributes)].join('\n')
}

/** The script of a single file alone, for a page that has the rest. */
export const checkedScriptCode = (tool: Pick<Tool, 'id'>, place: Place, integrity: string): string =>
  `<script type="module" src="${fileOf(tool, place)}.single.js"\n  integrity="${integrity}" crossorigin></script>`

/** For several tools: one script, which loads the others. */
export const autoloaderCode = (tool: Tool, { url }: Pick<Place, 'url'>): string =>
  [
    styleCode(`${url}/embed/pegboard.css`),
    `<script type="module" src="${url}/embed/pegboard.js"></script>`,
    tagCode(tool, { url }),
  ].join('\n')
