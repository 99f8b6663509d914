/** A message may contain a long pattern. The reason is at its end. */
export const shortened = (sentence: string): string =>
  sentence.length > 400 ? `${sentence.slice(0, 120)} … ${sentence.slice(-200)}` : sentence
