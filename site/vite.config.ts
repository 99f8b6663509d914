import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classNames } from '../scripts/class-names.ts'
import { ownCopies } from '../scripts/own-copies.ts'
import { catalog, type Tool } from '../src/catalog.ts'
import { foldRuntime, noSheets, stylesCount } from './bundle-plugins.ts'
import type { Config } from './config.ts'
import { toolEntries, toolModules } from './tools-plugin.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const { env } = process
const config: Config = {
  name: 'Pegboard',
  url: (env.SITE_URL ?? 'http://localhost:4173').replace(/\/$/, ''),
  codeUrl: env.CODE_URL ?? 'https://code.example/',
  analytics: env.ANALYTICS_URL ?? '',
  ads: env.ADS_URL ?? '',
  adOrigins: env.ADS_ORIGINS?.split(/\s+/).filter(Boolean) ?? [],
}

/** What runs a tool, and what a good part of the tools need at first sight: the rest is copied into each that needs it. */
const isShared = (id: string) =>
  /\/site\/(client\/island|tool-boundary)\.|no-sheets|\/src\/(engine|widgets)\/core\//.test(id) && !id.includes('?of=')

/** What asks on arrival needs its part on arrival. */
const asking = catalog.flatMap((tool: Tool) => (tool.network ? [tool.id] : [])).join('|')
const isWornByAll = new RegExp(`/(site|src/widgets/(core|${asking}))/(?!home|hero).*\\.vanilla\\.css`)

/** `vite build` makes the client, `vite build --ssr` the module that scripts/prerender.mjs runs. */
export default defineConfig(({ isSsrBuild }) => ({
  root: path('..'),
  publicDir: isSsrBuild ? false : path('public'),
  plugins: [
    toolModules(),
    !isSsrBuild && ownCopies(),
    noSheets,
    stylesCount,
    foldRuntime,
    react(),
    vanillaExtractPlugin({ identifiers: classNames(path('..')) }),
  ],
  define: { __CONFIG__: JSON.stringify(config) },
  worker: { rolldownOptions: { output: { minify: true } } },
  build: {
    target: 'es2022',
    // light-dark() as it is, not in the two variables a pair that stand in for it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, inline: 0, reduce_funcs: false } },
    modulePreload: { polyfill: false },
    outDir: path(isSsrBuild ? '../.cache/site' : '../dist/site'),
    emptyOutDir: true,
    manifest: !isSsrBuild && 'manifest.json',
    assetsInlineLimit: 0,
    // A model that is fetched on use is larger than any script should be.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: isSsrBuild
        ? path('render.tsx')
        : { main: path('client/main.ts'), home: path('home.styles.ts'), ...toolEntries },
      // Class names as short as ours would be put where they are used, and the files that bring their styles left out.
      optimization: { inlineConst: false },
      preserveEntrySignatures: isSsrBuild ? 'strict' : 'allow-extension',
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // what all pages and the tools' parts wear in one sheet; what home alone, or one tool, wears comes with it,
                { name: 'site', test: isWornByAll },
                // React, which changes seldom, in a script of its own,
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // what fetches parts where every page has it,
                {
                  name: 'main',
                  test: /vite.preload-helper|\/site\/(client\/(?!island|search|rank|consent|preview)|config|trusted-types)/,
                },
                // and what tools share in one script, not in one for each set of sharers.
                { name: 'core', test: isShared, minShareCount: 2 },
              ],
            },
          },
    },
  },
}))
