import { catalog, type Tool } from '../../../src/catalog.ts'
import { tools as built } from '../tools.ts'
import { cell } from './markdown.ts'

const begin = '<!-- tools: written by npm run snapshots -->'
const end = '<!-- /tools -->'

/** The text with the table of tools between its markers. */
export function withTable(readme: string): string {
  const [before, rest = ''] = readme.split(begin)
  const [, after] = rest.split(end)
  if (after === undefined) throw new Error(`README.md lacks ${begin} or ${end}`)
  const tools: readonly Tool[] = catalog.filter(({ id }) => built.includes(id))
  const rows = tools.map(({ id, name, summary }) => `| [${name}](src/engine/${id}/fields.ts) | ${cell(summary)} |`)
  return `${before}${begin}\n${[`| The ${tools.length} tools | What they do |`, '|--|--|', ...rows].join('\n')}\n${end}${after}`
}
