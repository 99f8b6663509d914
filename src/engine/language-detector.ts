import type { Context } from './core/engine'
import { failure, type Result, success } from './core/result'
import { runSteps } from './core/steps'
import { graphemes, words } from './core/text/segment'
import { readTokens, type Token } from './core/text/tokens'
import { flagOf, languages } from './language-detector/languages'
import { points, type SevenCode, signs } from './language-detector/seven'

export { languages } from './language-detector/languages'
export { points, type SevenCode, signs } from './language-detector/seven'

export interface Input {
  readonly text: string
}

export interface Candidate {
  /** ISO 639-1. */
  readonly code: string
  /** In English. */
  readonly name: string
  /** As an emoji. */
  readonly flag: string
  /** By `scoring`: points of words and patterns. By `model`: letters of the passages taken for this language. */
  readonly score: number
  /** Share of the total score in whole percent. */
  readonly percentage: number
}

export interface Output {
  /** The code of the first of `languages`, or 'unknown'. */
  readonly detected: string
  readonly confidence: 'low' | 'medium' | 'high'
  /** Up to five, the likeliest first; those of zero percent are left out. */
  readonly languages: readonly Candidate[]
  readonly wordCount: number
  /** Graphemes. */
  readonly characterCount: number
  /** False where the text is too short to distinguish languages, whatever it scores. */
  readonly enough: boolean
  /** The spec's scoring of seven languages, or the model of sixty. */
  readonly method: 'scoring' | 'model'
}

/** `missing`: the text is empty or white space. `no-letters`: it holds no letter. */
export type IssueCode = 'missing' | 'no-letters'

/** The language of some hundred letters: its ISO 639-1 code, '' for none, and whether the model is sure. */
export type Model = (passage: string) => { readonly language: string; readonly reliable: boolean }

export interface LanguageContext extends Context {
  /** Absent: the spec's seven languages alone. */
  readonly model?: Model
}

export const initial: Input = { text: '' }
export const example: Input = {
  text: 'The weather was lovely this morning, so we walked along the river with our dog.',
}

/** Spec part 2, point 9, and what the model needs. */
export const limits = {
  /** Percentages above this. */
  high: 60,
  medium: 30,
  shown: 5,
  /** Letters from which a text is enough; one of a script with a character for each syllable or word counts three. */
  enough: 24,
  /** Letters of a passage, and how many of a long text are read, spread evenly. */
  passage: 240,
  passages: 24,
} as const

export function evaluate(input: Input, context: LanguageContext = {}): Result<Output, IssueCode> {
  return runSteps(detectSteps(input, context))
}

/** The same in steps of a few milliseconds, for a page that must stay responsive. */
export function* detectSteps(
  input: Input,
  { locale, model }: LanguageContext = {},
): Generator<unknown, Result<Output, IssueCode>> {
  const text = typeof input.text === 'string' ? input.text : ''
  if (!text.trim()) return failure({ code: 'missing', field: 'text' })
  const tally = { words: 0, characters: 0, blanks: 0 }
  yield* words(text, tally, locale)
  yield* graphemes(text, tally)
  const tokens = yield* readTokens(text)
  const letters = lettersOf(text)
  if (letters === 0) return failure({ code: 'no-letters', field: 'text' })
  const seven = scoreSeven(tokens)
  yield
  const enough = letters >= limits.enough
  const read = model && enough ? readPassages(text, tokens, model) : undefined
  const scored = rank(seven)
  const isModels = read !== undefined && read.scores.size > 0 && !standsBeside(scored, read.first)
  const ranked = isModels ? rank(read.scores) : scored
  const top = ranked[0]
  const most = top?.percentage ?? 0
  const isSure = most > limits.high && (!isModels || read.reliable)
  return success({
    detected: top?.code ?? 'unknown',
    confidence: isSure ? 'high' : most > limits.medium ? 'medium' : 'low',
    languages: ranked,
    wordCount: tally.words,
    characterCount: tally.characters,
    enough,
    method: isModels ? 'model' : 'scoring',
  })
}

/**
 * What the model takes for one of the seven is scored as the spec has it. Where the scoring puts another first, it is
 * believed if it is sure.
 */
function standsBeside([top]: readonly Candidate[], code: string): boolean {
  return top !== undefined && code in signs && (top.code === code || top.percentage > limits.high)
}

/** Points of each of the seven that has any: 1 for a pattern in a word, 2 for a common word (spec part 2, point 9). */
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

/** Whose writing some scripts are: the model has no name for a few words of them. Kana come first: Japanese has Han too. */
const scripts = [
  ['ja', /[\p{sc=Hira}\p{sc=Kana}]/u],
  ['ko', /\p{sc=Hang}/u],
  ['zh', /\p{sc=Han}/u],
] as const

/** Letters of the passages that the model, or their script, gives to each language. */
function readPassages(text: string, tokens: readonly Token[], model: Model) {
  const passages = cut(tokens)
  const step = Math.max(1, passages.length / limits.passages)
  const scores = new Map<string, number>()
  const reliable = new Map<string, number>()
  for (let at = 0; at < passages.length; at += step) {
    const { start, end, letters } = passages[Math.floor(at)] as Passage
    const passage = text.slice(start, end)
    const detected = model(passage)
    const isKnown = languages[detected.language] !== undefined
    const language = isKnown ? detected.language : scripts.find(([, script]) => script.test(passage))?.[0]
    if (!language) continue
    scores.set(language, (scores.get(language) ?? 0) + letters)
    if (isKnown && detected.reliable) reliable.set(language, (reliable.get(language) ?? 0) + letters)
  }
  const [first = '', letters = 0] = [...scores].sort(([, one], [, other]) => other - one)[0] ?? []
  return { scores, first, reliable: (reliable.get(first) ?? 0) * 2 > letters }
}

interface Passage {
  readonly start: number
  readonly end: number
  readonly letters: number
}

/** Whole words up to the length of a passage; what is left over at the end joins the last one. */
function cut(tokens: readonly Token[]): Passage[] {
  const passages: Passage[] = []
  let letters = 0
  let start = 0
  for (const token of tokens) {
    if (letters === 0) start = token.start
    letters += token.end - token.start
    if (letters < limits.passage) continue
    passages.push({ start, end: token.end, letters })
    letters = 0
  }
  if (letters === 0) return passages
  const end = tokens.at(-1)?.end ?? 0
  const last = letters < limits.enough ? passages.pop() : undefined
  passages.push({ start: last?.start ?? start, end, letters: letters + (last?.letters ?? 0) })
  return passages
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

/** Letters, up to as many as are enough. */
function lettersOf(text: string): number {
  let letters = 0
  for (const [letter] of text.matchAll(/\p{L}/gu)) {
    letters += /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(letter) ? 3 : 1
    if (letters >= limits.enough) break
  }
  return letters
}
