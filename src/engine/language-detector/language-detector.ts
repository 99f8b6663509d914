import type { Context } from '../core/engine'
import { failure, type Result, success } from '../core/result'
import { runSteps } from '../core/steps'
import { graphemes, words } from '../core/text/segment'
import { readTokens, type Token } from '../core/text/tokens'
import { textOf } from '../core/text-field'
import type { Input } from './fields'
import { flagOf, languages } from './languages'
import { guess, type Model, readPassages } from './passages'
import { scriptOf } from './scripts'
import { points, type SevenCode, signs } from './seven'

export { example, fields, type Input, initial } from './fields'
export { languages } from './languages'
export type { Model } from './passages'
export { points, type SevenCode, signs } from './seven'

export interface Candidate {
  /** ISO 639-1. */
  readonly code: string
  /** In English. */
  readonly name: string
  /** As an emoji. */
  readonly flag: string
  /**
   * With `scoring`, the points for words and patterns. With `model`, the letters of the passages attributed to this
   * language or, if the text is too short, the model's score from 0 to 1.
   */
  readonly score: number
  /** Share of the total score, as a whole percentage. */
  readonly percentage: number
}

export interface Output {
  /** The code of the first of `languages`, or 'unknown'. */
  readonly detected: string
  readonly confidence: 'low' | 'medium' | 'high'
  /** Up to five, best first, without those at zero percent. */
  readonly languages: readonly Candidate[]
  readonly wordCount: number
  /** Graphemes. */
  readonly characterCount: number
  /** False if there are letters, but too few to distinguish the languages of their script. */
  readonly enough: boolean
  /** How `languages` are ranked: by the model of 60 languages or, without it, by the scoring of seven. */
  readonly method: 'scoring' | 'model'
  /** The script of most letters (ISO 15924), such as 'Cyrl'. '' if there are no letters or the script is unknown. */
  readonly script: string
  /** The scores of the seven languages in seven.ts (docs/rules.md), whatever the `method`. */
  readonly scoring: readonly Candidate[]
}

/** `missing`: the text is empty or whitespace. */
export type IssueCode = 'missing'

export interface LanguageContext extends Context {
  /** If absent, only the seven languages in seven.ts are detected. */
  readonly model?: Model
}

/** Limits of the scoring (docs/rules.md) and of the model. */
export const limits = {
  /** Confidence levels require a percentage above this. */
  high: 60,
  medium: 30,
  shown: 5,
  /** The number of letters that are enough. In scripts with a character per syllable or word, each counts as three. */
  enough: 24,
  /** Code units of a long text that are read to determine its script. */
  read: 20_000,
} as const

export function evaluate(input: Input, context: LanguageContext = {}): Result<Output, IssueCode> {
  return runSteps(detectSteps(input, context))
}

/** The same in steps of a few milliseconds, for a page that must stay responsive. */
export function* detectSteps(
  input: Input,
  { locale, model }: LanguageContext = {},
): Generator<unknown, Result<Output, IssueCode>> {
  const text = textOf(input.text)
  if (!text.trim()) return failure({ code: 'missing', field: 'text' })
  const tally = { words: 0, characters: 0, blanks: 0 }
  yield* words(text, tally, locale)
  yield* graphemes(text, tally)
  const tokens = yield* readTokens(text)
  const scoring = rank(scoreSeven(tokens))
  yield
  const letters = lettersOf(text)
  const few = letters < limits.enough ? wordsOf(tokens) : undefined
  const script = scriptOf(few ?? text.slice(tokens[0]?.start, limits.read))
  const enough = few === undefined || letters === 0 || script?.languages.length === 1
  const read = !model ? undefined : enough ? readPassages(text, tokens, model) : readWords(few, model)
  const ranked = read ? rank(read.scores) : scoring
  const [top] = ranked
  const most = enough || !read ? (top?.percentage ?? 0) : 0
  const isSure = most > limits.high && (read?.reliable ?? true)
  return success({
    detected: top?.code ?? 'unknown',
    confidence: isSure ? 'high' : most > limits.medium ? 'medium' : 'low',
    languages: ranked,
    wordCount: tally.words,
    characterCount: tally.characters,
    enough,
    method: read ? 'model' : 'scoring',
    script: script?.code ?? '',
    scoring,
  })
}

/** The words that contain a letter. */
const wordsOf = (tokens: readonly Token[]): string =>
  tokens.flatMap(({ word }) => (/\p{L}/u.test(word) ? [word] : [])).join(' ')

/** Guesses for a few words: the languages of their script, by the model's scores. */
function readWords(text: string, model: Model) {
  const { scores, reliable } = guess(text, model)
  return { scores: new Map(scores.slice(0, limits.shown)), reliable }
}

/** Points for each of the seven languages that has any: 1 per pattern, 2 per common word (docs/rules.md). */
function scoreSeven(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { word } of tokens) counts.set(word, (counts.get(word) ?? 0) + 1)
  const scores = new Map<string, number>()
  for (const code of Object.keys(signs) as SevenCode[]) {
    const common = new Set(signs[code].words)
    let score = 0
    for (const [word, count] of counts) {
      const patterns = signs[code].patterns.filter((pattern) => pattern.test(word)).length
      score += count * (patterns * points.pattern + (common.has(word) ? points.word : 0))
    }
    if (score > 0) scores.set(code, score)
  }
  return scores
}

function rank(scores: ReadonlyMap<string, number>): Candidate[] {
  const total = [...scores.values()].reduce((sum, score) => sum + score, 0)
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, limits.shown)
    .map(([code, score]) => {
      const { name = '', region = '' } = languages[code] ?? {}
      return { code, name, flag: flagOf(region), score, percentage: Math.round((score / total) * 100) }
    })
    .filter(({ percentage }) => percentage > 0)
}

/** Counts letters, up to the number that is enough. */
function lettersOf(text: string): number {
  let letters = 0
  for (const [letter] of text.matchAll(/\p{L}/gu)) {
    letters += /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(letter) ? 3 : 1
    if (letters >= limits.enough) break
  }
  return letters
}
