// `npm start`: from a fresh clone to the served site.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { install, npm, root } from './setup.mjs'

install()
if (isStale()) {
  console.log('Building the site …')
  if (!npm('run', '--silent', 'build:embed') || !npm('run', '--silent', 'build:site')) process.exit(1)
}
const { serve } = await import('./serve.mjs')
const { url } = await serve({ root: `${root}dist/site`, port: Number(process.env.PORT) || 4173 })
console.log(`Pegboard is at ${url}`)

function isStale() {
  const built = `${root}dist/site/index.html`
  if (!existsSync(built) || !existsSync(`${root}dist/embed/pegboard.js`)) return true
  const sources = ['src', 'site', 'scripts'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true }).map((name) => `${root}${folder}/${name}`),
  )
  const { mtimeMs } = statSync(built)
  return [...sources, `${root}package-lock.json`].some((path) => statSync(path).mtimeMs > mtimeMs)
}
