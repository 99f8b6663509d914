export { seeded } from '../src/engine/core/random'

/** How often each thing was drawn. */
export function countOf<Thing>(drawn: Iterable<Thing>): Map<Thing, number> {
  const counts = new Map<Thing, number>()
  for (const thing of drawn) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

/** Pearson's statistic for things that are all equally likely; its degrees of freedom are one less than the things. */
export function chiSquare(counts: Iterable<number>): number {
  const all = [...counts]
  const expected = all.reduce((sum, count) => sum + count, 0) / all.length
  return all.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Sources of chance that are none, by what they give. */
export const brokenSources: readonly (readonly [gives: string, random: unknown])[] = [
  ['no number', () => Number.NaN],
  ['a number above 1', () => 5],
  ['a number below 0', () => -1],
  ['nothing', () => undefined],
  [
    'an error',
    () => {
      throw new Error('broken')
    },
  ],
  ['no function', 'random'],
]
