import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const prefix = 'virtual:derived/'
const source = fileURLToPath(new URL('../docs/derived.ts', import.meta.url))

/** Made only if a module asks for one, because it takes seconds. */
const load = () => runnerImport<typeof import('../docs/derived.ts')>(source)
let loading: ReturnType<typeof load> | undefined

/** `import fields from 'virtual:derived/fields.json'`: a derived file before it's written, for pages and tests. */
export const derivedFiles: Plugin = {
  name: 'derived-files',
  resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
  async load(id) {
    if (!id.startsWith(prefix)) return undefined
    loading ??= load()
    const { derived } = (await loading).module
    return { code: `export default ${JSON.stringify(derived[id.slice(prefix.length)]?.())}`, moduleType: 'js' }
  },
}
