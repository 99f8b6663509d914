import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { catalog, componentOf } from '../src/catalog.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const prefix = 'virtual:tool/'
const own = ['virtual:tools', 'virtual:examples']

/** The site's view of the catalog: a lazy module for each tool, and the answers to the engines' examples. */
export function tools(): Plugin {
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
  const rows = catalog.map(({ id }) => `  '${id}': () => import('${prefix}${id}'),`)
  const embeds = catalog.map(({ id }) => id).filter((id) => existsSync(`${root}dist/embed/${id}.js`))
  return `export const load = {\n${rows.join('\n')}\n}\nexport const embeds = ${JSON.stringify(embeds)}`
}

/** Widget and words together, so that a route asks for one chunk; what does not exist yet is left out. */
function toolModule(id: string): string {
  const widget = `${root}src/widgets/${id}/${id}.tsx`
  const words = `${root}site/content/${id}.ts`
  const lines = []
  if (existsSync(widget)) lines.push(`export { ${componentOf(id)} as Widget } from '${widget}'`)
  if (existsSync(words)) lines.push(`export { words } from '${words}'`)
  return lines.join('\n') || 'export {}'
}

/** The engines run here, at build: the home page ships their answers, not their code. */
async function examplesModule(): Promise<string> {
  const { module } = await runnerImport<typeof import('./examples')>(`${root}site/examples.ts`)
  return `export const examples = ${JSON.stringify(module.exampleTexts())}`
}
