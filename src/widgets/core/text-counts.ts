import { graphemes, words } from '../../engine/core/segment'
import { runSteps } from '../../engine/core/steps'
import { analysisLateStrings } from './analysis.late.strings'
import { short } from './analyzer'
import { plural } from './plural'
import { fill, type Overrides, withOverrides } from './strings'

/** '12 words, 70 characters' of a text that is short enough to be counted at each key. */
export function countsOf(
  text: string,
  strings: Overrides<typeof analysisLateStrings> | undefined,
  locale: string,
): string | undefined {
  if (text.length > short) return undefined
  const t = withOverrides(analysisLateStrings, strings)
  const tally = { words: 0, characters: 0, blanks: 0 }
  runSteps(words(text, tally, locale))
  runSteps(graphemes(text, tally))
  return fill(t.counted, {
    words: plural(t.wordCount, tally.words, locale),
    characters: plural(t.characterCount, tally.characters, locale),
  })
}
