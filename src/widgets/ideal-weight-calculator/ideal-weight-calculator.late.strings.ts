/** What is said under the answer: fetched with what says it. */
export const lateStrings = {
  band: 'The band is the healthy weight at this height: a BMI from 18.5 to 24.9.',
  extrapolated: 'The formulas begin at 60 in (152.4 cm). For this height, go by the healthy weight.',
}
