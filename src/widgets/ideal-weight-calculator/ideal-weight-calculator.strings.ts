import type { Formula, Gender, IssueCode, Units } from '../../engine/ideal-weight-calculator'
import { coreStrings, numberIssues } from '../core/strings'
import { lateStrings } from './ideal-weight-calculator.late.strings'

export const firstStrings = {
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
  issues: {
    ...numberIssues,
    'too-small': 'Too little for an adult. Enter {min} or more.',
    'too-large': 'Too much for an adult. Enter {max} or less.',
    'unknown-units': 'Choose metric or imperial.',
    'unknown-gender': 'Choose male or female.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
