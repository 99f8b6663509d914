import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classNames } from '../scripts/build/class-names.ts'
import { perToolChunks } from '../scripts/build/per-tool-chunks.ts'
import { withoutPreload } from '../scripts/build/without-preload.ts'
import { inlineRuntime, noSheets, stylesCount } from './build/bundle-plugins.ts'
import { toolEntries, toolModules } from './build/tools-plugin.ts'
import type { Config } from './config.ts'

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

/** What runs a tool, and what many tools need at first sight; the rest is copied into each tool that needs it. */
const isShared = (id: string) =>
  /\/site\/island\/|no-sheets|\/src\/(engine|widgets)\/core\//.test(id) && !id.includes('?of=')

/** `vite build` makes the client, `vite build --ssr` the module that scripts/build/prerender.mjs runs. */
export default defineConfig(({ isSsrBuild }) => ({
  root: path('..'),
  publicDir: isSsrBuild ? false : path('public'),
  plugins: [
    toolModules(),
    // A request more would cost a visitor, who comes for one tool, more than a second copy does.
    !isSsrBuild && perToolChunks({ numbers: true }),
    noSheets,
    stylesCount,
    !isSsrBuild && inlineRuntime,
    !isSsrBuild && withoutPreload,
    react(),
    vanillaExtractPlugin({ identifiers: classNames(path('..')) }),
  ],
  define: { __CONFIG__: JSON.stringify(config) },
  worker: { rolldownOptions: { output: { minify: true } } },
  build: {
    target: 'es2022',
    // Keeps light-dark() as it is, not lowered to two variables for each pair.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    minify: !isSsrBuild,
    modulePreload: { polyfill: false },
    outDir: path(isSsrBuild ? '../.cache/site' : '../dist/site'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // A sheet that all pages share, and a small one of each tool's own.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // A model that is fetched on use is larger than any script should be.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: isSsrBuild ? path('build/render.tsx') : { main: path('client/main.ts'), ...toolEntries },
      // Class names as short as ours would be put where they are used, and the files that bring their styles left out.
      optimization: { inlineConst: false },
      preserveEntrySignatures: isSsrBuild ? 'strict' : 'allow-extension',
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // React, which changes seldom, in a script of its own,
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // what every page runs, with the styles that pages and tools share,
                {
                  name: 'main',
                  test: /vite.preload-helper|\/site\/client\/main\.ts|\/(core|site)\/.*\.vanilla\.css$/,
                },
                // and what tools share in one script, not in one for each set of sharers.
                { name: 'core', test: isShared, minShareCount: 2 },
              ],
            },
          },
    },
  },
}))
