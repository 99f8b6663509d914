import type { Activity, Caution, Gender, IssueCode, Units } from '../../engine/calorie-calculator/calorie-calculator'
import { coreStrings, numberIssues } from '../core/base/strings'
import { heightErrors, weightErrors } from '../core/fields/number/measures.strings'

export const strings = {
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
  activity: 'Activity level',
  /** Shown after the label: the days in `activities` are days of exercise. */
  exercise: 'exercise',
  activities: {
    sedentary: 'Sedentary: little or none',
    light: 'Light: 1–3 days a week',
    moderate: 'Moderate: 3–5 days a week',
    active: 'Active: 6–7 days a week',
    extra: 'Extra: hard, or a physical job',
  } satisfies Record<Activity, string>,
  measures: { weight: weightErrors, height: heightErrors },
  calculate: 'Calculate',
  /** Above an answer that’s probably based on a mistake. */
  unlikely: 'This weight is unusual for this height. Check both and the units.',
  maintenance: 'Calories a day to maintain your weight',
  bmr: 'Basal metabolic rate (BMR)',
  kcal: '{n} kcal',
  meaning: 'At rest, your body burns {bmr} a day. That’s your BMR.',
  adults: 'An estimate for healthy adults. Not meant for pregnancy. Not medical advice.',
  targets: 'Calories a day by goal',
  goals: {
    'weightLoss-aggressive': 'Lose fast',
    'weightLoss-moderate': 'Lose weight',
    'weightLoss-mild': 'Lose slowly',
    'maintenance-none': 'Maintain',
    'weightGain-mild': 'Gain slowly',
    'weightGain-moderate': 'Gain weight',
  },
  change: '≈ {change} {unit} a week',
  /** Next to a target. */
  below: {
    'below-least': 'below {least}',
    'below-bmr': 'below your BMR',
  } satisfies Record<Caution, string>,
  caution: {
    'below-least': 'Eat less than {least} a day only under a doctor’s care.',
    'below-bmr': 'A target below your BMR is less than your body burns at rest. Ask a doctor first.',
  } satisfies Record<Caution, string>,
  unstudied: 'The formula is based on adults ages 19 to 78. At your age, it’s a rough guess. Ask a doctor.',
  rule: 'Weekly changes assume 3,500 calories (kcal) per pound (0.45 kg). Over months, the actual change is smaller.',
  issues: {
    ...numberIssues,
    // For the age. Weight and height have sentences of their own.
    missing: 'Enter an age, such as {example}.',
    'not-a-number': 'Enter an age, such as {example}.',
    'too-small': 'Enter an age of {min} or more.',
    'too-large': 'Enter an age of {max} or less.',
    implausible: 'These values can’t be right together. Check your age, weight, height and units.',
    'unknown-units': 'Choose metric or imperial.',
    'unknown-gender': 'Choose male or female.',
    'unknown-activity': 'Choose an activity level.',
  } satisfies Record<IssueCode, string>,
}
