import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import { classNames } from './class-names.ts'
import { isOfNumbers, isOfTool, perToolChunks } from './per-tool-chunks.ts'
import { sheetsVite } from './sheets.ts'
import { root, tools } from './tools.ts'
import { withoutPreload } from './without-preload.ts'

const entries = tools.map((id) => [id, `${root}/src/widgets/${id}/${id}.element.ts`])

/** Elements carry their CSS as text: what vanilla-extract's plugin has for documents has no reader here. */
const withoutCssFiles: Plugin = {
  name: 'without-css-files',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.vanilla.css') ? '\0no-css' : undefined),
  load: (id) => (id === '\0no-css' ? { code: '', moduleType: 'js' } : undefined),
}

const identifiers = classNames(root)

/** `dist/embed`: the elements for a script tag, on preact/compat in place of React, and the autoloader. */
export default defineConfig({
  root,
  publicDir: false,
  // Files find each other by their own address, wherever the folder is served from.
  base: './',
  logLevel: 'warn',
  plugins: [
    perToolChunks(),
    vanillaExtractPlugin({ identifiers }),
    sheetsVite(identifiers),
    withoutCssFiles,
    withoutPreload,
  ],
  define: { __PEGBOARD_IDS__: JSON.stringify(tools) },
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'parts/[name]-[hash].js', minify: true } } },
  build: {
    outDir: `${root}/dist/embed`,
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // A model that is fetched on use is larger than any script should be.
    chunkSizeWarningLimit: 2000,
    modulePreload: false,
    reportCompressedSize: false,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      input: Object.fromEntries([...entries, ['pegboard', `${root}/src/widgets/core/element/autoload.ts`]]),
      preserveEntrySignatures: false,
      // That class names take their time to work out is known.
      checks: { pluginTimings: false },
      output: {
        // Pages name these, so they keep their names; what they import may change under a new hash, beside an old copy.
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'parts/[name]-[hash][extname]',
        // What most tools need is one file for all, and what reads numbers another: a tool is its own file, these, and
        // no waterfall beyond.
        // What two parts of one tool have in common is their own affair.
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, test: (id) => !isOfTool(id) && !isOfNumbers(id) },
            { name: 'numbers', minShareCount: 2, test: (id) => !isOfTool(id) },
          ],
        },
      },
    },
  },
})
