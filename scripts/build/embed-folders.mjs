import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { filesOf } from './manifest.mjs'

/**
 * Copies dist/embed to the site. `embed/<version>/` never changes. `embed/<major>/` and `embed/` move on to newer
 * versions, and their files only lead to that folder. A page with an older copy of them still finds all that it needs,
 * because older versions stay where they are, and one page never gets parts of two versions.
 */
export async function copyEmbeds({ from, site, version }) {
  await cp(from, `${site}/embed/${version}`, { recursive: true, filter: (file) => !file.endsWith('manifest.json') })
  const names = await readdir(from)
  const manifest = JSON.parse(await readFile(`${from}/manifest.json`, 'utf8'))
  const [major] = version.split('.')
  for (const [folder, way] of [
    ['embed', `./${version}/`],
    [`embed/${major}`, `../${version}/`],
  ]) {
    await mkdir(`${site}/${folder}`, { recursive: true })
    for (const name of names) {
      const text = await textOf(name, way)
      if (text !== undefined) await writeFile(`${site}/${folder}/${name}`, text)
    }
  }

  /** The file in a folder that moves. Single files aren't there, because their hashes would stop matching. */
  async function textOf(name, way) {
    if (name.endsWith('.css')) return readFile(`${from}/${name}`)
    if (/^(pegboard|discover)\.js$/.test(name)) return leadTo(way, await readFile(`${from}/${name}`, 'utf8'))
    if (!name.endsWith('.js') || name.endsWith('.single.js')) return undefined
    // Dependencies first, and all in one round trip.
    const { scripts } = filesOf(manifest, name.slice(0, -'.js'.length))
    return `${scripts.map((script) => `import${JSON.stringify(way + script)}`).join(';')}\n`
  }
}

/** The autoloader, with its scripts in another folder. */
function leadTo(way, text) {
  if (!text.includes('"./"')) throw new Error('The autoloader has no folder.')
  return text.replaceAll('"./"', JSON.stringify(way))
}
