import type { SearchEntry } from '../../build/search-file'

/** 'Wi-Fi' gives 'wi', 'fi' and 'wifi'; '15%' gives '15' and 'percent'; 'colour' gives 'color'. */
function wordsOf(text: string): readonly string[] {
  const folded = american(text.toLowerCase()).replace(/%/g, ' percent ').replace(/[’']/g, '')
  const joined = (folded.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).map((word) => word.replace(/-/g, ''))
  return [...(folded.match(/[\p{L}\p{N}]+/gu) ?? []), ...joined]
}

/** Words common in all questions, which don't help to find anything. */
const idle =
  /^(?:an?|am|and|are|at|be|by|can|do|does|for|from|how|i|in|is|it|many|me|much|my|of|on|or|the|this|to|until|what|with|you|\d+)$/

/** The best matches first. Only entries that match at least one word, typos included. */
export function rank(all: readonly SearchEntry[], asked: string): readonly SearchEntry[] {
  const words = wordsOf(asked)
  const telling = words.filter((word) => !idle.test(word))
  const sought = telling.length > 0 ? telling : words
  return all
    .map((found) => ({ found, score: sought.reduce((sum, word) => sum + scoreOf(found, word), 0) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ found }) => found)
}

/** A word counts most at the start of the name, then elsewhere in the name, then in the keywords and the summary. */
function scoreOf({ name, words }: SearchEntry, word: string): number {
  const names = wordsOf(name)
  if (begins(names[0] ?? '', word)) return 12
  if (names.some((each) => begins(each, word))) return 8
  const others = wordsOf(words)
  if (others.includes(word)) return 5
  if (others.some((each) => begins(each, word))) return 3
  if (names.some((each) => isNear(each, word))) return 2
  return others.some((each) => isNear(each, word)) ? 1 : 0
}

/** Prefixes need at least three letters, because shorter ones match too much. */
const begins = (word: string, start: string): boolean => word === start || (start.length > 2 && word.startsWith(start))

/** British spellings: 'colour', 'metre', 'organise', 'analyse', 'programme'. */
const american = (text: string): string =>
  text
    .replace(/(col|fav|behavi|hon|lab)our/g, '$1or')
    .replace(/\b(\w*(?:met|lit|cent))re(s?)\b/g, '$1er$2')
    .replace(/(organ|real|normal|summar|random|minim|maxim|capital|token)is(?=e|ing|ation)/g, '$1iz')
    .replace(/analys(?=e|ing)/g, 'analyz')
    .replace(/programme\b/g, 'program')
    .replace(/cheque/g, 'check')

/** Allows one typo in words of five letters or more, and two from eight: 'morgage' and 'morgagge' match 'mortgage'. */
function isNear(word: string, typed: string): boolean {
  const allowed = typed.length < 5 ? 0 : typed.length < 8 ? 1 : 2
  return allowed > 0 && distance(word, typed) <= allowed
}

/** Counts missing, extra, wrong and swapped letters (Damerau–Levenshtein, optimal string alignment). */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const replaced = at(row - 1, column - 1) + (isSame ? 0 : 1)
      const swapped = isSwap && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : replaced
      ;(rows[row] as number[])[column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced, swapped)
    }
  }
  return at(one.length, other.length)
}
