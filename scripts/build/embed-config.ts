import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig, type Plugin, type UserConfig } from 'vite'
import { classNames } from './class-names.ts'
import { languages } from './languages.ts'
import { isSmoke, output } from './output.mjs'
import { terser } from './plugins/terser.ts'
import { withoutPreload } from './plugins/without-preload.ts'
import { sheetsVite } from './sheets.ts'
import { target } from './single-files.ts'
import { root } from './tools.ts'

/** Elements include their CSS as text, so the stylesheets that vanilla-extract's plugin creates for documents aren't needed. */
const withoutCssFiles: Plugin = {
  name: 'without-css-files',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.vanilla.css') ? '\0no-css' : undefined),
  load: (id) => (id === '\0no-css' ? { code: '', moduleType: 'js' } : undefined),
}

const identifiers = classNames(root)

/** What the builds of `dist/embed` have in common: elements for a script tag, on preact/compat in place of React. */
const common: UserConfig = {
  root,
  publicDir: false,
  // Files use relative addresses, so the folder can be served from anywhere.
  base: './',
  logLevel: 'warn',
  plugins: [
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
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': `${root}/scripts/build/runtime/create-root.mjs`,
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  worker: {
    format: 'es',
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
    // Two builds have this folder. build-embeds.mjs empties it.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    // The language model, which loads on use, is larger than any script should be.
    chunkSizeWarningLimit: 2000,
    modulePreload: false,
    // Terser does that (terser.ts), except for the smoke test.
    minify: false,
    reportCompressedSize: false,
    target,
    rolldownOptions: {
      // It's known that creating class names takes time, and that `all.js` contains what one tool alone would load on use.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: {
        minify: false,
        // Pages refer to these, so their names stay the same. What they import gets a new hash when it changes.
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'parts/[name]-[hash][extname]',
      },
    },
  },
}

/** The plugins of a build come before those that all have. */
export const embedConfig = (own: UserConfig): UserConfig => mergeConfig(own, common)
