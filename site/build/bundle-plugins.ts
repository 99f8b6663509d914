import type { Plugin } from 'vite'

/** package.json names only .css files as side effects, so a bundler would drop a `.css.ts` imported for its styles alone. */
export const stylesCount: Plugin = {
  name: 'styles-count',
  transform: {
    order: 'post',
    filter: { id: /\/site\/[\w./-]+\.css\.ts$|\/site\/styles\/\w+\.ts$/ },
    handler: (code) => ({ code, moduleSideEffects: true }),
  },
}

/** Rolldown puts its helper of 90 characters into a separate file, which would be another request for every page. */
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
