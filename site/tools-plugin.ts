import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { root, tools } from '../scripts/tools.ts'
import { componentOf } from '../src/catalog.ts'

const prefix = 'virtual:tool/'
const makers: Readonly<Record<string, () => string>> = {
  'virtual:widgets': widgetsModule,
  'virtual:embeds': embedsModule,
}

/** A script for each tool's page, and for the server all widgets at once. */
export const toolEntries = Object.fromEntries(tools.map((id) => [id, prefix + id]))

export function toolModules(): Plugin {
  return {
    name: 'pegboard-tools',
    resolveId: (id) => (id in makers || id.startsWith(prefix) ? id : undefined),
    load: (id) => makers[id]?.() ?? (id.startsWith(prefix) ? toolModule(id.slice(prefix.length)) : undefined),
  }
}

const widgetOf = (id: string) => `${root}/src/widgets/${id}/${id}.tsx`

/** All that runs on a tool's page besides React. */
const toolModule = (id: string): string =>
  [
    `export { ${componentOf(id)} as Widget } from '${widgetOf(id)}'`,
    `export { hang } from '${root}/site/client/island.tsx'`,
  ].join('\n')

function widgetsModule(): string {
  const imports = tools.map((id) => `import { ${componentOf(id)} } from '${widgetOf(id)}'`)
  return `${imports.join('\n')}\nexport const widgets = { ${tools.map((id) => `'${id}': ${componentOf(id)}`).join(', ')} }`
}

function embedsModule(): string {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const built = tools.filter((id) => existsSync(`${root}/dist/embed/${id}.js`)).map((id) => [id, embedOf(id)])
  return `export const version = '${version}'\nexport const embeds = ${JSON.stringify(Object.fromEntries(built))}`
}

function embedOf(id: string): import('virtual:embeds').Embed {
  const file = `${root}/dist/embed/${id}.js`
  const fetched = [...reach(file, new Set())].map((path) => brotliCompressSync(readFileSync(path)).length)
  return {
    integrity: `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`,
    bytes: fetched.reduce((sum, size) => sum + size, 0),
  }
}

/** A script and what it imports at once. */
function reach(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)
  for (const [, path] of imports) reach(resolve(dirname(file), path as string), seen)
  return seen
}
