import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import { classNames } from './class-names.ts'
import { languageFiles, languages } from './languages.ts'
import { isSmoke, output } from './output.mjs'
import { notices } from './plugins/notices.ts'
import { isOfNumbers, isOfTool, perToolChunks, toolOf } from './plugins/per-tool-chunks.ts'
import { terser } from './plugins/terser.ts'
import { withoutPreload } from './plugins/without-preload.ts'
import { reserveHeights } from './reserve-heights.ts'
import { preactAlias } from './runtime/preact-alias.ts'
import { sheetsVite } from './sheets.ts'
import { singleFiles, target } from './single-files.ts'
import { root, tools } from './tools.ts'

/** Elements include their CSS as text, so the stylesheets that vanilla-extract's plugin creates for documents aren't needed. */
const withoutCssFiles: Plugin = {
  name: 'without-css-files',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.vanilla.css') ? '\0no-css' : undefined),
  load: (id) => (id === '\0no-css' ? { code: '', moduleType: 'js' } : undefined),
}

const identifiers = classNames(root)

/** CodeMirror, which some tools load once the page is idle. It doesn't belong in the script that all tools load. */
const isOfEditor = (id: string) => /\/node_modules\/(?!preact\/)/.test(id)

/** `dist/embed`: a script for each tool, on preact/compat in place of React, and the autoloader. */
export default defineConfig({
  root,
  publicDir: false,
  // Files use relative addresses, so the folder can be served from anywhere.
  base: './',
  logLevel: 'warn',
  plugins: [
    perToolChunks(),
    languageFiles,
    reserveHeights,
    notices,
    singleFiles,
    vanillaExtractPlugin({ identifiers }),
    sheetsVite(identifiers),
    withoutCssFiles,
    withoutPreload,
    !isSmoke && terser,
  ],
  define: {
    __PEGBOARD_LANGUAGES__: JSON.stringify(languages),
    // As in docs/hosting.md. Without it, `attribution` needs an address of its own.
    __PEGBOARD_SITE__: JSON.stringify(process.env.SITE_URL?.replace(/\/$/, '')) ?? 'undefined',
  },
  resolve: {
    alias: preactAlias,
  },
  worker: {
    format: 'es',
    plugins: () => [notices],
    rolldownOptions: {
      output: {
        entryFileNames: 'parts/[name]-[hash].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        minify: true,
        // Says that it's a module. Without imports, a library's text such as `global.x` would look like CommonJS.
        footer: 'export {}',
      },
    },
  },
  build: {
    outDir: `${output}/embed`,
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // The language model, which loads on use, is larger than any script should be.
    chunkSizeWarningLimit: 2000,
    modulePreload: false,
    // Terser does that (terser.ts), except for the smoke test.
    minify: false,
    reportCompressedSize: false,
    target,
    rolldownOptions: {
      input: Object.fromEntries(tools.map((id) => [id, `${root}/src/widgets/${id}/${id}.element.ts`])),
      preserveEntrySignatures: false,
      // It's known that creating class names takes time.
      checks: { pluginTimings: false },
      // Class names and other constants, so that scripts import and export fewer names.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        minify: false,
        // Pages refer to these, so their names stay the same. What they import gets a new hash when it changes.
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'parts/[name]-[hash][extname]',
        // One file has what most tools need, and another reads numbers. A tool is its own file and these, without a
        // waterfall.
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, test: (id) => !isOfTool(id) && !isOfNumbers(id) && !isOfEditor(id) },
            { name: 'numbers', minShareCount: 2, test: (id) => !isOfTool(id) && !isOfEditor(id) },
            // What a tool's first view and the parts that it loads later share is in the tool's own file.
            { name: (id) => toolOf(id) ?? null, tags: ['$initial'], test: isOfTool },
          ],
        },
      },
    },
  },
})
