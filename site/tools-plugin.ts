import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { catalog, componentOf, groups, routeOf, type Tool, tagOf } from '../src/catalog.ts'
import type { Entry } from './pages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const prefix = 'virtual:tool/'
const own = ['virtual:tools', 'virtual:examples']
const tools: readonly Tool[] = catalog

/**
 * The site's view of the catalog. What menus need of it is in every page's script; the rest of a row comes with its
 * tool's lazy module, so that a page does not carry the texts of all the others.
 */
export function toolModules(): Plugin {
  return {
    name: 'pegboard-tools',
    resolveId: (id) => (own.includes(id) || id.startsWith(prefix) ? id : undefined),
    load(id) {
      if (id === 'virtual:tools') return toolsModule()
      if (id === 'virtual:examples') return examplesModule()
      if (id.startsWith(prefix)) return toolModule(id.slice(prefix.length))
      return undefined
    },
  }
}

function toolsModule(): string {
  const entries = tools.map(
    ({ id, name, group, network }): Entry => ({ id, name, group, path: routeOf(id), ...(network && { asks: true }) }),
  )
  const rows = tools.map(({ id }) => `  '${id}': () => import('${prefix}${id}'),`)
  return [
    `export const tools = ${JSON.stringify(entries)}`,
    `export const groups = ${JSON.stringify(groups)}`,
    `export const popular = ${JSON.stringify(popular())}`,
    `export const load = {\n${rows.join('\n')}\n}`,
  ].join('\n')
}

/** Until visits are counted, the tools that most others point to are the popular ones. */
function popular(): string[] {
  return tools
    .map(({ id }) => ({ id, links: tools.filter(({ related }) => related.includes(id)).length }))
    .sort((one, other) => other.links - one.links)
    .slice(0, 6)
    .map(({ id }) => id)
}

/** Row, widget and words together, so that a route asks for one chunk; what does not exist yet is left out. */
function toolModule(id: string): string {
  const tool = tools.find((each) => each.id === id)
  if (!tool) throw new Error(`No tool in the catalog: ${id}`)
  const { title, summary, related, network } = tool
  const row = { title, summary, related, service: network?.name }
  const lines = [`export const row = ${JSON.stringify(row)}`]
  const widget = `${root}src/widgets/${id}/${id}.tsx`
  const words = `${root}site/content/${id}.ts`
  if (existsSync(widget)) lines.push(`export { ${componentOf(id)} as Widget } from '${widget}'`)
  if (existsSync(words)) lines.push(`export { words } from '${words}'`)
  // The snippet shows only for an embed that was built before the site, so that its address answers.
  if (existsSync(`${root}dist/embed/${id}.js`)) lines.push(`export const tag = '${tagOf(id)}'`)
  return lines.join('\n')
}

/** The engines run here, at build: the home page ships their answers, not their code. */
async function examplesModule(): Promise<string> {
  const { module } = await runnerImport<typeof import('./examples')>(`${root}site/examples.ts`)
  return `export const examples = ${JSON.stringify(module.exampleTexts())}`
}
