// What a visitor of each built page downloads: brotli bytes and requests. `node scripts/site-sizes.mjs`
import { readdir, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const site = fileURLToPath(new URL('../dist/site', import.meta.url))
const linked = /<(?:script[^>]* src|link rel="(?:stylesheet|modulepreload)" href)="([^"]+)"/g

for (const name of (await readdir(site)).filter((each) => each.endsWith('.html'))) {
  const html = await readFile(`${site}/${name}`, 'utf8')
  const files = [`/${name}`, ...[...html.matchAll(linked)].map(([, address]) => address)]
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${site}${file}.br`)).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`${(total / 1000).toFixed(1).padStart(6)} kB  ${files.length} requests  ${name}`)
}
