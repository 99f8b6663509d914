// Builds the site into dist/site: the client, the server's view of the same pages, and from both the finished files.
import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compress, prerender } from './prerender.mjs'

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url))
const configFile = path('site/vite.config.ts')
const site = path('dist/site')

process.env.NODE_ENV = 'production'
await build({ configFile, logLevel: 'warn' })
await build({ configFile, logLevel: 'warn', build: { ssr: true } })
const pages = await prerender({ site, renderer: path('.cache/site/render.js') })
await rm(path('.cache/site'), { recursive: true })
// The snippets on the pages point here; they show only for embeds that were built before.
if (existsSync(path('dist/embed'))) await cp(path('dist/embed'), `${site}/embed`, { recursive: true })
await compress(site)
console.log(`${pages} pages in dist/site`)
