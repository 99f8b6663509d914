/**
 * Splits amounts in whole cents in proportion to weights, by the largest remainder (Hamilton's method): everyone gets
 * their exact share rounded down, and the cents left over go to those with the largest fractions, the first ones if
 * they're equal. Each amount is split to the cent, and a person's parts of several amounts differ from the exact sum by
 * less than a cent, so that nobody pays the odd cent of the bill, of the tax and of the tip. One row for each amount.
 * `apportion([100n], [1n, 1n, 1n])` is `[[34n, 33n, 33n]]`. Amounts and weights aren't negative. Weights that are all 0
 * count as equal.
 */
export function apportion(amounts: readonly bigint[], weights: readonly bigint[]): readonly (readonly bigint[])[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  const [shares, all] = sum > 0n ? [weights, sum] : [weights.map(() => 1n), BigInt(weights.length)]
  const given = weights.map(() => 0n)
  let cumulative = 0n
  return amounts.map((amount) => {
    cumulative += amount
    const due = shares.map((share, index) => cumulative * share - (given[index] as bigint) * all)
    const parts = roundToSum(due, all, amount)
    parts.forEach((part, index) => {
      given[index] = (given[index] as bigint) + part
    })
    return parts
  })
}

/** Rounds due / all to whole numbers from 0 that add up to `sum`. */
function roundToSum(due: readonly bigint[], all: bigint, sum: bigint): bigint[] {
  const parts = due.map((each) => (each > 0n ? each / all : 0n))
  const rest = (index: number): bigint => (due[index] as bigint) - (parts[index] as bigint) * all
  const rests = due.map((_, index) => rest(index))
  const order = due.map((_, index) => index).sort((one, other) => compareUnits(rests[other], rests[one]) || one - other)
  let left = parts.reduce((total, part) => total - part, sum)
  for (const index of order) {
    if (left <= 0n) break
    parts[index] = (parts[index] as bigint) + 1n
    left--
  }
  // Someone got a cent too many of the amounts before, which others now pay less.
  for (const index of order.reverse()) {
    if (left >= 0n) break
    if ((parts[index] as bigint) === 0n) continue
    parts[index] = (parts[index] as bigint) - 1n
    left++
  }
  return parts
}

const compareUnits = (one = 0n, other = 0n): number => (one < other ? -1 : one > other ? 1 : 0)
