/**
 * Answers `import sheets from './x.tsx?sheets'` with the CSS texts of every `.css.ts` file that x.tsx reaches.
 *
 * vanilla-extract adds its CSS to the document, but a shadow root needs it as text. Each text is a separate module, so
 * that bundlers share the core's texts between tools like code. Class names are a hash of the file's path from the root,
 * so each pipeline needs its own root, and the same class names here as in its own plugin.
 */
import { dirname, resolve, sep } from 'node:path'
import { compile, type IdentifierOption as Identifiers, processVanillaFile } from '@vanilla-extract/integration'
import { type Plugin as EsbuildPlugin, transform } from 'esbuild'
import type { Plugin as VitePlugin } from 'vite'
import { filesReachedFrom } from './source-graph.ts'

/**
 * The `.css.ts` files that a module reaches: core's before the tool's, and dependencies first. Includes those of code that
 * loads on first use, so that nothing has to add styles later.
 */
export async function stylesheetsOf(module: string): Promise<{ sheets: string[]; watchFiles: string[] }> {
  const [reached = []] = await filesReachedFrom([module], true)
  const sheets = reached.filter((file) => file.endsWith('.css.ts'))
  return {
    sheets: [...sheets.filter(isCore), ...sheets.filter((file) => !isCore(file))],
    watchFiles: reached,
  }
}

const isCore = (file: string): boolean => file.includes(`${sep}widgets${sep}core${sep}`)

/** The minified CSS of one `.css.ts` file, without the CSS of the files it imports. */
export async function cssOf(
  file: string,
  root: string,
  identOption: Identifiers = 'short',
): Promise<{ css: string; watchFiles: string[] }> {
  const { source, watchFiles } = await compile({ filePath: file, cwd: root, identOption })
  let css = ''
  await processVanillaFile({
    source,
    filePath: file,
    identOption,
    serializeVirtualCssPath: ({ fileScope, source }) => {
      if (resolve(root, fileScope.filePath) === file) css = source
      return ''
    },
  })
  const minified = await transform(css, { loader: 'css', minify: true, legalComments: 'none' })
  return { css: minified.code.trim(), watchFiles }
}

/** The two kinds of module, `ID.tsx.sheets` (the list) and `ID.css.ts.sheet` (one text), for any bundler. */
async function load(
  id: string,
  root: string,
  identifiers?: Identifiers,
): Promise<{ code: string; watchFiles: string[] } | undefined> {
  if (id.endsWith('.sheet')) {
    const { css, watchFiles } = await cssOf(id.slice(0, -'.sheet'.length), root, identifiers)
    // In a list, because a constant would be copied to where it's used.
    return { code: `export default [${JSON.stringify(css)}]`, watchFiles }
  }
  if (!id.endsWith('.sheets')) return
  const { sheets, watchFiles } = await stylesheetsOf(id.slice(0, -'.sheets'.length))
  const imports = sheets.map((file, at) => `import s${at} from ${JSON.stringify(`${prefix}${file}.sheet`)}\n`)
  return { code: `${imports.join('')}export default [${sheets.map((_, at) => `s${at}`)}].flat()`, watchFiles }
}

const prefix = 'sheets:'
const suffix = '?sheets'
const fileOf = (source: string, importer: string): string => resolve(dirname(importer), source.slice(0, -suffix.length))

export function sheetsEsbuild(root: string): EsbuildPlugin {
  return {
    name: 'sheets',
    setup(build) {
      build.onResolve({ filter: /\?sheets$/ }, ({ path, importer }) => ({
        path: `${fileOf(path, importer)}.sheets`,
        namespace: 'sheets',
      }))
      build.onResolve({ filter: /^sheets:/ }, ({ path }) => ({ path: path.slice(prefix.length), namespace: 'sheets' }))
      build.onLoad({ filter: /./, namespace: 'sheets' }, async ({ path }) => {
        const loaded = await load(path, root)
        return loaded && { contents: loaded.code, loader: 'js', watchFiles: loaded.watchFiles, resolveDir: root }
      })
    },
  }
}

/** `identifiers` is the same as for vanilla-extract's own plugin. */
export function sheetsVite(identifiers: Identifiers = 'short'): VitePlugin {
  // Rollup's mark for a virtual module, which keeps other plugins (vanilla-extract's, React's) off these ids.
  const virtual = '\0sheets:'
  const watched = new Map<string, readonly string[]>()
  let root = ''
  return {
    name: 'sheets',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    resolveId(source, importer) {
      if (source.startsWith(prefix)) return `\0${source}`
      if (source.endsWith(suffix) && importer) return `${virtual}${fileOf(source, importer)}.sheets`
      return undefined
    },
    async load(id) {
      if (!id.startsWith(virtual)) return
      const loaded = await load(id.slice(virtual.length).replace(/\?.*/, ''), root, identifiers)
      if (!loaded) return
      watched.set(id, loaded.watchFiles)
      return { code: loaded.code, map: null, moduleType: 'js' }
    },
    hotUpdate({ file, modules }) {
      const { moduleGraph } = this.environment
      const stale = [...watched]
        .filter(([, files]) => files.includes(file))
        .map(([id]) => moduleGraph.getModuleById(id))
      return stale.length ? [...modules, ...stale.filter((module) => module !== undefined)] : undefined
    },
  }
}
