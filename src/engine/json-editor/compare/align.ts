/** Pairs of equal items, as indexes into two lists: those in the same order in both, and those that moved. */
export interface Alignment {
  readonly kept: readonly (readonly [number, number])[]
  readonly moved: readonly (readonly [number, number])[]
}

/**
 * Pairs the equal items of two lists of ids, the first with the first, the second with the second and so on, and finds the
 * longest run of pairs in the same order. Takes n log n steps, whatever the lists.
 */
export function align(one: readonly number[], other: readonly number[]): Alignment {
  const kept: [number, number][] = []
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) kept.push([start, start++])
  let end = 0
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  ) {
    end++
  }
  const pairs = equalPairs(one, other, start, end)
  const inOrder = longestRun(pairs.map(([, to]) => to))
  const moved: [number, number][] = []
  pairs.forEach((pair, at) => {
    if (inOrder.has(at)) kept.push(pair)
    else moved.push(pair)
  })
  for (let at = end; at > 0; at--) kept.push([one.length - at, other.length - at])
  return { kept, moved }
}

function equalPairs(one: readonly number[], other: readonly number[], start: number, end: number): [number, number][] {
  const places = new Map<number, number[]>()
  for (let at = other.length - end - 1; at >= start; at--) {
    const id = other[at] ?? 0
    const known = places.get(id)
    if (known) known.push(at)
    else places.set(id, [at])
  }
  const pairs: [number, number][] = []
  for (let at = start; at < one.length - end; at++) {
    const place = places.get(one[at] ?? 0)?.pop()
    if (place !== undefined) pairs.push([at, place])
  }
  return pairs
}

/** The indexes of a longest increasing subsequence. */
function longestRun(values: readonly number[]): Set<number> {
  /** For each length, the index of the smallest last value. */
  const ends: number[] = []
  const before = new Int32Array(values.length)
  values.forEach((value, at) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    before[at] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = at
  })
  const run = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) run.add(at)
  return run
}
