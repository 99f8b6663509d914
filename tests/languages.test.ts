import { describe, expect, it } from 'vitest'
import { filesOf, languages } from '../scripts/build/languages'
import { tools } from '../scripts/build/tools'
import { eachRow } from './each-row'

// The words in src/languages cover every tool.

type Words = { readonly [key: string]: string | Words }

const rules = ['zero', 'one', 'two', 'few', 'many', 'other']
const isPlural = (words: Words) => 'one' in words && 'other' in words

/** Texts by path: ['issues', 'missing']. The forms of a plural are one entry. */
function textsIn(words: Words, path: readonly string[] = []): [path: string, text: string | Words][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const at = [...path, key]
    return typeof value === 'string' || isPlural(value) ? [[JSON.stringify(at), value]] : textsIn(value, at)
  })
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([each]) => each).sort()

const english = new Map<string, Map<string, string | Words>>()
for (const id of tools) {
  const { strings } = await import(`../src/widgets/${id}/${id}.strings.ts`)
  // Currency codes have no translation.
  english.set(id, new Map(textsIn(strings).filter(([, text]) => text !== 'USD')))
}

describe.each(languages)('%s', (language) => {
  const files = new Map(filesOf(language).map(([name, json]) => [name, new Map(textsIn(JSON.parse(json)))]))
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories

  eachRow(tools)('has all words of %s, with the same placeholders', (id) => {
    const faults = [...(english.get(id) ?? [])].flatMap(([path, text]) => {
      const own = files.get(id)?.get(path) ?? files.get('core')?.get(path)
      if (own === undefined) return [`${path} is missing`]
      if (typeof text === 'string')
        return typeof own === 'string' && `${placeholders(own)}` === `${placeholders(text)}` ? [] : [`${path}: ${own}`]
      // French, Portuguese and Spanish have a form for millions, which `other` replaces.
      const needed = forms.length > 3 ? forms : forms.filter((form) => form !== 'many')
      return needed.filter((form) => !(form in Object(own))).map((form) => `${path} lacks ${form}`)
    })
    expect(faults).toEqual([])
  })

  it('has no words that no tool uses', () => {
    const known = new Set([...english.values()].flatMap((texts) => [...texts.keys()]))
    const unused = [...files].flatMap(([name, texts]) =>
      [...texts.keys()].filter((path) => !(english.get(name) ?? known).has(path)).map((path) => `${name}: ${path}`),
    )
    expect(unused).toEqual([])
    expect([...files.keys()].filter((name) => name !== 'core' && !english.has(name))).toEqual([])
  })

  it('has only plural forms that the language has', () => {
    const others = rules.filter((rule) => !forms.includes(rule as Intl.LDMLPluralRule))
    const odd = [...files.values()].flatMap((texts) =>
      [...texts].filter(([, text]) => typeof text === 'object' && others.some((rule) => rule in text)),
    )
    expect(odd).toEqual([])
  })
})
