/** Texts by key, in objects like those of a tool's strings. */
export interface Words {
  readonly [key: string]: string | Words
}

/** The languages in src/languages, inserted by scripts/build/embed.config.ts. Other builds get words as `strings`. */
declare const __PEGBOARD_LANGUAGES__: readonly string[] | undefined
/** Empty in a single file, which loads no others. */
const address = import.meta.url
const languages = typeof __PEGBOARD_LANGUAGES__ === 'undefined' || !address ? [] : __PEGBOARD_LANGUAGES__

/** 'de' for 'de-AT'. Undefined if the words would be English. */
export const languageOf = (locale: string | undefined): string | undefined =>
  languages.find((language) => language === locale?.split('-')[0]?.toLowerCase())

/** Loads the words of a tool: `lang/de.js` has those that tools share, `lang/de/bmi-calculator.js` the tool's own. */
export async function loadWords(language: string, id: string): Promise<Words> {
  const files = [`${language}.js`, `${language}/${id}.js`]
  const modules = files.map((file) => import(/* @vite-ignore */ new URL(`../lang/${file}`, address).href))
  const [shared, own] = await Promise.all(modules)
  return merged(shared.default, own.default)
}

/** Objects key by key: `issues` has words of both. */
export function merged(one: Words, other: Words): Words {
  const entries = Object.entries(other).map(([key, value]) => {
    const before = one[key]
    return [key, typeof value === 'object' && typeof before === 'object' ? merged(before, value) : value]
  })
  return { ...one, ...Object.fromEntries(entries) }
}
