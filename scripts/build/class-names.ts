import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Names for vanilla-extract's classes and variables, the same in every build: A0, A1 in the first file, B0 in the next.
 * They're in the CSS, in the script and, on the site, in the page, so each letter saved here is saved three times.
 */
export function classNames(root: string): (of: { hash: string; filePath: string }) => string {
  const files = ['src/widgets', 'site'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .sort()
      .map((file) => resolve(root, folder, file)),
  )
  const known = new Map(files.map((file) => [file, [] as string[]]))
  return ({ hash, filePath }) => {
    const file = resolve(root, filePath)
    const hashes = known.get(file) ?? []
    if (!hashes.includes(hash)) hashes.push(hash)
    const digits = [...files.indexOf(file).toString(26)]
    return digits.map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26))).join('') + hashes.indexOf(hash)
  }
}
