import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'

/** `import url from 'package/file.woff?inline'`: the file as a data URL, as in Vite. */
export const inlineEsbuild: Plugin = {
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
