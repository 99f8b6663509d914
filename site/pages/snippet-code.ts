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

/** What people paste to embed a tool. The style sheet keeps the tool's room free until the script has run. */
export function snippetCode(tool: Tool, { url, version }: Place): string {
  const file = `${url}/embed/${version}/${tool.id}`
  return [
    `<link rel="stylesheet" href="${file}.css">`,
    `<script type="module" src="${file}.js"></script>`,
    tagCode(tool, { url }),
  ].join('\n')
}
