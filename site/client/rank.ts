import type { Found } from '../build/search-file'

/** 'Wi-Fi' is 'wi', 'fi' and 'wifi'; '15%' is '15' and 'percent'. */
function wordsOf(text: string): readonly string[] {
  const folded = text.toLowerCase().replace(/%/g, ' percent ').replace(/[’']/g, '')
  const joined = (folded.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).map((word) => word.replace(/-/g, ''))
  return [...(folded.match(/[\p{L}\p{N}]+/gu) ?? []), ...joined]
}

/** Words that any question may hold: they say nothing of what is sought. */
const idle =
  /^(?:an?|am|and|are|at|be|by|can|do|does|for|from|how|i|in|is|it|many|me|much|my|of|on|or|the|this|to|until|what|with|you|\d+)$/

/** The best first; nothing that has none of the words asked for, or one with a letter wrong. */
export function rank(all: readonly Found[], asked: string): readonly Found[] {
  const words = wordsOf(asked)
  const telling = words.filter((word) => !idle.test(word))
  const sought = telling.length > 0 ? telling : words
  return all
    .map((found) => ({ found, score: sought.reduce((sum, word) => sum + scoreOf(found, word), 0) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ found }) => found)
}

/** A word counts most as the beginning of the name, then within it, then in its keywords and its sentence. */
function scoreOf({ name, words }: Found, word: string): number {
  const names = wordsOf(name)
  if (begins(names[0] ?? '', word)) return 12
  if (names.some((each) => begins(each, word))) return 8
  const others = wordsOf(words)
  if (others.includes(word)) return 5
  if (others.some((each) => begins(each, word))) return 3
  if (names.some((each) => isNear(each, word))) return 2
  return others.some((each) => isNear(each, word)) ? 1 : 0
}

/** Two letters are the beginning of too much. */
const begins = (word: string, start: string): boolean => word === start || (start.length > 2 && word.startsWith(start))

/** One letter missing, added, wrong, or two swapped, in a word of five letters or more: 'morgage' is near 'mortgage'. */
function isNear(word: string, typed: string): boolean {
  if (typed.length < 5 || Math.abs(word.length - typed.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === typed[start]) start++
  const [rest, other] = [word.slice(start), typed.slice(start)]
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
  const isWrong = rest.slice(1) === other.slice(1)
  const isAdded = rest === other.slice(1)
  const isMissing = rest.slice(1) === other
  return isSwapped || isWrong || isAdded || isMissing
}
