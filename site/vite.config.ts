import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classNames } from '../scripts/build/class-names.ts'
import { derivedFiles } from '../scripts/build/plugins/derived-files.ts'
import { isOfTool, layoutOf, perToolChunks, toolOf } from '../scripts/build/plugins/per-tool-chunks.ts'
import { withoutPreload } from '../scripts/build/plugins/without-preload.ts'
import { sheetsVite } from '../scripts/build/sheets.ts'
import { inlineRuntime, stylesCount } from './build/bundle-plugins.ts'
import { toolEntries, toolModules } from './build/tools-plugin.ts'
import type { Config } from './config.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const { env } = process
const config: Config = {
  name: 'Pegboard',
  url: (env.SITE_URL ?? 'http://localhost:4173').replace(/\/$/, ''),
  codeUrl: env.CODE_URL ?? '/#embed',
  analytics: env.ANALYTICS_URL ?? '',
  ads: env.ADS_URL ?? '',
  adOrigins: env.ADS_ORIGINS?.split(/\s+/).filter(Boolean) ?? [],
  operator:
    env.OPERATOR?.trim()
      .split(/\s*,\s*/)
      .filter(Boolean) ?? [],
  contact: env.CONTACT?.trim() ?? '',
}
if (config.contact && !/^https:\/\/\S+$|^[^\s@:]+@[^\s@]+$/.test(config.contact))
  throw new Error('CONTACT must be an email address or an https address.')

/** Code that runs every tool or that many tools need initially. Other shared code is copied into each tool. */
const isShared = (id: string) =>
  /\/site\/island\/|\/src\/(engine|widgets)\/core\/|node_modules\/(react|react-dom|scheduler)\//.test(id) &&
  !/\?of=|^\0sheets:/.test(id)

const identifiers = classNames(path('..'))

/** Every page runs `main`. The others contain only styles. */
const pageEntries = {
  main: path('client/main.ts'),
  home: path('styles/home.ts'),
  guides: path('styles/guides.ts'),
  builder: path('styles/builder.ts'),
}

/** `vite build` builds the client, and `vite build --ssr` builds the module that scripts/build/prerender.mjs runs. */
export default defineConfig(({ isSsrBuild }) => ({
  root: path('..'),
  publicDir: isSsrBuild ? false : path('public'),
  plugins: [
    toolModules(),
    derivedFiles,
    // Most visitors come for one tool. For them, another request costs more than a copy of the code.
    !isSsrBuild && perToolChunks({ numbers: true }),
    // Tools aren't in a shadow root here, but a printed invoice is.
    sheetsVite(identifiers),
    stylesCount,
    !isSsrBuild && inlineRuntime,
    !isSsrBuild && withoutPreload,
    react(),
    vanillaExtractPlugin({ identifiers }),
  ],
  define: { __CONFIG__: JSON.stringify(config) },
  // With modules, a worker loads Prettier or a language model on use, too.
  worker: { format: 'es', rolldownOptions: { output: { minify: true } } },
  build: {
    target: 'es2022',
    // Keeps light-dark(), which would otherwise become two variables for each pair.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    minify: !isSsrBuild,
    modulePreload: { polyfill: false },
    outDir: path(isSsrBuild ? '../.cache/site' : '../dist/site'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One stylesheet for all pages, and a small one for each tool.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // The language model, which loads on use, is larger than any script should be.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // It's known that creating class names takes time, and that a server has no use for code that loads later.
      checks: { pluginTimings: false, ineffectiveDynamicImport: !isSsrBuild },
      input: isSsrBuild ? path('build/render.tsx') : { ...pageEntries, ...toolEntries },
      // Otherwise, our short class names would be inlined, and the files that contain their styles would be dropped.
      optimization: { inlineConst: false },
      preserveEntrySignatures: isSsrBuild ? 'strict' : 'allow-extension',
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // The styles of a layout
                { name: (id) => (id.endsWith('.vanilla.css') ? (layoutOf(id) ?? null) : null) },
                // The styles of pages without a tool
                {
                  name: 'home',
                  test: /\/site\/(pages\/(home|embed-section|not-found)|layout\/ask-box)\.css\.ts\.vanilla\.css$/,
                },
                { name: 'guides', test: /\/site\/pages\/guides\.css\.ts\.vanilla\.css$/ },
                // The builder's, which tool pages load on use
                { name: 'builder', test: /\/site\/builder\/[\w-]+\.css\.ts\.vanilla\.css$/ },
                // The code that every page runs, and the styles that pages and tools share
                {
                  name: 'main',
                  test: /vite.preload-helper|\/site\/client\/main\.ts|\/(core|site)\/.*\.vanilla\.css$/,
                },
                // React and shared tool code in one script. The offline copy of a new version is fetched whole anyway.
                { name: 'core', test: isShared, minShareCount: 2 },
                // What a tool's first view and the parts that it loads later share is in the tool's own file.
                {
                  name: (id) => toolOf(id) ?? null,
                  tags: ['$initial'],
                  test: (id) => isOfTool(id) || id.startsWith('virtual:tool/'),
                },
              ],
            },
          },
    },
  },
}))
