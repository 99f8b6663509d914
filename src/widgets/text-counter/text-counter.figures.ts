import type { Output } from '../../engine/text-counter'
import { formatNumber } from '../core/format'
import { plural } from '../core/plural'
import { fill, type Overrides, withOverrides } from '../core/strings'
import { lateStrings } from './text-counter.late.strings'
import { nothing } from './text-counter.run'
import type { firstStrings } from './text-counter.strings'

interface Tool {
  readonly t: typeof firstStrings
  readonly locale: string
  readonly output: Output | undefined
}

interface Moment {
  /** The words that the page gives. */
  readonly strings: Overrides<typeof lateStrings> | undefined
  /** Figures are on their way. */
  readonly counting: boolean
  /** How much of a long text is counted. */
  readonly share: number | undefined
}

/** What is kept from one rendering to the next. */
export interface Kept {
  last?: Output
  hasCounted?: boolean
}

/** What stands on the right, and what is said of it. */
export function figuresOf({ t, locale, output }: Tool, { strings, counting, share }: Moment, kept: Kept) {
  const late = withOverrides(lateStrings, strings)
  // While a text is counted, the figures last shown stay, paler.
  if (!counting) kept.last = output
  const shown = kept.last ?? nothing
  const isEmpty = shown.utf16 === 0
  if (!isEmpty) kept.hasCounted = true

  function show(name: keyof Output): string {
    if (counting && isEmpty) return '–'
    return name === 'readingTime' ? plural(t.minutes, shown[name], locale) : formatNumber(shown[name], locale)
  }
  return {
    show,
    quiet: counting || isEmpty,
    progress:
      counting && share !== undefined ? fill(late.counting, { percent: Math.floor(share * 100) }, locale) : undefined,
    // Nothing is said of the empty tool that a page begins with, nor of figures on their way.
    said:
      counting || !kept.hasCounted
        ? ''
        : fill(late.say, {
            words: plural(late.sayWords, shown.words, locale),
            characters: plural(late.sayCharacters, shown.characters, locale),
            readingTime: show('readingTime'),
          }),
  }
}
