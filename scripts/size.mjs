// `npm run size`: what each embed costs a page, in bytes after brotli. tests/package holds the figures to their budgets.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../dist/embed', import.meta.url))

/** The script, what it imports statically, and its worker: all that is fetched until the tool has worked once. */
export function filesOf(file, files = new Set()) {
  files.add(file)
  for (const [, found] of readFileSync(file, 'utf8').matchAll(
    /(?:\bfrom|\bimport|\bnew URL\()["'`]([^"'`$]+\.js)["'`]/g,
  )) {
    const path = join(dirname(file), found)
    if (!files.has(path)) filesOf(path, files)
  }
  return files
}

/** Files to wait for, bytes in all, and those of them that are this tool's alone. */
export function sizeOf(id) {
  const files = [...filesOf(join(folder, `${id}.js`))]
  const bytes = (file) => brotliCompressSync(readFileSync(file)).length
  const sum = (list) => list.reduce((total, file) => total + bytes(file), 0)
  return {
    scripts: files.filter((file) => !file.includes('.worker-')).length,
    all: sum(files),
    own: sum(files.filter((file) => !basename(file).startsWith('shared-'))),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log('bytes after brotli: all that is fetched, the tool’s own, and in how many scripts')
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const { all, own, scripts } = sizeOf(name.replace('.js', ''))
    console.log(name.padEnd(30), ...[all, own, scripts].map((figure) => String(figure).padStart(8)))
  }
}
