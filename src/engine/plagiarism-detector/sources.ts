import { type Random, seeded } from '../core/random'

export type SourceType = 'academic' | 'encyclopedia' | 'news' | 'website'

/** An invented source. Nothing was looked up: it shows what a report of a real checker could look like. */
export interface SimulatedSource {
  readonly title: 'simulated-example'
  /** Always empty: there is nothing to go to. */
  readonly url: ''
  /** Percent, drawn at random. */
  readonly similarity: number
  readonly type: SourceType
}

/** Four categories; similarities are whole percents below `below`, kept above 12 (spec part 2, point 9; the range is ours). */
export const simulation = {
  types: ['academic', 'encyclopedia', 'news', 'website'],
  below: 30,
  keptAbove: 12,
} as const

/** Chance that belongs to a text: the same text is always given the same sources. */
export function chanceOf(text: string): Random {
  let hash = 0x811c9dc5
  // FNV-1a, on as many code units as can be read at once.
  for (let at = 0; at < Math.min(text.length, 10_000); at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return seeded(hash ^ text.length)
}

/** Up to four, the most similar first. A broken source of chance gives none. */
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
