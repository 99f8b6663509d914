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

/** The tag, with a link for readers without scripts, such as feed readers. */
const tagCode = ({ id, name }: Tool, { url }: Pick<Place, 'url'>): string =>
  `<${tagOf(id)}><a href="${url}/${id}">${name}</a></${tagOf(id)}>`

const styleCode = (href: string) => `<link rel="stylesheet" href="${href}">`

/** What people paste to embed a tool. The style sheet reserves the tool's height until the script has run. */
export function snippetCode(tool: Tool, { url, version }: Place): string {
  const file = `${url}/embed/${version}/${tool.id}`
  return [styleCode(`${file}.css`), `<script type="module" src="${file}.js"></script>`, tagCode(tool, { url })].join(
    '\n',
  )
}

/** The script of the code above as a single file, whose hash covers everything that it runs. */
export function checkedScriptCode(tool: Pick<Tool, 'id'>, { url, version }: Place, integrity: string): string {
  const src = `${url}/embed/${version}/${tool.id}.single.js`
  return `<script type="module" src="${src}"\n  integrity="${integrity}" crossorigin></script>`
}

/** For several tools: one script, which loads the others. */
export const autoloaderCode = (tool: Tool, { url }: Pick<Place, 'url'>): string =>
  [
    styleCode(`${url}/embed/pegboard.css`),
    `<script type="module" src="${url}/embed/pegboard.js"></script>`,
    tagCode(tool, { url }),
  ].join('\n')
