import type { Plugin } from 'vite'

/** The styles of parts are in the page's own sheet: no shadow root asks for them as text. */
export const noSheets: Plugin = {
  name: 'no-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('?sheets') ? '\0no-sheets' : undefined),
  load: (id) => (id === '\0no-sheets' ? { code: 'export default []', moduleType: 'js' } : undefined),
}

/** package.json calls only what ends in .css a side effect; what is imported for its styles alone is one too. */
export const stylesCount: Plugin = {
  name: 'styles-count',
  transform: {
    order: 'post',
    filter: { id: /\/site\/[\w.-]+\.(css|styles)\.ts$|\/site\/styles\.ts$/ },
    handler: (code) => ({ code, moduleSideEffects: true }),
  },
}

const nameAndAlias = (list: string) => list.split(',').map((each) => /(\S+)(?: as (\S+))?/.exec(each) ?? [])

/** Two helpers of the bundler's that every chunk asks for. In a file of their own they would be a request of their own. */
export const foldRuntime: Plugin = {
  name: 'fold-runtime',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
      const host = chunks.find(({ name }) => name === 'react')
      if (!runtime || !host) return
      const [, helpers = '', exported = ''] = /^(.*)export\s*\{([^}]*)\}/s.exec(runtime.code) ?? []
      const given = nameAndAlias(exported).map(([, own, name = own]) => ({ own, name: `fold_${name}` }))
      const from = (file: string) => `from"${file.replace('assets/', './')}"`
      const asked = new RegExp(`import\\s*\\{([^}]*)\\}\\s*${from(runtime.fileName)}`)
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(asked, (_, list: string) => {
          const wanted = nameAndAlias(list).map(([, name, alias = name]) => ({ name: `fold_${name}`, alias }))
          if (chunk === host) return wanted.map(({ name, alias }) => `const ${alias}=${name}`).join(';')
          return `import{${wanted.map(({ name, alias }) => `${name} as ${alias}`)}}${from(host.fileName)}`
        })
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName)
      }
      const made = given.map(({ own, name }) => `${name}:${own}`)
      const names = given.map(({ name }) => name)
      host.code = `const{${names}}=(()=>{${helpers}return{${made}}})();${host.code}\nexport{${names}};`
      delete bundle[runtime.fileName]
    },
  },
}
