import { runSteps } from '../core/steps'
import { readTokens, type Token } from '../core/text/tokens'

/** A passage shared by both texts, with its UTF-16 offsets in each. */
export interface Passage {
  readonly start: number
  readonly end: number
  readonly otherStart: number
  readonly otherEnd: number
  /** Length in words. */
  readonly words: number
}

export interface Comparison {
  /** Share of the first text's words that are in shared passages, 0 to 1. */
  readonly share: number
  /** The same for the second text. */
  readonly otherShare: number
  readonly sharedWords: number
  readonly wordCount: number
  readonly otherWordCount: number
  /** In the order of the first text, without overlaps; at most `winnowing.listed`. */
  readonly passages: readonly Passage[]
  /** The total number, listed or not. */
  readonly passageCount: number
}

/**
 * Schleimer, Wilkerson, Aiken, 'Winnowing: Local Algorithms for Document Fingerprinting' (SIGMOD 2003), on words: no
 * passage shorter than `gram` words is found, and none of `gram + window - 1` words or more is missed.
 */
export const winnowing = {
  /** Words per gram: the noise threshold, k. */
  gram: 5,
  /** Grams per window (w), of which one is kept, so passages of 8 words are always found. */
  window: 4,
  /** Occurrences of a fingerprint checked in the second text. Limits the work for a text that repeats one word. */
  candidates: 16,
  listed: 500,
} as const

/** The passages that two texts share, ignoring case and punctuation, as far as `winnowing` finds them. */
export function compareTexts(text: string, other: string): Comparison {
  return runSteps(compareSteps(text, other))
}

/** The same in steps of a few milliseconds. */
export function* compareSteps(text: string, other: string): Generator<unknown, Comparison> {
  const one = yield* readTokens(text)
  const two = yield* readTokens(other)
  const known: Vocabulary = { ids: new Map(), hashes: [] }
  const oneIds = yield* numbered(one, known)
  const twoIds = yield* numbered(two, known)
  const runs = yield* sharedRuns(oneIds, twoIds, known.hashes)
  // Both directions, because a sentence may occur once in the first text and ten times in the second.
  const back = yield* sharedRuns(twoIds, oneIds, known.hashes)
  const sharedWords = wordsOf(runs)
  return {
    share: one.length ? sharedWords / one.length : 0,
    otherShare: two.length ? wordsOf(back) / two.length : 0,
    sharedWords,
    wordCount: one.length,
    otherWordCount: two.length,
    passages: runs.slice(0, winnowing.listed).map((run) => passageOf(run, one, two)),
    passageCount: runs.length,
  }
}

const wordsOf = (runs: readonly Run[]) => runs.reduce((sum, { words }) => sum + words, 0)

/** Runs of words in the first text that also occur in the second, without overlaps in the first. */
function* sharedRuns(one: Uint32Array, two: Uint32Array, hashes: readonly number[]): Generator<unknown, Run[]> {
  const places = new Map<number, number[]>()
  for (const [hash, at] of yield* fingerprints(two, hashes)) {
    if (at % stepSize === 0) yield
    const known = places.get(hash)
    if (!known) places.set(hash, [at])
    else if (known.length < winnowing.candidates) known.push(at)
  }
  const runs: Run[] = []
  let [done, steps] = [0, 0]
  for (const [hash, at] of yield* fingerprints(one, hashes)) {
    if (at < done) continue
    if (++steps % 1000 === 0) yield
    const run = longest(one, two, at, places.get(hash) ?? [], done)
    if (run.words < winnowing.gram) continue
    done = run.from + run.words
    runs.push(run)
  }
  return runs
}

/** Words or grams processed per step. */
const stepSize = 8192

/** A number for each word in order of first occurrence, and for each number a hash of the word's letters. */
interface Vocabulary {
  readonly ids: Map<string, number>
  readonly hashes: number[]
}

/** Each word as a number, the same in both texts. */
function* numbered(tokens: readonly Token[], { ids, hashes }: Vocabulary): Generator<void, Uint32Array> {
  const numbers = new Uint32Array(tokens.length)
  for (const [at, { word }] of tokens.entries()) {
    if (at % stepSize === 0) yield
    let id = ids.get(word)
    if (id === undefined) {
      id = ids.size
      ids.set(word, id)
      hashes.push(hashOf(word))
    }
    numbers[at] = id
  }
  return numbers
}

/** FNV-1a on UTF-16 code units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The gram with the smallest hash in each window (the rightmost if tied), each kept once. */
function* fingerprints(ids: Uint32Array, wordHashes: readonly number[]): Generator<void, [hash: number, at: number][]> {
  const { gram, window } = winnowing
  const count = ids.length - gram + 1
  const hashes = new Uint32Array(Math.max(0, count))
  for (let at = 0; at < count; at++) {
    let hash = 0
    for (let word = at; word < at + gram; word++)
      hash = Math.imul(hash ^ (wordHashes[ids[word] as number] as number), 0x9e3779b1) ^ (hash >>> 15)
    hashes[at] = hash
    if (at % stepSize === 0) yield
  }
  const kept: [number, number][] = []
  let last = -1
  // A text with fewer grams than a window counts as one window.
  for (let first = 0; first < Math.max(Math.min(1, count), count - window + 1); first++) {
    let least = first
    for (let at = first; at < Math.min(first + window, count); at++) {
      if ((hashes[at] as number) <= (hashes[least] as number)) least = at
    }
    if (least !== last) kept.push([hashes[least] as number, least])
    last = least
    if (first % stepSize === 0) yield
  }
  return kept
}

interface Run {
  readonly from: number
  readonly to: number
  readonly words: number
}

/**
 * The longest matching run through a position, going back to `start` at most. Compares words, because hashes may
 * collide.
 */
function longest(one: Uint32Array, two: Uint32Array, at: number, places: readonly number[], start: number): Run {
  let best: Run = { from: at, to: 0, words: 0 }
  for (const place of places) {
    let back = 0
    while (at - back > start && place - back > 0 && one[at - back - 1] === two[place - back - 1]) back++
    let on = 0
    while (at + on < one.length && place + on < two.length && one[at + on] === two[place + on]) on++
    if (on > 0 && back + on > best.words) best = { from: at - back, to: place - back, words: back + on }
  }
  return best
}

function passageOf({ from, to, words }: Run, one: readonly Token[], two: readonly Token[]): Passage {
  const edge = (tokens: readonly Token[], at: number) => tokens[at] as Token
  return {
    start: edge(one, from).start,
    end: edge(one, from + words - 1).end,
    otherStart: edge(two, to).start,
    otherEnd: edge(two, to + words - 1).end,
    words,
  }
}
