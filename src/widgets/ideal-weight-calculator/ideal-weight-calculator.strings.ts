import type { Formula, Gender, IssueCode, Units } from '../../engine/ideal-weight-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Ideal weight calculator',
  units: 'Units',
  systems: { metric: 'Metric', imperial: 'Imperial' } satisfies Record<Units, string>,
  height: 'Height',
  heightUnits: { metric: 'cm', imperial: 'in' } satisfies Record<Units, string>,
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female' } satisfies Record<Gender, string>,
  calculate: 'Calculate',
  ideal: 'Ideal weight by four formulas',
  formulas: {
    hamwi: 'Hamwi, 1964',
    devine: 'Devine, 1974',
    robinson: 'Robinson, 1983',
    miller: 'Miller, 1983',
  } satisfies Record<Formula, string>,
  healthyRange: 'Healthy weight',
  weight: '{weight} {unit}',
  range: '{min} to {max} {unit}',
  say: 'Ideal weight by four formulas: {ideal}. Healthy weight: {healthy}',
  adults: 'For adults. Rules of thumb, not goals. Not medical advice.',
  band: 'The band is the healthy weight at this height: a BMI from 18.5 to 24.9.',
  extrapolated: 'The formulas begin at 60 in (152.4 cm). For this height, go by the healthy weight.',
  issues: {
    ...numberIssues,
    'not-a-number': 'Enter a height, such as {example}.',
    'unknown-units': 'Choose metric or imperial.',
    'unknown-gender': 'Choose male or female.',
  } satisfies Record<IssueCode, string>,
}
