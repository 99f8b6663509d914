import { runSteps } from '../steps'
import { readTokens, type Token } from './tokens'

/** Lists of words and phrases by key. */
export type Lists<Key extends string> = Readonly<Record<Key, readonly string[]>>

/** A range of the text that matches an entry of a list. */
export interface Mark<Key extends string = string> {
  /** UTF-16 code unit offsets; `end` is exclusive. */
  readonly start: number
  readonly end: number
  readonly key: Key
}

interface Phrase<Key extends string> {
  readonly key: Key
  readonly words: readonly string[]
}

const stepSize = 1 << 13

/**
 * Finds the phrases of several lists in the words of a text in one case-insensitive pass. If several phrases start at
 * the same word, the longest wins, and words inside it aren't counted again. The words of a phrase may be separated by
 * spaces or a hyphen.
 */
export function phraseFinder<Key extends string>(lists: Lists<Key>) {
  /** Built for the first text, so a page that only displays a tool doesn't wait for it. */
  let phrases: ReadonlyMap<string, readonly Phrase<Key>[]> | undefined

  return function* find(text: string, tokens: readonly Token[]): Generator<number, Mark<Key>[]> {
    phrases ??= byFirstWord(lists)
    const marks: Mark<Key>[] = []
    for (let at = 0; at < tokens.length; at++) {
      if (at % stepSize === 0) yield at
      const token = tokens[at] as Token
      const phrase = phrases.get(token.word)?.find(({ words }) => isAt(words, text, tokens, at))
      if (!phrase) continue
      const last = tokens[at + phrase.words.length - 1] as Token
      marks.push({ start: token.start, end: last.end, key: phrase.key })
      at += phrase.words.length - 1
    }
    return marks
  }
}

/** Phrases by first word, longest first. */
function byFirstWord<Key extends string>(lists: Lists<Key>): ReadonlyMap<string, readonly Phrase<Key>[]> {
  const phrases = new Map<string, Phrase<Key>[]>()
  for (const key of Object.keys(lists) as Key[]) {
    for (const text of lists[key]) {
      const words = runSteps(readTokens(text)).map(({ word }) => word)
      const [first = ''] = words
      const known = phrases.get(first) ?? []
      known.push({ key, words })
      phrases.set(
        first,
        known.sort((one, other) => other.words.length - one.words.length),
      )
    }
  }
  return phrases
}

function isAt(words: readonly string[], text: string, tokens: readonly Token[], at: number): boolean {
  return words.every((word, offset) => {
    const token = tokens[at + offset]
    if (token?.word !== word) return false
    if (offset === 0) return true
    const gap = text.slice(tokens[at + offset - 1]?.end, token.start)
    return gap.length <= 8 && /^[\s\-‐]+$/.test(gap)
  })
}

/** The first few distinct matches, as written in the text. */
export function examplesOf(text: string, marks: readonly Mark[], most: number): string[] {
  const seen = new Map<string, string>()
  for (const { start, end } of marks) {
    const example = text.slice(start, end).replace(/\s+/g, ' ')
    if (!seen.has(example.toLowerCase())) seen.set(example.toLowerCase(), example)
    if (seen.size === most) break
  }
  return [...seen.values()]
}
