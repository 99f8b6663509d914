// `npm run size`: the size of each embed in bytes with Brotli. tests/package checks these against the budgets.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { filesOf } from '../build/manifest.mjs'

const folder = fileURLToPath(new URL('../../dist/embed', import.meta.url))
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))

const sizes = new Map()

function brotli(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(`${folder}/${file}`)).length)
  return sizes.get(file)
}

/**
 * What a page with the tool loads initially: code `shared` by all tools, code for reading `numbers` and the tool's `own`, and
 * the number of `scripts`. The `worker` is loaded for long texts.
 */
export function sizeOf(id) {
  const { scripts, workers } = filesOf(manifest, id)
  const sum = (files) => files.reduce((total, file) => total + brotli(file), 0)
  const sizeOfMatching = (pattern) => sum(scripts.filter((file) => pattern.test(basename(file))))
  return {
    scripts: scripts.length,
    shared: sizeOfMatching(/^shared-/),
    numbers: sizeOfMatching(/^numbers-/),
    own: sizeOfMatching(/^(?!shared-|numbers-)/),
    worker: sum(workers),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log('Bytes with Brotli: initial total, tool’s own code, worker. Last column: number of scripts')
  for (const { name } of Object.values(manifest).filter(({ isEntry }) => isEntry)) {
    const { shared, numbers, own, worker, scripts } = sizeOf(name)
    console.log(
      name.padEnd(30),
      ...[shared + numbers + own, own, worker, scripts].map((figure) => String(figure).padStart(8)),
    )
  }
}
