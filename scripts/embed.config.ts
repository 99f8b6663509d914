import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import { classNames } from './class-names.ts'
import { ownCopies } from './own-copies.ts'
import { sheetsVite } from './sheets.ts'
import { root, tools } from './tools.ts'

const entries = tools.map((id) => [id, `${root}/src/widgets/${id}/${id}.element.ts`])

/** Elements carry their CSS as text: what vanilla-extract's plugin has for documents has no reader here. */
const withoutCssFiles: Plugin = {
  name: 'without-css-files',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.vanilla.css') ? '\0no-css' : undefined),
  load: (id) => (id === '\0no-css' ? { code: '', moduleType: 'js' } : undefined),
}

/** Vite preloads the styles and scripts of a dynamic import; here it has neither, and `import()` alone will do. */
const withoutPreload: Plugin = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk: (code) => code.replace(/__vitePreload\(\(\) => (import\([^)]*\)),[^)]*\)/g, '$1'),
}

/**
 * `import * as engine` used as a value keeps all that the engine exports, and costs every tool a third file with
 * Rolldown's helper for it. Here it becomes an object of what its module uses.
 */
const usedOfEngines: Plugin = {
  name: 'used-of-engines',
  transform(code, id) {
    if (!id.startsWith(`${root}/src/widgets/`)) return
    return code.replace(/import \* as engine from (["'].+?["']);?/, (_, from) => {
      const used = [...code.matchAll(/\bengine\.(\w+)/g)].map(([, name]) => name)
      const names = [...new Set(['initial', 'evaluate', ...used])]
      return `import { ${names.map((name) => `${name} as engine_${name}`)} } from ${from}; const engine = { ${names.map((name) => `${name}: engine_${name}`)} };`
    })
  },
}

const identifiers = classNames(root)

/** `dist/embed`: the elements for a script tag, on our own small React, and the autoloader. */
export default defineConfig({
  root,
  publicDir: false,
  // Files find each other by their own address, wherever the folder is served from.
  base: './',
  logLevel: 'warn',
  plugins: [
    ownCopies(),
    vanillaExtractPlugin({ identifiers }),
    sheetsVite(identifiers),
    usedOfEngines,
    withoutCssFiles,
    withoutPreload,
  ],
  define: { __PEGBOARD_IDS__: JSON.stringify(tools) },
  resolve: {
    alias: [
      { find: /^react(-dom|-dom\/client|\/jsx-runtime)?$/, replacement: `${root}/src/widgets/core/react-on-dom.ts` },
    ],
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'parts/[name]-[hash].js', minify: true } } },
  build: {
    outDir: `${root}/dist/embed`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // A model that is fetched on use is larger than any script should be.
    chunkSizeWarningLimit: 2000,
    modulePreload: false,
    reportCompressedSize: false,
    // Two percent smaller than Vite's own minifier makes it, for a few seconds more.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, keep_fargs: false, pure_getters: true },
    },
    target: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      input: Object.fromEntries([...entries, ['pegboard', `${root}/src/widgets/core/autoload.ts`]]),
      preserveEntrySignatures: false,
      // That class names take their time to work out is known.
      checks: { pluginTimings: false },
      output: {
        // Pages name these, so they keep their names; what they import may change under a new hash, beside an old copy.
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'parts/[name]-[hash][extname]',
        // What most tools need is one file for all: a tool is its own file, this one, and no waterfall beyond.
        // What two parts of one tool have in common is their own affair.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: (id) => !id.includes('?of=') }] },
      },
    },
  },
})
