import { describe, expect, it } from 'vitest'
import { wordsIn } from '../controls'
import { type State, states } from '../mount'
import { noSideEffects } from '../no-side-effects'
import { casesOf, sized } from '../scale'
import { type ToolUnderTest, tools } from '../tools'
import { traitsOf } from '../traits'

// English words have English numbers, dates and units around them, whatever language the page is in.

noSideEffects()

const locales = [
  'de-DE fr-FR es-MX pt-BR it-IT nl-NL pl-PL sv-SE fi-FI hu-HU',
  'ru-RU uk-UA el-GR tr-TR ar-EG hi-IN th-TH ja-JP zh-TW ko-KR',
].flatMap((line) => line.split(' '))

/** English as such, and where it has other words: 'a.m.' and 'am'. */
const english = ['en-US', 'en-001', 'en-CA', 'en-IN']

const lettersOf = (text: string) => text.match(/[\p{L}\p{M}]{2,}/gu) ?? []

async function lettersIn(tool: ToolUnderTest, state: State, locale: string): Promise<readonly string[]> {
  const view = await states[state](tool, { locale })
  const words = wordsIn(view.root).flatMap(lettersOf)
  view.unmount()
  return words
}

const speaking = tools.filter(({ id }) => !traitsOf(id).drawsLetters)

describe.each(speaking)('$id', (tool) => {
  it('is in one language', sized, async () => {
    // Its own words, of which some appear later, and what Intl adds in English.
    const known = new Set(lettersOf(JSON.stringify(tool.strings)))
    for (const state of ['empty', 'answered'] as const) {
      for (const locale of english) for (const word of await lettersIn(tool, state, locale)) known.add(word)
    }
    for (const locale of casesOf(locales, (one) => /de|ja|ar/.test(one))) {
      const words = [...(await lettersIn(tool, 'empty', locale)), ...(await lettersIn(tool, 'answered', locale))]
      expect
        .soft(
          words.filter((word) => !known.has(word)),
          locale,
        )
        .toEqual([])
    }
  })
})
