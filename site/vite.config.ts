import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { classNames } from '../scripts/class-names.ts'
import { firstSight } from '../scripts/first-sight.ts'
import { leanRouter } from './lean-router.ts'
import { toolModules } from './tools-plugin.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const siteUrl = (process.env.SITE_URL ?? 'http://localhost:4173').replace(/\/$/, '')

const needed = await firstSight()
/** What only parts need comes with them. */
const isShared = (id: string) => /\/src\/(engine|widgets)\/core\//.test(id) && needed.some((files) => files.has(id))

/** The styles of parts are in the page's own sheet: no shadow root asks for them as text. */
const noSheets: Plugin = {
  name: 'no-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('?sheets') ? '\0no-sheets' : undefined),
  load: (id) => (id === '\0no-sheets' ? { code: 'export default []', moduleType: 'js' } : undefined),
}

/** `vite build` makes the client, `vite build --ssr` the module that scripts/prerender.mjs runs. */
export default defineConfig(({ isSsrBuild }) => ({
  root: path('..'),
  publicDir: isSsrBuild ? false : path('public'),
  plugins: [
    toolModules(),
    noSheets,
    !isSsrBuild && leanRouter(),
    react(),
    vanillaExtractPlugin({ identifiers: classNames(path('..')) }),
  ],
  define: { __SITE_URL__: JSON.stringify(siteUrl) },
  build: {
    target: 'es2022',
    // light-dark() as it is, not in the two variables a pair that stand in for it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, inline: 0, reduce_funcs: false } },
    modulePreload: { polyfill: false },
    outDir: isSsrBuild ? path('../.cache/site') : path('../dist/site'),
    emptyOutDir: true,
    manifest: !isSsrBuild && 'manifest.json',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: path(isSsrBuild ? 'render.tsx' : 'main.tsx'),
      // Class names as short as ours would be put where they are used, and the files that bring their styles left out.
      optimization: { inlineConst: false },
      preserveEntrySignatures: isSsrBuild ? 'strict' : false,
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // React and its router, which change seldom, in a script of their own,
                {
                  name: 'base',
                  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
                },
                // what pages and tools wear in one sheet; what home alone, or a part, wears comes with it,
                {
                  name: 'base',
                  test: /\/(site|src\/widgets)\/(?!home|hero)(?!.*\.(late|paper|desk)\.css).*\.vanilla\.css/,
                },
                // and what tools share in one script, not in one for each set of sharers.
                { name: 'core', test: isShared, minShareCount: 2 },
              ],
            },
          },
    },
  },
}))
