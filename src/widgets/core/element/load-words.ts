import { merged, type Texts } from './words'

/** The languages in src/languages, inserted by scripts/build/embed.config.ts. The library doesn't contain this file. */
declare const __PEGBOARD_LANGUAGES__: readonly string[] | undefined
/** Empty in a single file, which loads no others. */
const address = import.meta.url
const languages = typeof __PEGBOARD_LANGUAGES__ === 'undefined' || !address ? [] : __PEGBOARD_LANGUAGES__

/** 'de' for 'de-AT'. Undefined if the words would be English. */
export const languageOf = (locale: string | undefined): string | undefined =>
  languages.find((language) => language === locale?.split('-')[0]?.toLowerCase())

/** Loads the words of a tool: `lang/de.js` has those that tools share, `lang/de/bmi-calculator.js` the tool's own. */
export async function loadWords(language: string, id: string): Promise<Texts> {
  const files = [`${language}.js`, `${language}/${id}.js`]
  const modules = files.map((file) => import(/* @vite-ignore */ new URL(`../lang/${file}`, address).href))
  const [shared, own] = await Promise.all(modules)
  return merged(shared.default, own.default)
}
