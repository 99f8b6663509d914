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

/** Wraps a CommonJS module, such as React: 90 characters that need no other helper. */
const wrapper =
  /(\w+)=(\((\w),(\w)\)=>\(\)=>\(\4\|\|\(\3\(\(\4=\{exports:\{\}\}\)\.exports,\4,\4\.exports\),\3=null\),\4\.exports\))/

/**
 * Rolldown puts its helpers into a separate file, which would be another request for every page. The wrapper is copied into
 * the scripts that use only that. Other helpers are for code that loads on use.
 */
export const inlineRuntime: Plugin = {
  name: 'inline-runtime',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []))
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
    const [, local, value] = (runtime && wrapper.exec(runtime.code)) ?? []
    const exported = local && new RegExp(`[{,]${local} as (\\w+)[,}]`).exec(runtime?.code ?? '')?.[1]
    if (!runtime || !value || !exported) return
    const statement = new RegExp(`import\\{${exported} as (\\w+)\\}from"\\./${runtime.fileName.split('/').pop()}";`)
    const users = chunks.filter(({ imports }) => imports.includes(runtime.fileName))
    for (const chunk of users.filter(({ code }) => statement.test(code))) {
      chunk.code = chunk.code.replace(statement, (_, name) => `var ${name}=${value};`)
      chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
    }
    if (chunks.every(({ imports }) => !imports.includes(runtime.fileName))) delete bundle[runtime.fileName]
  },
}
