// `node scripts/dev/site-sizes.mjs`: what visitors download for each page, in kB with Brotli and in requests.
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { assetsOf } from '../build/manifest.mjs'

const site = fileURLToPath(new URL('../../dist/site', import.meta.url))
const manifest = JSON.parse(await readFile(`${site}/.vite/manifest.json`, 'utf8'))
const tools = Object.keys(manifest).flatMap((key) => (key.startsWith('virtual:tool/') ? [manifest[key].name] : []))

for (const page of ['index', 'blog', ...tools]) {
  const tool = tools.includes(page) ? page : undefined
  const { main, scripts, styles } = assetsOf(manifest, { tool, path: page === 'index' ? '/' : `/${page}` })
  const files = [`${page}.html`, 'theme.js', main, ...scripts, ...styles]
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${site}/${file}.br`)).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`${(total / 1000).toFixed(1).padStart(6)} kB  ${files.length} requests  ${page}`)
}
