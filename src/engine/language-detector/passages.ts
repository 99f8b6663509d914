import type { Token } from '../core/text/tokens'
import { scriptOf } from './scripts'

/** A guess at the language of a passage of a few hundred letters. */
export interface Guess {
  /** ISO 639-1 codes with scores from 0 to 1, best first. Empty if nothing fits. */
  readonly scores: readonly (readonly [language: string, score: number])[]
  /** Whether the best score is clearly ahead. */
  readonly reliable: boolean
}

export type Model = (passage: string) => Guess

/** Letters per passage, and the number of passages read from a long text, evenly spaced. */
const passageLimits = { letters: 240, passages: 24, last: 24 } as const

/**
 * The guesses that are possible for a text's script. A script used by one language is certain. For a script used by
 * two, such as Chinese and Japanese, the first is the default if the model recognizes neither.
 */
export function guess(text: string, model: Model): Guess {
  const allowed = scriptOf(text)?.languages ?? []
  const { scores, reliable } = model(text)
  const fitting = scores.filter(([language]) => allowed.includes(language))
  if (allowed.length === 1) return { scores: allowed.map((language) => [language, 1]), reliable: true }
  if (fitting.length > 0) return { scores: fitting, reliable: reliable && fitting[0] === scores[0] }
  return { scores: allowed.length === 2 ? allowed.slice(0, 1).map((language) => [language, 1]) : [], reliable: false }
}

/** Letters of the passages attributed to each language. */
export function readPassages(text: string, tokens: readonly Token[], model: Model) {
  const passages = cut(tokens)
  const step = Math.max(1, passages.length / passageLimits.passages)
  const scores = new Map<string, number>()
  const sure = new Map<string, number>()
  for (let at = 0; at < passages.length; at += step) {
    const { start, end, letters } = passages[Math.floor(at)] as Passage
    const { scores: guesses, reliable } = guess(text.slice(start, end), model)
    const [language] = guesses[0] ?? []
    if (!language) continue
    scores.set(language, (scores.get(language) ?? 0) + letters)
    if (reliable) sure.set(language, (sure.get(language) ?? 0) + letters)
  }
  const [first = '', letters = 0] = [...scores].sort(([, one], [, other]) => other - one)[0] ?? []
  return { scores, reliable: (sure.get(first) ?? 0) * 2 > letters }
}

interface Passage {
  readonly start: number
  readonly end: number
  readonly letters: number
}

/** Whole words up to the passage length. The remainder at the end joins the last passage. */
function cut(tokens: readonly Token[]): Passage[] {
  const passages: Passage[] = []
  let letters = 0
  let start = 0
  for (const token of tokens) {
    if (letters === 0) start = token.start
    letters += token.end - token.start
    if (letters < passageLimits.letters) continue
    passages.push({ start, end: token.end, letters })
    letters = 0
  }
  if (letters === 0) return passages
  const end = tokens.at(-1)?.end ?? 0
  const last = letters < passageLimits.last ? passages.pop() : undefined
  passages.push({ start: last?.start ?? start, end, letters: letters + (last?.letters ?? 0) })
  return passages
}
