/** Included in the strings of tools that show the note. */
export const typoStrings = {
  unusuallyHigh: '{percent} is unusually high.',
  unusuallyLow: '{percent} is unusually low.',
  didYouMean: 'Did you mean {percent}?',
}
