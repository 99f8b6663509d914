import { type Random, secureRandom } from '../core/random'

export type SourceType = 'academic' | 'encyclopedia' | 'news' | 'website'

/** An invented source. Nothing was looked up: it shows what a report of a real checker could look like. */
export interface SimulatedSource {
  readonly title: 'simulated-example'
  /** Always empty: there is nothing to go to. */
  readonly url: ''
  /** Percent, drawn by chance. */
  readonly similarity: number
  readonly type: SourceType
}

/** Four categories; similarities are whole percents below `below`, kept above 12 (spec part 2, point 9; the range is ours). */
export const simulation = {
  types: ['academic', 'encyclopedia', 'news', 'website'],
  below: 30,
  keptAbove: 12,
} as const

/** Up to four, the most similar first. A broken source of chance gives none. */
export function simulateSources(random: Random = secureRandom): SimulatedSource[] {
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
