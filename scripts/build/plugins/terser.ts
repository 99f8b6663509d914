import { minify } from 'terser'
import { minify as minifyFast, type Plugin } from 'vite'

/** `import{a as b}` and `export{a as b}`, as Vite's minifier writes them. */
const clauses = /\b(import|export)\{([^}]*)\}/g

/** Names of exports that can't be names of variables. */
const keywords = ['do', 'if', 'in', 'for', 'new', 'try', 'var']

/** In characters. A larger script that loads on use is a library, and Terser would take seconds. */
const largest = 100_000

/**
 * The names of what a script imports and exports, by the names it would use itself. If both are the same, the lists are
 * `import{a,b}` instead of `import{a as t,b as n}`.
 */
function sharedNames(code: string): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set(keywords)
  for (const [, kind, list = ''] of code.matchAll(clauses)) {
    for (const item of list.split(',').filter(Boolean)) {
      const [first = '', second = first] = item.split(' as ')
      const [own, shared] = kind === 'import' ? [second, first] : [first, second]
      if (!taken.has(shared) && !names.has(own)) names.set(own, shared)
      taken.add(shared)
    }
  }
  return names
}

/** Minifies with Vite's minifier and then with Terser, which together make the smallest scripts. */
export const terser: Plugin = {
  name: 'terser',
  enforce: 'post',
  async renderChunk(source, { fileName, isEntry }) {
    const { code } = await minifyFast(fileName, source, { module: true, compress: { target: 'es2022' } })
    if (!isEntry && code.length > largest) return { code, map: null }
    const props = Object.fromEntries([...sharedNames(code)].map(([own, shared]) => [`$${own}`, shared]))
    const smaller = await minify(code, {
      module: true,
      compress: { ecma: 2020 },
      format: { ecma: 2020 },
      nameCache: { vars: { props } },
    })
    const withoutAs = (list: string) => list.replace(/(?<![\w$])([\w$]+) as \1(?![\w$])/g, '$1')
    return { code: smaller.code?.replace(clauses, withoutAs) ?? code, map: null }
  },
}
