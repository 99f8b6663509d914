import { readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, relative, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build, type Plugin, transform } from 'esbuild'
import { defineConfig } from 'tsup'
import { writeDeclarations } from './scripts/build/declarations.ts'
import { filesOf, languages } from './scripts/build/languages.ts'
import { preactAlias } from './scripts/build/runtime/preact-alias.ts'
import { cssOf, sheetsEsbuild, stylesheetsOf } from './scripts/build/sheets.ts'
import { root, tools } from './scripts/build/tools.ts'
import { merged } from './src/widgets/core/element/words.ts'

const dist = resolve(root, 'dist')
const target = 'es2022'

const index = 'src/index.ts'
/** For React: the widgets, which import it, and the engines. */
const entry: Record<string, string> = Object.fromEntries([
  ['catalog', 'src/catalog.ts'],
  ...tools.flatMap((id) => [
    [`engine/${id}`, `src/engine/${id}/${id}.ts`],
    [`widgets/${id}`, `src/widgets/${id}/${id}.tsx`],
  ]),
])

/** Without React: Preact is inside. */
const elementEntry: Record<string, string> = Object.fromEntries([
  ['server', 'src/server.ts'],
  ...tools.map((id) => [`elements/${id}`, `src/widgets/${id}/${id}.element.ts`]),
])

/** `npm run build:derived` writes the types of the elements. */
const declared = [index, ...Object.values(entry), 'src/server.ts', 'src/widgets/core/element/element-types.ts']

/** Restores what code splitting breaks in views: a directive, such as 'use client', and the relative URLs of workers. */
const views = (directive: string): Plugin => ({
  name: 'views',
  setup(build) {
    build.onEnd(({ metafile, outputFiles = [] }) => {
      for (const file of outputFiles) {
        const output = metafile?.outputs[relative(root, file.path)]
        if (!output || !file.path.endsWith('.js')) continue
        const modules = [output.entryPoint ?? '', ...Object.keys(output.inputs)]
        if (!modules.some((path) => path.startsWith('src/widgets/'))) continue
        const code = file.text.replace(
          /new URL\("\.\/([\w-]+)\.worker\.ts", import\.meta\.url\)/g,
          (_, name) => `new URL("${toWorker(file.path, name)}", import.meta.url)`,
        )
        file.contents = new TextEncoder().encode(directive + code)
      }
    })
  },
})

function toWorker(from: string, name: string): string {
  const path = relative(dirname(from), `${dist}/widgets/${name}.worker.js`)
  return path.startsWith('.') ? path : `./${path}`
}

/** The server's script uses elements.js, which isn't bundled. */
const elementsApart: Plugin = {
  name: 'elements-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\/elements$/ }, () => ({ path: './elements.js', external: true }))
  },
}

/**
 * Elements from npm get their words from the page (`strings`), so they don't load any. Bundlers reject or warn of an import
 * whose address is calculated.
 */
const wordsFromPage: Plugin = {
  name: 'words-from-page',
  setup(build) {
    const contents = 'export const languageOf = () => undefined\nexport const loadWords = languageOf\n'
    build.onLoad({ filter: /core\/element\/load-words\.ts$/ }, () => ({ contents }))
  },
}

/** `import url from 'package/file.woff?inline'`: the file as a data URL, as in Vite. */
const inlineEsbuild: Plugin = {
  name: 'inline',
  setup(build) {
    build.onResolve({ filter: /\?inline$/ }, ({ path, resolveDir }) => ({
      path: createRequire(`${resolveDir}/`).resolve(path.replace(/\?inline$/, '')),
      namespace: 'inline',
    }))
    build.onLoad({ filter: /.*/, namespace: 'inline' }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'dataurl',
    }))
  },
}

/** Writes styles.css for all tools and a stylesheet for each tool, with the same CSS in the same order as the elements. */
async function writeStyles(): Promise<void> {
  const all = new Set<string>()
  const texts = new Map<string, string>()
  for (const id of tools) {
    const { sheets } = await stylesheetsOf(resolve(root, `src/widgets/${id}/${id}.tsx`))
    for (const file of sheets) {
      if (!texts.has(file)) texts.set(file, (await cssOf(file, root)).css)
      all.add(file)
    }
    await writeFile(`${dist}/widgets/${id}.css`, `${sheets.map((file) => texts.get(file)).join('')}\n`)
  }
  await writeFile(`${dist}/styles.css`, `${[...all].map((file) => texts.get(file)).join('')}\n`)
}

