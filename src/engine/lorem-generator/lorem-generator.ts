import type { NumberIssue } from '../core/fields/number'
import { readFields } from '../core/fields/read'
import { readNumber } from '../core/numbers/read-number'
import { below, drawn, type Random, type RandomContext, secureRandom } from '../core/random'
import { failure, type Result, success } from '../core/result'
import { bounds, fields, type Input, type Kind } from './fields'

export { bounds, example, fields, type Input, initial, type Kind, types } from './fields'

/** Counts of the generated text. */
export interface Stats {
  /** 1 for sentences and words. */
  readonly paragraphs: number
  /** 0 for words. */
  readonly sentences: number
  readonly words: number
  /** Including spaces and line breaks. */
  readonly characters: number
}

export interface Output {
  /** Paragraphs are separated by an empty line, sentences and words by a space. */
  readonly text: string
  readonly stats: Stats
}

/** `unknown-type`: not one of `types`. `no-random`: the random source is missing or broken. */
export type IssueCode = NumberIssue | 'unknown-type' | 'no-random'

/** 75 words: the 63 of the standard passage and 12 more from its source (Cicero, De finibus bonorum et malorum, book 1, 32). */
export const vocabulary: readonly string[] = `
lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua
enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in
reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt
culpa qui officia deserunt mollit anim id est laborum
perspiciatis unde omnis iste natus error accusantium doloremque laudantium totam rem aperiam
`
  .trim()
  .split(/\s+/)

/** Random filler text. A new one on every call, unless `context.random` is seeded. */
export function evaluate(input: Input, context: RandomContext = {}): Result<Output, IssueCode> {
  const form = readFields(fields, input, context)
  const isNumber = readNumber(form.text('count'), context.locale) !== undefined
  const count = isNumber ? form.read('count') : 1
  const type = form.read('type')
  if (count === undefined || type === undefined) return failure(...form.issues)
  const text = drawn(() => draw[type](count, context.random ?? secureRandom))
  return text === undefined ? failure({ code: 'no-random' }) : success({ text, stats: statsOf(text) })
}

const draw: Readonly<Record<Kind, (count: number, random: Random) => string>> = {
  words: (count, random) => wordsOf(count, random).join(' '),
  sentences: (count, random) => times(count, () => sentence(random)).join(' '),
  paragraphs: (count, random) =>
    times(count, () => draw.sentences(numberIn(bounds.sentences, random), random)).join('\n\n'),
}

const times = (count: number, make: () => string): string[] => Array.from({ length: count }, make)

const numberIn = ({ min, max }: { readonly min: number; readonly max: number }, random: Random): number =>
  min + below(max - min + 1, random)

/** Random words, without the same word twice in a row. */
function wordsOf(count: number, random: Random): string[] {
  const size = vocabulary.length
  let at = below(size, random)
  return times(count, () => {
    const word = vocabulary[at] ?? ''
    at = (at + 1 + below(size - 1, random)) % size
    return word
  })
}

function sentence(random: Random): string {
  const text = wordsOf(numberIn(bounds.words, random), random).join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** 'Ut enim. Ad minim.' has 1 paragraph, 2 sentences, 4 words and 18 characters. */
export function statsOf(text: string): Stats {
  return {
    paragraphs: text.split('\n\n').length,
    sentences: text.split('.').length - 1,
    words: text.split(/\s+/).length,
    characters: text.length,
  }
}

/** Each paragraph as a `<p>` on its own line. Needs no escaping, because the text has only letters, periods and spaces. */
export const toHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n')
