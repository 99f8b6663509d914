// Writes site/client/region/currencies.ts: the currency of each region.
//
//   npm install --prefix FOLDER cldr-core@48.2.0
//   node scripts/currencies/make.mjs FOLDER
//
// From CLDR 48, supplemental currencyData (Unicode License V3): the first of a region's
// current legal tenders, which CLDR lists by preference. Excludes former regions and those without a currency.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = join(resolve(process.argv[2]), 'node_modules/cldr-core/supplemental/currencyData.json')
const { region: all } = JSON.parse(readFileSync(source, 'utf8')).supplemental.currencyData
const regions = {}
for (const [region, uses] of Object.entries(all)) {
  const current = uses.flatMap((use) =>
    Object.entries(use).flatMap(([code, { _to, _tender }]) => (_to || _tender === 'false' ? [] : [code])),
  )
  if (current.length > 0) regions[current[0]] = [...(regions[current[0]] ?? []), region]
}
const lines = Object.entries(regions)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, used]) => `  ${code}: '${used.sort().join(' ')}',`)
const text = `/**
 * The regions (ISO 3166) that use each currency (ISO 4217). From CLDR 48, supplemental currencyData, by
 * scripts/currencies/make.mjs.
 */
// biome-ignore format: a table
export const currencies: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`
writeFileSync(fileURLToPath(new URL('../../site/client/region/currencies.ts', import.meta.url)), text)
