import { type Random, seeded } from '../core/random'

export type SourceType = 'academic' | 'encyclopedia' | 'news' | 'website'

/** A made-up source. Nothing was looked up: it shows what a real checker's report could look like. */
export interface SimulatedSource {
  readonly title: 'simulated-example'
  /** Always empty, because there's nothing to link to. */
  readonly url: ''
  /** A random percentage. */
  readonly similarity: number
  readonly type: SourceType
}

/** Four categories, and whole percentages below `below`. Those above `keptAbove` are kept (docs/rules.md). */
export const simulation = {
  types: ['academic', 'encyclopedia', 'news', 'website'],
  below: 30,
  keptAbove: 12,
} as const

/** A random source seeded by the text, so that the same text always gets the same sources. */
export function chanceOf(text: string): Random {
  let hash = 0x811c9dc5
  // FNV-1a, on as many code units as can be read at once.
  for (let at = 0; at < Math.min(text.length, 10_000); at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return seeded(hash ^ text.length)
}

/** Up to four sources, most similar first. None if the random source is broken. */
export function simulateSources(random: Random): SimulatedSource[] {
  return simulation.types
    .map((type) => ({
      title: 'simulated-example' as const,
      url: '' as const,
      similarity: Math.floor(random() * simulation.below),
      type,
    }))
    .filter(({ similarity }) => similarity > simulation.keptAbove && similarity < simulation.below)
    .sort((one, other) => other.similarity - one.similarity)
}
