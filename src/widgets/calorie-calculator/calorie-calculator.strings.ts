import type { Activity, Gender, IssueCode, Units } from '../../engine/calorie-calculator'
import { coreStrings, numberIssues } from '../core/strings'
import { lateStrings } from './calorie-calculator.late.strings'

export const firstStrings = {
  ...coreStrings,
  name: 'Calorie calculator',
  units: 'Units',
  systems: { metric: 'Metric', imperial: 'Imperial' } satisfies Record<Units, string>,
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female' } satisfies Record<Gender, string>,
  age: 'Age',
  years: 'years',
  weight: 'Weight',
  height: 'Height',
  weightUnits: { metric: 'kg', imperial: 'lb' } satisfies Record<Units, string>,
  heightUnits: { metric: 'cm', imperial: 'in' } satisfies Record<Units, string>,
  activity: 'Activity',
  activities: {
    sedentary: 'Sedentary: little or no exercise',
    light: 'Light: exercise 1–3 days a week',
    moderate: 'Moderate: exercise 3–5 days a week',
    active: 'Active: exercise 6–7 days a week',
    extra: 'Extra: hard exercise and a physical job',
  } satisfies Record<Activity, string>,
  calculate: 'Calculate',
  maintenance: 'Calories a day to keep your weight',
  bmr: 'At rest (BMR)',
  kcal: '{n} kcal',
  say: 'You keep your weight on {maintenance} a day; at rest you burn {bmr}.',
  adults: 'An estimate for healthy adults; not for pregnancy. Not medical advice.',
  issues: {
    ...numberIssues,
    'too-small': 'Too little. Enter {min} or more.',
    'too-large': 'Too much. Enter {max} or less.',
    implausible: 'No body has this age, weight and height together. Check the three, and the units.',
    'unknown-units': 'Choose metric or imperial.',
    'unknown-gender': 'Choose male or female.',
    'unknown-activity': 'Choose how active you are.',
  } satisfies Record<IssueCode, string>,
}

/** All of them. Marked as pure, so that a view that takes the first leaves the late ones out. */
export const strings = /* @__PURE__ */ Object.assign({}, firstStrings, lateStrings)
