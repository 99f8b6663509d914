import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { tools } from './tools-plugin.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const siteUrl = (process.env.SITE_URL ?? 'http://localhost:4173').replace(/\/$/, '')

/** `vite build` makes the client, `vite build --ssr` the module that scripts/prerender.mjs runs. */
export default defineConfig(({ isSsrBuild }) => ({
  root: path('..'),
  publicDir: isSsrBuild ? false : path('public'),
  plugins: [tools(), react(), vanillaExtractPlugin({ identifiers: 'short' })],
  define: { __SITE_URL__: JSON.stringify(siteUrl) },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    outDir: isSsrBuild ? path('../.cache/site') : path('../dist/site'),
    emptyOutDir: true,
    manifest: !isSsrBuild && 'manifest.json',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: path(isSsrBuild ? 'render.tsx' : 'main.tsx'),
      preserveEntrySignatures: isSsrBuild ? 'strict' : false,
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // React, and all styles (tools have few of their own): a script and a stylesheet that every page has,
                { name: 'base', priority: 1, test: /node_modules\/(react|react-dom|scheduler)\/|\.css/ },
                // and what tools share in one script, not in one for each set of sharers.
                { name: 'core', test: /\/src\/(engine|widgets)\/core\//, minShareCount: 2 },
              ],
            },
          },
    },
  },
}))
