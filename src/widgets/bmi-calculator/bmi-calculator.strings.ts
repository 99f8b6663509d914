import type { Category, IssueCode, Units } from '../../engine/bmi-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'BMI calculator',
  units: 'Units',
  systems: { metric: 'Metric', imperial: 'Imperial' } satisfies Record<Units, string>,
  weight: 'Weight',
  height: 'Height',
  weightUnits: { metric: 'kg', imperial: 'lb' } satisfies Record<Units, string>,
  heightUnits: { metric: 'cm', imperial: 'in' } satisfies Record<Units, string>,
  calculate: 'Calculate',
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
  say: 'BMI {bmi}: {category}. Healthy weight at this height: {range}.',
  tips: {
    underweight: 'Below the healthy range. If this is new or unintended, see a doctor.',
    normal: 'Within the healthy range for most adults.',
    overweight: 'Above the healthy range. Muscle counts too: waist size tells more.',
    obese: 'Well above the healthy range. A doctor can tell what to do.',
  } satisfies Record<Category, string>,
  adults: 'For adults of 20 and over; not for pregnancy or athletes. Not medical advice.',
  issues: {
    ...numberIssues,
    'not-a-number': 'Enter a measurement, such as {example}.',
    'unknown-units': 'Choose metric or imperial.',
  } satisfies Record<IssueCode, string>,
}
