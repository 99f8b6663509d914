import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest, Plugin } from 'vite'
import { filesOf } from '../../scripts/build/manifest.mjs'
import { isSmoke, output } from '../../scripts/build/output.mjs'
import { readsDates, readsNumbers } from '../../scripts/build/plugins/per-tool-chunks.ts'
import { frameHeightOf } from '../../scripts/build/reserve-heights.ts'
import { root, tools } from '../../scripts/build/tools.ts'
import { componentOf } from '../../src/catalog.ts'

const prefix = 'virtual:tool/'
const makers: Readonly<Record<string, () => string>> = {
  'virtual:widgets': widgetsModule,
  'virtual:engines': enginesModule,
  'virtual:embeds': embedsModule,
}

/** A script for each tool's page and, for the server, one with all widgets. */
export const toolEntries = Object.fromEntries(tools.map((id) => [id, prefix + id]))

export function toolModules(): Plugin {
  return {
    name: 'pegboard-tools',
    resolveId: (id) => (id in makers || id.startsWith(prefix) ? id : undefined),
    load: (id) => makers[id]?.() ?? (id.startsWith(prefix) ? toolModule(id.slice(prefix.length)) : undefined),
  }
}

const widgetOf = (id: string) => `${root}/src/widgets/${id}/${id}.tsx`

/** Everything that runs on a tool's page besides React. */
const toolModule = (id: string): string =>
  [
    `export { ${componentOf(id)} as Widget } from '${widgetOf(id)}'`,
    `export { fields } from '${root}/src/engine/${id}/fields.ts'`,
    `export { mount } from '${root}/site/island/island.tsx'`,
    readsNumbers(id) && `export { delocalize } from '${root}/src/widgets/core/fields/number/number-reading.ts'`,
    readsDates(id) && `export { dayOf } from '${root}/src/widgets/core/fields/date/date-reading.ts'`,
  ]
    .filter(Boolean)
    .join('\n')

function widgetsModule(): string {
  const imports = tools.map((id) => `import { ${componentOf(id)} } from '${widgetOf(id)}'`)
  return `${imports.join('\n')}\nexport const widgets = { ${tools.map((id) => `'${id}': ${componentOf(id)}`).join(', ')} }`
}

function enginesModule(): string {
  const imports = tools.map((id, at) =>
    [
      `import * as engine${at} from '${root}/src/engine/${id}/${id}.ts'`,
      `import { summarize as summarize${at} } from '${root}/src/widgets/${id}/${id}.summary.ts'`,
      `import { strings as strings${at} } from '${root}/src/widgets/${id}/${id}.strings.ts'`,
    ].join('\n'),
  )
  const engines = tools.map((id, at) => `'${id}': { ...engine${at}, summarize: summarize${at}, strings: strings${at} }`)
  return `${imports.join('\n')}\nexport const engines = { ${engines.join(', ')} }`
}

function embedsModule(): string {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const file = `${output}/embed/manifest.json`
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const built = manifest ? tools.map((id) => [id, embedOf(manifest, id)]) : []
  const heights = Object.fromEntries(tools.map((id) => [id, frameHeightOf(id)]))
  return `export const version = '${version}'
    export const embeds = ${JSON.stringify(Object.fromEntries(built))}
    const heights = ${JSON.stringify(heights)}
    export const frameHeightOf = (id) => heights[id]`
}

const read = (name: string) => readFileSync(`${output}/embed/${name}`)

/** Sizes with Brotli, because tools share scripts. */
const sizes = new Map<string, number>()

function sizeOf(name: string): number {
  const known = sizes.get(name)
  if (known !== undefined) return known
  // The best level would take half a minute for all single files, to save a few percent.
  const quality = name.endsWith('.single.js') ? 9 : constants.BROTLI_MAX_QUALITY
  const size = isSmoke
    ? read(name).length
    : brotliCompressSync(read(name), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  sizes.set(name, size)
  return size
}

function embedOf(manifest: Manifest, id: string): import('virtual:embeds').Embed {
  const { scripts } = filesOf(manifest, id)
  // The smoke test has no single files.
  const single = isSmoke ? `${id}.js` : `${id}.single.js`
  return {
    scripts,
    integrity: `sha384-${createHash('sha384').update(read(single)).digest('base64')}`,
    bytes: scripts.reduce((sum, name) => sum + sizeOf(name), 0),
    singleBytes: sizeOf(single),
  }
}
