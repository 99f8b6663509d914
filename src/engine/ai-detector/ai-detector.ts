import type { Context } from '../core/engine'
import { failure, type Result, success } from '../core/result'
import { runSteps } from '../core/steps'
import { examplesOf, type Mark, phraseFinder } from '../core/text/phrases'
import { sentences, words } from '../core/text/segment'
import { readTokens, type Token } from '../core/text/tokens'
import { textOf } from '../core/text-field'
import type { Input } from './fields'
import { type PhraseKey, phrases } from './phrases'

export { example, fields, type Input, initial } from './fields'

/** What's counted: places in the text, or a property of the whole text. */
export type IndicatorKey = PhraseKey | 'repeated-words' | 'repeated-marks' | 'sentence-length'

/** A style indicator and how often it occurs. */
export interface Indicator {
  /** Whether it points to AI or a human. */
  readonly type: 'ai' | 'human'
  readonly description: IndicatorKey
  readonly count: number
  /** The points it adds to the raw score: its weight times `count`. */
  readonly points: number
  /** Up to three, as written in the text. */
  readonly examples: readonly string[]
}

export interface Output {
  /** Percentages from 0 to 100 that add up to 100. A style score, not a statistical probability. */
  readonly aiProbability: number
  readonly humanProbability: number
  readonly wordCount: number
  readonly sentenceCount: number
  /** Words per sentence, not rounded. */
  readonly avgSentenceLength: number
  /** In the order of `weights`. If there are more than eight, the heaviest. */
  readonly indicators: readonly Indicator[]
  readonly confidence: 'low' | 'medium' | 'high'
  /** The places found in the first `limits.highlighted` code units, in order. */
  readonly highlights: readonly Mark<IndicatorKey>[]
}

/** `missing`: the text is empty or whitespace. `no-words`: it contains no words. */
export type IssueCode = 'missing' | 'no-words'

/** Points per occurrence (docs/rules.md): positive for AI-like style, negative for human-like style. */
export const weights: Readonly<Record<IndicatorKey, number>> = {
  'formal-transitions': 15,
  'ai-phrases': 20,
  'conclusion-markers': 10,
  'vague-quantifiers': 8,
  'descriptive-adjectives': 12,
  'formal-verbs': 15,
  'abstract-nouns': 10,
  'sentence-length': 25,
  'repeated-words': 8,
  'personal-opinions': -20,
  fillers: -15,
  'repeated-marks': -10,
  'emotional-words': -12,
  'informal-contractions': -18,
}

/** The other constants of the score (docs/rules.md), and the limit for highlights. */
export const limits = {
  /** Average sentence lengths strictly between these count. */
  sentenceFrom: 20,
  sentenceTo: 30,
  /** Repeated words must be longer than this and occur more often than both limits. At most this many are counted. */
  wordLength: 3,
  repeats: 2,
  repeatsPerWord: 1 / 50,
  repeatedWords: 5,
  /** Score = raw / (this times words) x 100 + base. */
  perWord: 2,
  base: 30,
  /** Confidence levels require more indicators than this. */
  high: 3,
  medium: 1,
  indicators: 8,
  examples: 3,
  /** Code units that are highlighted. The rest is only counted. */
  highlighted: 20_000,
} as const

const find = phraseFinder(phrases)

export function evaluate(input: Input, context: Context = {}): Result<Output, IssueCode> {
  return runSteps(analysisSteps(input, context))
}

/** The same in steps of a few milliseconds, for a page that must stay responsive. */
export function* analysisSteps(input: Input, context: Context = {}): Generator<unknown, Result<Output, IssueCode>> {
  const text = textOf(input.text)
  if (!text.trim()) return failure({ code: 'missing', field: 'text' })
  const tally = { words: 0, sentences: 0 }
  yield* words(text, tally, context.locale)
  yield* sentences(text, tally, context.locale)
  if (tally.words === 0) return failure({ code: 'no-words', field: 'text' })
  const tokens = yield* readTokens(text)
  const marks: Mark<IndicatorKey>[] = yield* find(text, tokens)
  const repeated = yield* repeatedWords(tokens, tally.words)
  for (const { word, start, end } of tokens)
    if (repeated.includes(word)) marks.push({ start, end, key: 'repeated-words' })
  yield
  for (const { index: start, 0: found } of text.matchAll(/[!?]{2,}/g)) {
    marks.push({ start, end: start + found.length, key: 'repeated-marks' })
  }
  return success(score(text, { ...tally, marks, repeated }))
}

interface Findings {
  readonly words: number
  readonly sentences: number
  readonly marks: Mark<IndicatorKey>[]
  readonly repeated: readonly string[]
}

function score(text: string, { words, sentences, marks, repeated }: Findings): Output {
  const avgSentenceLength = words / Math.max(1, sentences)
  const isTypical = avgSentenceLength > limits.sentenceFrom && avgSentenceLength < limits.sentenceTo
  const indicators = (Object.keys(weights) as IndicatorKey[]).flatMap((key): Indicator[] => {
    const own = marks.filter((mark) => mark.key === key)
    const whole: Partial<Record<IndicatorKey, number>> = {
      'sentence-length': isTypical ? 1 : 0,
      'repeated-words': repeated.length,
    }
    const count = whole[key] ?? own.length
    if (count === 0) return []
    const type = weights[key] > 0 ? 'ai' : 'human'
    const examples = examplesOf(text, own, limits.examples)
    return [{ type, description: key, count, points: weights[key] * count, examples }]
  })
  const raw = indicators.reduce((sum, { points }) => sum + points, 0)
  const aiProbability = Math.round(Math.min(100, Math.max(0, (raw / (limits.perWord * words)) * 100 + limits.base)))
  return {
    aiProbability,
    humanProbability: 100 - aiProbability,
    wordCount: words,
    sentenceCount: sentences,
    avgSentenceLength,
    indicators: heaviest(indicators),
    confidence: indicators.length > limits.high ? 'high' : indicators.length > limits.medium ? 'medium' : 'low',
    highlights: marks.filter(({ end }) => end <= limits.highlighted).sort((one, other) => one.start - other.start),
  }
}

/** Words that occur more than twice and more than once per 50 words, most frequent first. */
function* repeatedWords(tokens: readonly Token[], words: number): Generator<void, string[]> {
  const counts = new Map<string, number>()
  for (const [at, { word }] of tokens.entries()) {
    if (at % 8192 === 0) yield
    if (word.length > limits.wordLength) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > Math.max(limits.repeats, words * limits.repeatsPerWord))
    .sort(([, one], [, other]) => other - one)
    .slice(0, limits.repeatedWords)
    .map(([word]) => word)
}

function heaviest(indicators: readonly Indicator[]): Indicator[] {
  const kept = [...indicators]
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, limits.indicators)
  return indicators.filter((indicator) => kept.includes(indicator))
}
