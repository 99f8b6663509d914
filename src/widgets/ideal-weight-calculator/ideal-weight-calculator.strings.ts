import type { Formula, Gender, IssueCode, Units } from '../../engine/ideal-weight-calculator/ideal-weight-calculator'
import { coreStrings, numberIssues } from '../core/base/strings'
import { heightErrors } from '../core/fields/number/measures.strings'

export const strings = {
  ...coreStrings,
  name: 'Ideal weight calculator',
  units: 'Units',
  systems: { metric: 'Metric', imperial: 'Imperial' } satisfies Record<Units, string>,
  height: 'Height',
  heightUnits: { metric: 'cm', imperial: 'in' } satisfies Record<Units, string>,
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female' } satisfies Record<Gender, string>,
  measures: { height: heightErrors },
  calculate: 'Calculate',
  /** Above an answer that’s probably based on a mistake. */
  unlikely: 'This height is unusual for an adult. Check it and the units.',
  ideal: 'Ideal weight (four formulas)',
  formulas: {
    hamwi: 'Hamwi, 1964',
    devine: 'Devine, 1974',
    robinson: 'Robinson, 1983',
    miller: 'Miller, 1983',
  } satisfies Record<Formula, string>,
  healthyRange: 'Healthy weight',
  weight: '{weight} {unit}',
  range: '{min} to {max} {unit}',
  /** Shorter, for the headline. */
  shortRange: '{min}–{max} {unit}',
  meaning: 'A healthy weight for your height is {healthy}.',
  /** Below the band in the chart. */
  healthy: 'Healthy weight',
  adults: 'For adults. These are rules of thumb, not weight goals. Not medical advice.',
  band: 'The band shows a healthy weight for your height: a BMI of 18.5 to 24.9.',
  extrapolated: 'The formulas weren’t made for heights under 5 ft (152.4 cm). Go by the healthy weight.',
  issues: {
    ...numberIssues,
    missing: 'Enter a height, such as {example}.',
    'not-a-number': 'Enter a height, such as {example}.',
    'unknown-units': 'Choose metric or imperial.',
    'unknown-gender': 'Choose male or female.',
  } satisfies Record<IssueCode, string>,
}
