// Builds the site into dist/site or SITE_OUT (or .cache/smoke/site for the smoke test): the client, the server code that renders the pages, and then the files.
import { existsSync, readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { copyEmbeds } from './embed-folders.mjs'
import { isSmoke, output } from './output.mjs'
import { compress, prerender } from './prerender.mjs'

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))
const configFile = path('site/vite.config.ts')
const site = resolve(process.env.SITE_OUT ?? `${output}/site`)
const server = path(`.cache/site-${process.pid}`)

process.env.NODE_ENV = 'production'
await build({ configFile, logLevel: 'warn', build: { outDir: site } })
await build({ configFile, logLevel: 'warn', build: { ssr: true, outDir: server } })
const pages = await prerender({ site, renderer: `${server}/render.js` })
await rm(server, { recursive: true })
if (existsSync(`${output}/embed`)) {
  const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8'))
  await copyEmbeds({ from: `${output}/embed`, site, version })
  await cp(`${site}/embed/frames.js`, `${site}/embed/${version}/frames.js`)
}
if (!isSmoke && process.env.COMPRESS !== 'no') await compress(site)
console.log(`${pages} pages in ${site}`)
