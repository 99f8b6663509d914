import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { root } from './tools.ts'

/** The words of each language: `core.json` has those that several tools share, `bmi-calculator.json` the tool's own. */
const folder = `${root}/src/languages`

/** ['ar', 'de', …] */
export const languages: readonly string[] = existsSync(folder) ? readdirSync(folder).sort() : []

/** The files of a language by name: 'core', 'bmi-calculator'. */
export const filesOf = (language: string): readonly (readonly [name: string, json: string])[] =>
  readdirSync(`${folder}/${language}`).map((file) => [
    file.replace('.json', ''),
    readFileSync(`${folder}/${language}/${file}`, 'utf8'),
  ])

/** Writes `lang/de.js` and `lang/de/bmi-calculator.js`, which elements load by their locale. */
export const languageFiles: Plugin = {
  name: 'language-files',
  generateBundle() {
    for (const language of languages)
      for (const [name, json] of filesOf(language))
        this.emitFile({
          type: 'asset',
          fileName: name === 'core' ? `lang/${language}.js` : `lang/${language}/${name}.js`,
          source: `export default ${JSON.stringify(JSON.parse(json))}\n`,
        })
  },
}
