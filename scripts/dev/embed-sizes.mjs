// `npm run size`: what each embed costs a page, in bytes after brotli. tests/package holds the figures to their budgets.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { filesOf } from '../build/manifest.mjs'

const folder = fileURLToPath(new URL('../../dist/embed', import.meta.url))
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))

/**
 * What a tool's page fetches at first sight: `shared` by all tools, `numbers` by all that read numbers, and `own`, in a
 * number of `scripts`. `worker` is fetched when a long text is given to the tool.
 */
export function sizeOf(id) {
  const { scripts, workers } = filesOf(manifest, id)
  const sum = (files) =>
    files.reduce((total, file) => total + brotliCompressSync(readFileSync(`${folder}/${file}`)).length, 0)
  const named = (pattern) => sum(scripts.filter((file) => pattern.test(basename(file))))
  return {
    scripts: scripts.length,
    shared: named(/^shared-/),
    numbers: named(/^numbers-/),
    own: named(/^(?!shared-|numbers-)/),
    worker: sum(workers),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log('Bytes after brotli: at first sight, of that the tool’s own; its worker; scripts')
  for (const { name } of Object.values(manifest).filter(({ isEntry }) => isEntry)) {
    const { shared, numbers, own, worker, scripts } = sizeOf(name)
    console.log(
      name.padEnd(30),
      ...[shared + numbers + own, own, worker, scripts].map((figure) => String(figure).padStart(8)),
    )
  }
}
