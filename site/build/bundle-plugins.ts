import type { Plugin } from 'vite'

/** Tools on the site are in the page, not in a shadow root: their styles are in the page's sheet and not needed as text. */
export const noSheets: Plugin = {
  name: 'no-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('?sheets') ? '\0no-sheets' : undefined),
  load: (id) => (id === '\0no-sheets' ? { code: 'export default []', moduleType: 'js' } : undefined),
}

/** package.json names only .css files as side effects, so a bundler would drop a `.css.ts` imported for its styles alone. */
export const stylesCount: Plugin = {
  name: 'styles-count',
  transform: {
    order: 'post',
    filter: { id: /\/site\/[\w./-]+\.css\.ts$|\/site\/layout\/styles\.ts$/ },
    handler: (code) => ({ code, moduleSideEffects: true }),
  },
}

/** Rolldown gives its one helper, of 90 characters, a file of its own: a request more for every page. */
export const inlineRuntime: Plugin = {
  name: 'inline-runtime',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []))
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
    const helper = runtime && /^var (\w+)=(.*);export\{\1 as (\w+)\};\s*$/.exec(runtime.code)
    if (!helper) return
    const [, , value, exported] = helper
    const statement = new RegExp(`import\\{${exported} as (\\w+)\\}from"\\./${runtime.fileName.split('/').pop()}";`)
    const users = chunks.filter(({ imports }) => imports.includes(runtime.fileName))
    if (!users.every(({ code }) => statement.test(code))) return
    for (const chunk of users) {
      chunk.code = chunk.code.replace(statement, (_, name) => `var ${name}=${value};`)
      chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
    }
    delete bundle[runtime.fileName]
  },
}
