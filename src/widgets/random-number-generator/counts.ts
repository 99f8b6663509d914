/** The most bars in a histogram. A smaller range has a bar for each number. */
const maxBars = 24

/** How many of the numbers are in each of the equal parts of the range. */
export function histogram(numbers: readonly number[], min: number, max: number): readonly number[] {
  const size = max - min + 1
  const bars = Math.min(size, maxBars)
  const counts = Array.from({ length: bars }, () => 0)
  for (const number of numbers) {
    const bar = Math.min(bars - 1, Math.floor(((number - min) / size) * bars))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return counts
}

/** The middle number, or the average of the middle two. Undefined if that can't be calculated exactly. */
export function medianOf(sorted: readonly number[]): number | undefined {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) return undefined
  if (low === high) return low
  return Number.isSafeInteger(low + high) ? (low + high) / 2 : undefined
}

export const sortedUp = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((one, other) => one - other)
