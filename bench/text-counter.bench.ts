import { countText } from '../src/engine/text-counter/text-counter'
import type { Row } from './measure'
import { type Kind, prose } from './prose'

export const title = 'Text counter'
export const notes = () => [
  'Pegboard: `countText`, all ten figures, run to completion on the calling thread. Regex split: four figures, the usual way.',
]

const sizes = { '10 kB': 1e4, '1 MB': 1e6, '10 MB': 1e7 }
const kinds: Kind[] = ['English prose', 'mixed scripts']

export const rows: Row<string>[] = kinds.flatMap((kind) =>
  Object.entries(sizes).map(([size, bytes]) => ({
    name: `${kind}, ${size}`,
    // Node 20's segmenter takes quadratic time, so 1 MB is enough.
    ...(bytes > 1e6 && { only: 'Chromium' as const }),
    input: () => prose(kind, bytes),
    contenders: { ours, 'regex split': regexSplit, 'Intl.Segmenter': segmenter },
  })),
)

function ours(text: string) {
  const { characters, words, sentences } = countText(text)
  return { characters, words, sentences }
}

function regexSplit(text: string) {
  return {
    characters: text.length,
    words: text.trim().split(/\s+/).length,
    sentences: text.split(/[.!?]+/).filter((sentence) => sentence.trim()).length,
    lines: text.split('\n').length,
  }
}

function segmenter(text: string) {
  const segments = (granularity: 'grapheme' | 'word' | 'sentence') =>
    new Intl.Segmenter('en-US', { granularity }).segment(text)
  let characters = 0
  for (const _ of segments('grapheme')) characters++
  let words = 0
  for (const { isWordLike } of segments('word')) if (isWordLike) words++
  let sentences = 0
  for (const { segment } of segments('sentence')) if (/[\p{L}\p{N}]/u.test(segment)) sentences++
  return { characters, words, sentences }
}
