import type { Caution } from '../../engine/calorie-calculator'

/** What is said under the answer: fetched with what says it. */
export const lateStrings = {
  targets: 'Calories a day by goal',
  goals: {
    'weightLoss-aggressive': 'Lose fast',
    'weightLoss-moderate': 'Lose',
    'weightLoss-mild': 'Lose slowly',
    'maintenance-none': 'Keep weight',
    'weightGain-mild': 'Gain slowly',
    'weightGain-moderate': 'Gain',
  },
  target: '{goal}: {calories}',
  change: '≈ {change} {unit} a week',
  /** After a target. */
  below: {
    'below-least': 'below {least}',
    'below-bmr': 'below your BMR',
  } satisfies Record<Caution, string>,
  caution: {
    'below-least': 'A target below {least} a day is too little to go without a doctor’s care.',
    'below-bmr': 'A target below your BMR is less than your body takes at rest: ask a doctor first.',
  } satisfies Record<Caution, string>,
  unstudied: 'The formula was made from adults of 19 to 78 years. At this age it is a rough guess: ask a doctor.',
  rule: 'By the rule of thumb that 1 lb (0.45 kg) is about 3500 calories (kcal). Over months, bodies change by less.',
}
