import type { Input, Output } from '../../engine/text-counter/text-counter'
import { plural } from '../core/base/plural'
import type { Format, Summary } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './text-counter.strings'

/** In two columns, below the number of words. */
export const halves = [
  ['characters', 'charactersNoSpaces', 'sentences', 'paragraphs', 'lines'],
  ['readingTime', 'codePoints', 'utf16', 'bytes'],
] as const

export function summarize(output: Output, _: Input, t: typeof strings, { locale }: Pick<Format, 'locale'>): Summary {
  const readingTime = plural(t.minutes, output.readingTime, locale)
  const show = (name: keyof Output) => (name === 'readingTime' ? readingTime : formatNumber(output[name], locale))
  return {
    label: t.words,
    figure: show('words'),
    sentence: {
      template: t.say,
      values: { characters: plural(t.sayCharacters, output.characters, locale), readingTime },
    },
    lines: halves.flat().map((name) => ({ label: t[name], text: show(name) })),
  }
}
