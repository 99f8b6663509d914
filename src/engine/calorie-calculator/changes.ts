/** Kilocalories a day beside maintenance (spec part 1, point 9). */
export const changes = {
  weightLoss: { mild: -250, moderate: -500, aggressive: -750 },
  weightGain: { mild: 250, moderate: 500 },
} as const
