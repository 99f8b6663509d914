export { seeded } from '../src/engine/core/random'

/** How often each outcome was drawn. */
export function countOf<Thing>(drawn: Iterable<Thing>): Map<Thing, number> {
  const counts = new Map<Thing, number>()
  for (const thing of drawn) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

/** Pearson's statistic for equally likely outcomes. It has one degree of freedom less than there are outcomes. */
export function chiSquare(counts: Iterable<number>): number {
  const all = [...counts]
  const expected = all.reduce((sum, count) => sum + count, 0) / all.length
  return all.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Random sources that aren't random, by what they return. */
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
