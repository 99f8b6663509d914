// What a visitor of each tool's page downloads: brotli bytes and requests. `node scripts/dev/site-sizes.mjs`
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { assetsOf } from '../build/manifest.mjs'

const site = fileURLToPath(new URL('../../dist/site', import.meta.url))
const manifest = JSON.parse(await readFile(`${site}/.vite/manifest.json`, 'utf8'))
const tools = Object.keys(manifest).flatMap((key) => (key.startsWith('virtual:tool/') ? [manifest[key].name] : []))

for (const [page, tool] of [['index'], ['blog'], ...tools.map((id) => [id, id])]) {
  const { main, scripts, styles } = assetsOf(manifest, tool)
  const files = [`${page}.html`, 'theme.js', main, ...scripts, ...styles]
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${site}/${file}.br`)).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`${(total / 1000).toFixed(1).padStart(6)} kB  ${files.length} requests  ${page}`)
}
