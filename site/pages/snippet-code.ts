import { tagOf } from '../../src/catalog'

interface Tool {
  readonly id: string
  readonly name: string
}

/** Where the embeds are: `https://pegboard.example` and `0.1.0`. */
interface Place {
  readonly url: string
  readonly version: string
}

/** The tag, with a link for readers without scripts, such as feed readers. */
export const tagCode = ({ id, name }: Tool, { url }: Pick<Place, 'url'>): string =>
  `<${tagOf(id)}><a href="${url}/${id}">${name}</a></${tagOf(id)}>`

const styleCode = (href: string, more = '') => `<link rel="stylesheet" href="${href}"${more}>`

/** What people paste to embed a tool. The style sheet reserves the tool's height until the script has run. */
export function snippetCode(tool: Tool, { url, version }: Place): string {
  const file = `${url}/embed/${version}/${tool.id}`
  return [styleCode(`${file}.css`), `<script type="module" src="${file}.js"></script>`, tagCode(tool, { url })].join(
    '\n',
  )
}

/** The same with integrity hashes, which cover everything because the script is a single file. */
export function checkedSnippetCode(
  tool: Tool,
  { url, version }: Place,
  integrity: { readonly script: string; readonly style: string },
): string {
  const file = `${url}/embed/${version}/${tool.id}`
  const check = (hash: string) => `\n  integrity="${hash}" crossorigin`
  return [
    styleCode(`${file}.css`, check(integrity.style)),
    `<script type="module" src="${file}.single.js"${check(integrity.script)}></script>`,
    tagCode(tool, { url }),
  ].join('\n')
}

/** For several tools: one script, which loads the others. */
export const autoloaderCode = (tool: Tool, { url }: Pick<Place, 'url'>): string =>
  [
    styleCode(`${url}/embed/pegboard.css`),
    `<script type="module" src="${url}/embed/pegboard.js"></script>`,
    tagCode(tool, { url }),
  ].join('\n')
