import type { Found } from '../build/search-file'

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that any question may hold: they say nothing of what is sought. */
const idle = /^(?:an?|and|do|for|from|how|i|in|is|me|my|of|on|the|to|what|with|\d+)$/

/** The best first; nothing that has none of the words asked for. */
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
  if (names[0]?.startsWith(word)) return 12
  if (names.some((each) => each.startsWith(word))) return 8
  const others = wordsOf(words)
  if (others.includes(word)) return 5
  if (others.some((each) => each.startsWith(word))) return 3
  return name.toLowerCase().includes(word) ? 2 : 0
}
