import type { Context } from '../core/engine'
import type { Random } from '../core/random'
import { failure, type Result, success } from '../core/result'
import { runSteps } from '../core/steps'
import { examplesOf, type Mark, phraseFinder } from '../core/text/phrases'
import { sentenceSpans, words } from '../core/text/segment'
import { readTokens, type Token } from '../core/text/tokens'
import { textOf } from '../core/text-field'
import { type Comparison, compareSteps } from './compare'
import type { Input } from './fields'
import { type PhraseKey, phrases } from './phrases'
import { chanceOf, type SimulatedSource, simulateSources } from './sources'

export { type Comparison, compareTexts, type Passage, winnowing } from './compare'
export { example, fields, type Input, initial } from './fields'
export { type SimulatedSource, type SourceType, simulateSources, simulation } from './sources'

/** What's counted: places in the text, or a property of the whole text. */
export type PatternKey = PhraseKey | 'repeated-openings' | 'long-words'

/** A style pattern and how often it occurs. */
export interface Pattern {
  readonly type: 'phrase' | 'structure' | 'vocabulary'
  readonly description: PatternKey
  readonly count: number
  /** The points it adds to the raw score: its weight times `count`. */
  readonly points: number
  /** Up to three, as written in the text. */
  readonly examples: readonly string[]
  /** By weight: high from 25, medium from 15. */
  readonly severity: 'low' | 'medium' | 'high'
}

export interface Output {
  /**
   * A percentage from 0 to 95, not rounded. Includes half the mean similarity of the simulated sources. Not evidence of
   * plagiarism.
   */
  readonly plagiarismProbability: number
  /** 100 minus the probability. */
  readonly originalityScore: number
  readonly riskLevel: 'low' | 'medium' | 'high'
  readonly wordCount: number
  /** Sentences longer than 10 characters. */
  readonly sentenceCount: number
  /** In the order of `weights`. If there are more than six, the heaviest. */
  readonly suspiciousPatterns: readonly Pattern[]
  readonly potentialSources: readonly SimulatedSource[]
  readonly confidence: 'low' | 'medium' | 'high'
  /** The places found in the first `limits.highlighted` code units, in order. */
  readonly highlights: readonly Mark<PatternKey>[]
  /**
   * What the two texts share, or null without a second text. Unlike the style score, it's measured, so it's shown
   * first.
   */
  readonly comparison: Comparison | null
}

/** `missing`: the text is empty or whitespace. `no-words`: it contains no words. */
export type IssueCode = 'missing' | 'no-words'

export interface PlagiarismContext extends Context {
  /** Draws the similarities of the simulated sources. If absent, seeded by the text: see `chanceOf`. */
  readonly random?: Random
}

/** Points per occurrence (docs/rules.md). */
export const weights: Readonly<Record<PatternKey, number>> = {
  'citation-style': 15,
  'common-sources': 25,
  'copy-paste-words': 30,
  'generic-conclusions': 10,
  'academic-phrases': 20,
  'repeated-openings': 20,
  'long-words': 15,
}

/** The other constants of the score (docs/rules.md), and the limit for highlights. */
export const limits = {
  /** Sentences must have more characters than this. */
  sentence: 10,
  /** The number of words in an opening, and the length in characters that it must exceed. */
  openingWords: 3,
  opening: 5,
  /** Average word lengths above this count, in characters. */
  wordLength: 6.5,
  /** Probability = min(most, raw / (this times words) x 100 + base) + mean similarity / 2, at most `most`. */
  perWord: 1.5,
  base: 5,
  most: 95,
  ofSimilarity: 1 / 2,
  highRisk: 70,
  mediumRisk: 40,
  /** Confidence levels require more patterns than this. */
  high: 2,
  medium: 0,
  patterns: 6,
  examples: 3,
  /** Code units that are highlighted. The rest is only counted. */
  highlighted: 20_000,
} as const

const find = phraseFinder(phrases)

export function evaluate(input: Input, context: PlagiarismContext = {}): Result<Output, IssueCode> {
  return runSteps(analysisSteps(input, context))
}

