import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'The basal metabolic rate is that of Mifflin and St Jeor (American Journal of Clinical Nutrition 51, 1990, 241–247): 10 × kg + 6.25 × cm − 5 × years, + 5 for men, − 161 for women. Times your activity (sedentary 1.2, light 1.375, moderate 1.55, active 1.725, extra 1.9) it is what you take in a day. Targets are 250, 500 and 750 kcal below that, 250 and 500 above; each figure is rounded once, at the end.',
    'The change in a week goes by the old rule that a pound is about 3500 kcal. It holds for weeks, not for years: a lighter body takes less, so loss slows down.',
    'The formula was made from 498 healthy adults of 19 to 78 years, and a single person may lie 10 percent or more off. Targets below 1200 kcal for women, 1500 for men or below your own basal rate are marked: go there only with a doctor. Not for children or pregnancy, and not medical advice.',
  ],
}