/**
 * Writes index.js, which only re-exports each tool's own file. If it were split like the others, it would import every chunk,
 * and apps that esbuild splits would load chunks of tools that they don't use. In elements.js, the code that defines a tag
 * would move to a chunk, which bundlers drop as free of side effects.
 */
async function writeIndex(): Promise<void> {
  const all = tools.map((id) => `export * from "./elements/${id}.js";\n`)
  await writeFile(`${dist}/elements.js`, all.join(''))
  const { code } = await transform(await readFile(resolve(root, index), 'utf8'), { loader: 'ts' })
  const files = code.replace(/"\.\/(?:(widgets)\/[\w-]+\/)?([\w-]+)"/g, (_, folder, id) =>
    folder ? `"./${folder}/${id}.js"` : `"./${id}.js"`,
  )
  await writeFile(`${dist}/index.js`, files)
}

/** Writes the words of each tool in each language: `languages/de/bmi-calculator.json`, for the prop `strings`. */
async function writeLanguages(): Promise<void> {
  for (const language of languages) {
    const files = new Map(filesOf(language).map(([name, json]) => [name, JSON.parse(json)]))
    await mkdir(`${dist}/languages/${language}`, { recursive: true })
    for (const id of tools) {
      const words = merged(files.get('core'), files.get(id))
      await writeFile(`${dist}/languages/${language}/${id}.json`, `${JSON.stringify(words)}\n`)
    }
  }
}

/** Their names differ, so they're in one folder. */
const workers = readdirSync(resolve(root, 'src/widgets'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.worker.ts'),
)

/** Bundles each worker into a single file without imports, because some bundlers just copy what `new URL` refers to. */
const writeWorkers = () =>
  build({
    entryPoints: Object.fromEntries(workers.map((path) => [basename(path, '.ts'), resolve(root, 'src/widgets', path)])),
    outdir: `${dist}/widgets`,
    bundle: true,
    minify: true,
    format: 'esm',
    // Says that it's a module. Without imports, a library's text such as `module.exports` would look like CommonJS.
    footer: { js: 'export {}' },
    target,
  })

/** What both builds do in the same way. */
const plugins = [inlineEsbuild, sheetsEsbuild(root), vanillaExtractPlugin({ identifiers: 'short', outputCss: false })]
// Only ESM: supported Node versions, bundlers and browsers all read it. A second format could duplicate React's state.
const output = { format: 'esm', target, platform: 'neutral', splitting: true } as const
const chunkNames = 'chunks/[name]-[hash]'

/** The elements and the server's script, which share their code and nothing with the widgets. */
async function writeElements(): Promise<void> {
  const { outputFiles } = await build({
    ...output,
    entryPoints: elementEntry,
    outdir: dist,
    absWorkingDir: root,
    bundle: true,
    mainFields: ['browser', 'module', 'main'],
    chunkNames,
    jsx: 'automatic',
    alias: { ...preactAlias, 'react-dom/server': 'preact-render-to-string' },
    plugins: [elementsApart, wordsFromPage, ...plugins, views('')],
    metafile: true,
    write: false,
    logLevel: 'error',
  })
  await Promise.all(
    outputFiles.map(async ({ path, contents }) => {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, contents)
    }),
  )
}

export default defineConfig({
  ...output,
  entry,
  outDir: 'dist',
  // Embeds, with the licenses in them, and the site are in the same folder but are built separately.
  clean: ['!embed/**', '!site/**', '!THIRD-PARTY.md'],
  silent: true,
  esbuildOptions(options) {
    options.chunkNames = chunkNames
    options.jsx = 'automatic'
  },
  esbuildPlugins: [...plugins, views(`'use client';\n`)],
  async onSuccess() {
    await mkdir(`${dist}/widgets`, { recursive: true })
    await Promise.all([
      writeElements(),
      writeStyles(),
      writeWorkers(),
      writeDeclarations(root, declared, `${dist}/types`),
      writeLanguages(),
    ])
    await writeFile(`${dist}/types.js`, 'export {}\n')
    // The last file of the build, so that its date is the build's.
    await writeIndex()
  },
})
