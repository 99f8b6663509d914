import { readFileSync } from 'node:fs'
import { type BuildOptions, build, type Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { isSmoke, output } from './output.mjs'
import { root, tools } from './tools.ts'

/** The browsers that embeds support. */
export const target = ['chrome111', 'firefox114', 'safari16.4']

const folder = `${output}/embed`

/** How the built scripts name a worker's file. Terser writes the quotes (terser.ts). */
const workerAddress =
  /new URL\(new URL\("(?:parts\/)?([\w.-]+\.worker-[\w-]+\.js)",import\.meta\.url\)\.href,""\+import\.meta\.url\)/g

const shared: BuildOptions = {
  outdir: folder,
  bundle: true,
  minify: true,
  target,
  legalComments: 'none',
  logLevel: 'warning',
}

/** A worker's script becomes a text in the file that opens it, with what it imports: a blob has no neighbors. */
const inlineWorkers: EsbuildPlugin = {
  name: 'inline-workers',
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      let contents = readFileSync(path, 'utf8')
      for (const [address, worker = ''] of contents.matchAll(workerAddress)) {
        const text = JSON.stringify(await bundledWorker(`${folder}/parts/${worker}`))
        contents = contents.replace(
          address,
          () => `new URL(URL.createObjectURL(new Blob([${text}],{type:"text/javascript"})))`,
        )
      }
      return { contents }
    })
  },
}

async function bundledWorker(path: string): Promise<string> {
  const { outputFiles } = await build({ ...shared, entryPoints: [path], format: 'iife', write: false })
  return outputFiles.map(({ text }) => text).join('')
}

/**
 * Writes `dist/embed/<id>.single.js`: a tool with everything that it loads on use, its worker included. It requests no
 * other script, so `integrity` covers all the code it runs. It's made from the built embeds, in seconds. Like the
 * autoloader, `pegboard.js`, it also works as a classic script. `discover.js` exports the autoloader's function.
 */
export const singleFiles: Plugin = {
  name: 'single-files',
  async closeBundle() {
    const core = `${root}/src/widgets/core/element`
    const define = { __PEGBOARD_IDS__: JSON.stringify(tools) }
    const singles = (isSmoke ? [] : tools).map((id) => ({ in: `${folder}/${id}.js`, out: `${id}.single` }))
    const results = await Promise.all([
      build({
        ...shared,
        entryPoints: singles,
        format: 'iife',
        plugins: [inlineWorkers],
        define: { 'import.meta.url': '""' },
      }),
      build({ ...shared, entryPoints: [{ in: `${core}/autoload.ts`, out: 'pegboard' }], format: 'iife', define }),
      build({ ...shared, entryPoints: [`${core}/discover.ts`], format: 'esm', define }),
    ])
    // Such as an address that's relative to a module, which these files aren't.
    if (results.some(({ warnings }) => warnings.length > 0)) throw new Error('A single-file embed isn’t complete.')
  },
}