/** The same in steps of a few milliseconds, for a page that must stay responsive. */
export function* analysisSteps(
  input: Input,
  context: PlagiarismContext = {},
): Generator<unknown, Result<Output, IssueCode>> {
  const [text, other] = [textOf(input.text), textOf(input.other)]
  if (!text.trim()) return failure({ code: 'missing', field: 'text' })
  const tally = { words: 0 }
  yield* words(text, tally, context.locale)
  if (tally.words === 0) return failure({ code: 'no-words', field: 'text' })
  const tokens = yield* readTokens(text)
  const marks: Mark<PatternKey>[] = yield* find(text, tokens)
  const spans: [start: number, end: number][] = []
  yield* sentenceSpans(
    text,
    (start, end) => text.slice(start, end).trim().length > limits.sentence && spans.push([start, end]),
    context.locale,
  )
  marks.push(...repeatedOpenings(tokens, spans))
  yield
  const average = tokens.reduce((sum, { word }) => sum + word.length, 0) / Math.max(1, tokens.length)
  const patterns = patternsOf(text, marks, average > limits.wordLength)
  return success({
    ...score(patterns, tally.words, simulateSources(context.random ?? chanceOf(text))),
    wordCount: tally.words,
    sentenceCount: spans.length,
    suspiciousPatterns: heaviest(patterns),
    highlights: marks.filter(({ end }) => end <= limits.highlighted).sort((one, next) => one.start - next.start),
    comparison: other.trim() ? yield* compareSteps(text, other) : null,
  })
}

/** Openings already used by an earlier sentence: of three alike, two count. */
function repeatedOpenings(tokens: readonly Token[], spans: readonly [number, number][]): Mark<PatternKey>[] {
  const seen = new Set<string>()
  const marks: Mark<PatternKey>[] = []
  let at = 0
  for (const [start, end] of spans) {
    while ((tokens[at]?.start ?? end) < start) at++
    const opening = tokens.slice(at, at + limits.openingWords)
    const last = opening.at(-1)
    if (opening.length < limits.openingWords || !last || last.end > end) continue
    const text = opening.map(({ word }) => word).join(' ')
    if (text.length <= limits.opening) continue
    if (seen.has(text)) marks.push({ start: opening[0]?.start ?? start, end: last.end, key: 'repeated-openings' })
    seen.add(text)
  }
  return marks
}

function patternsOf(text: string, marks: readonly Mark<PatternKey>[], hasLongWords: boolean): Pattern[] {
  return (Object.keys(weights) as PatternKey[]).flatMap((key) => {
    const own = marks.filter((mark) => mark.key === key)
    const count = key === 'long-words' ? Number(hasLongWords) : own.length
    if (count === 0) return []
    const weight = weights[key]
    return [
      {
        type: key === 'long-words' ? 'vocabulary' : key === 'repeated-openings' ? 'structure' : 'phrase',
        description: key,
        count,
        points: weight * count,
        examples: examplesOf(text, own, limits.examples),
        severity: weight >= 25 ? 'high' : weight >= 15 ? 'medium' : 'low',
      },
    ]
  })
}

function score(patterns: readonly Pattern[], words: number, potentialSources: readonly SimulatedSource[]) {
  const { most, perWord, base, ofSimilarity } = limits
  const raw = patterns.reduce((sum, { points }) => sum + points, 0)
  const mean =
    potentialSources.reduce((sum, { similarity }) => sum + similarity, 0) / Math.max(1, potentialSources.length)
  const own = Math.min(most, (raw / (perWord * words)) * 100 + base)
  const plagiarismProbability = Math.min(most, own + mean * ofSimilarity)
  const level = <Level extends string>(value: number, high: number, medium: number, names: readonly Level[]) =>
    names[value > high ? 2 : value > medium ? 1 : 0] as Level
  return {
    plagiarismProbability,
    originalityScore: 100 - plagiarismProbability,
    riskLevel: level(plagiarismProbability, limits.highRisk, limits.mediumRisk, levels),
    confidence: level(patterns.length, limits.high, limits.medium, levels),
    potentialSources,
  }
}

const levels = ['low', 'medium', 'high'] as const

function heaviest(patterns: readonly Pattern[]): Pattern[] {
  const kept = [...patterns].sort((one, other) => other.points - one.points).slice(0, limits.patterns)
  return patterns.filter((pattern) => kept.includes(pattern))
}
