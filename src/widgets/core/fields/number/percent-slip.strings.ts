/** Included in the strings of tools that show the note. */
export const slipStrings = {
  unusuallyHigh: '{percent} is unusually high.',
  unusuallyLow: '{percent} is unusually low.',
  didYouMean: 'Did you mean {percent}?',
}
