import { type Input, type Output, toHtml } from '../../engine/lorem-generator/lorem-generator'
import { plural } from '../core/base/plural'
import type { Format, Summary } from '../core/base/summary'
import { formatNumber } from '../core/format/format'
import type { strings } from './lorem-generator.strings'

export function summarize({ text, stats }: Output, _input: Input, t: typeof strings, { locale }: Format): Summary {
  const hasSentences = stats.sentences > 0
  return {
    label: t.text,
    figure: plural(t.sayWords, stats.words, locale),
    sentence: {
      template: hasSentences ? t.meaning : t.meaningOfWords,
      values: {
        sentences: plural(t.sentences, stats.sentences, locale),
        paragraphs: plural(t.paragraphs, stats.paragraphs, locale),
        characters: plural(t.countedCharacters, stats.characters, locale),
      },
    },
    lines: (hasSentences ? (['paragraphs', 'sentences', 'words'] as const) : (['words'] as const)).map((kind) => ({
      label: t.kinds[kind],
      text: formatNumber(stats[kind], locale),
    })),
    text,
    sends: [
      { kind: 'text', text },
      { kind: 'html', text: toHtml(text) },
    ],
  }
}
