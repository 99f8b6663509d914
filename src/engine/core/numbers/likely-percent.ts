/** The percentages that are common for a field, such as 0.5 to 25 for the interest rate of a mortgage. */
export interface UsualRange {
  readonly least: number
  readonly most: number
}

/**
 * What a percentage outside the usual range was probably meant to be, after a slip in the decimal point: 650 and 65 are
 * 6.5, and so is 0.065, the rate as a fraction. Undefined for a usual percentage, for 0, and if nothing close is usual.
 */
export function likelyPercent(percent: number, { least, most }: UsualRange): number | undefined {
  if (percent <= 0 || (percent >= least && percent <= most)) return undefined
  const candidates = percent > most ? [percent / 10, percent / 100] : [percent * 100]
  const likely = candidates.find((candidate) => candidate >= least && candidate <= most)
  return likely && Number(likely.toPrecision(12))
}
