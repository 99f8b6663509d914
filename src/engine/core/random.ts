import type { Context } from './engine'

/** A random source: each call returns a number from 0 (inclusive) to 1 (exclusive) with at least 32 random bits. */
export type Random = () => number

/** What an engine that uses randomness receives besides the input. */
export interface RandomContext extends Context {
  /** `secureRandom` if absent. */
  readonly random?: Random
}

const words = 2 ** 32

declare const crypto: { getRandomValues(array: Uint32Array): Uint32Array }

/** The platform's cryptographically secure source, 32 bits per call. */
export const secureRandom: Random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / words

/** A reproducible sequence for an integer seed: Mulberry32 by Tommy Ettinger, 32 bits per call. Not secure. */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / words
  }
}

/**
 * A uniformly distributed integer from 0 (inclusive) to `limit` (exclusive, at most 2^53). Uses rejection sampling,
 * because a modulo would favor small numbers.
 */
export function below(limit: number, random: Random = secureRandom): number {
  const span = limit > words ? 2 ** 53 : words
  const usable = span - (span % limit)
  for (let attempt = 0; attempt < 1000; attempt++) {
    const word = Math.floor(random() * words)
    const drawn = span === words ? word : word * 2 ** 21 + Math.floor(random() * 2 ** 21)
    if (drawn >= 0 && drawn < usable) return drawn % limit
  }
  // A fair source fails 1,000 times in a row once in 2^1000 calls, so this one is broken.
  throw new RangeError('no random numbers')
}

/** The result of a draw, or undefined if the random source is missing or broken. */
export function drawn<Value>(draw: () => Value): Value | undefined {
  try {
    return draw()
  } catch {
    return undefined
  }
}
