import type { Category, IssueCode, Units } from '../../engine/bmi-calculator/bmi-calculator'
import { coreStrings, numberIssues } from '../core/base/strings'
import { heightErrors, weightErrors } from '../core/fields/number/measures.strings'

export const strings = {
  ...coreStrings,
  name: 'BMI calculator',
  units: 'Units',
  systems: { metric: 'Metric', imperial: 'Imperial' } satisfies Record<Units, string>,
  weight: 'Weight',
  height: 'Height',
  weightUnits: { metric: 'kg', imperial: 'lb' } satisfies Record<Units, string>,
  heightUnits: { metric: 'cm', imperial: 'in' } satisfies Record<Units, string>,
  measures: { weight: weightErrors, height: heightErrors },
  calculate: 'Calculate',
  /** Above an answer that’s probably based on a mistake. */
  unlikely: 'This weight is unusual for this height. Check both and the units.',
  bmi: 'Body mass index',
  category: 'Category',
  categories: {
    underweight: 'Underweight',
    normal: 'Normal weight',
    overweight: 'Overweight',
    obese: 'Obese',
  } satisfies Record<Category, string>,
  healthyRange: 'Healthy weight',
  range: '{min} to {max} {unit}',
  above: 'Above that range by',
  below: 'Below that range by',
  away: '{weight} {unit}',
  tips: {
    underweight: 'Below the healthy range. If you’ve lost weight without trying, see a doctor.',
    normal: 'Within the healthy range for most adults.',
    overweight: 'Above the healthy range. Muscle adds to BMI, so check your waist size too.',
    obese: 'Well above the healthy range. A doctor can help you decide what to do.',
  } satisfies Record<Category, string>,
  adults: 'For adults age 20 and over. Not meant for pregnancy or athletes. Not medical advice.',
  issues: {
    ...numberIssues,
    missing: 'Enter a measurement, such as {example}.',
    'not-a-number': 'Enter a measurement, such as {example}.',
    'unknown-units': 'Choose metric or imperial.',
  } satisfies Record<IssueCode, string>,
}
