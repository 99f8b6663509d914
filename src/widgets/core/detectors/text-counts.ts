import { runSteps } from '../../../engine/core/steps'
import { graphemes, words } from '../../../engine/core/text/segment'
import { plural } from '../base/plural'
import { interpolate } from '../base/strings'
import type { analysisStrings } from './analysis.strings'
import { shortText } from './use-analysis'

/** '12 words, 70 characters', for a text short enough to count on every keystroke. */
export function countsOf(text: string, t: typeof analysisStrings, locale: string): string | undefined {
  if (text.length > shortText) return undefined
  const tally = { words: 0, characters: 0, blanks: 0 }
  runSteps(words(text, tally, locale))
  runSteps(graphemes(text, tally))
  return interpolate(t.counted, {
    words: plural(t.wordCount, tally.words, locale),
    characters: plural(t.characterCount, tally.characters, locale),
  })
}
