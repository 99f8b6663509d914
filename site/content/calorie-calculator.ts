import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Estimates the calories that keep your weight, and targets to lose or gain slowly or faster. Targets that are too low are marked. For healthy adults who plan what they eat and want a figure to begin with.',
  ],
  howItWorks: [
    'The basal metabolic rate is that of Mifflin and St Jeor: 10 × kg + 6.25 × cm − 5 × years, + 5 for men, − 161 for women. Times your activity (sedentary 1.2, light 1.375, moderate 1.55, active 1.725, extra 1.9) it is what your body uses in a day. Targets are 250, 500 and 750 kcal below that, 250 and 500 above; each figure is rounded once, at the end.',
  ],
  limits: [
    'The formula was made from 498 healthy adults of 19 to 78 years, and a single person may lie 10 percent or more off. The change in a week goes by the old rule that a pound is about 3500 kcal. It holds for weeks, not for years: a lighter body uses less, so loss slows down.',
    'Targets below 1200 kcal for women, 1500 for men or below your own basal rate are marked: go there only with a doctor. Not for children or pregnancy, and not medical advice.',
  ],
  sources: [
    {
      name: 'Mifflin, St Jeor et al., Am J Clin Nutr 51, 1990, 241–247',
      href: 'https://doi.org/10.1093/ajcn/51.2.241',
    },
    {
      name: 'Hall et al., Quantification of the effect of energy imbalance on bodyweight, Lancet 378, 2011, 826–837',
      href: 'https://doi.org/10.1016/S0140-6736(11)60812-X',
    },
  ],
  faq: [
    {
      question: 'What is the difference between BMR and maintenance?',
      answer:
        'The BMR is what a body uses at rest, all day in bed. Maintenance is that times your activity. A man of 30 with 70 kg and 175 cm has a BMR of 1649 kcal, and 2556 kcal with moderate activity.',
    },
    {
      question: 'Which activity should I choose?',
      answer:
        'The one that is true of an ordinary week, not of the week you plan. If in doubt, take the lower: for the same man sedentary is 1979 kcal, 577 less. Then watch your weight for some weeks and correct.',
    },
    {
      question: 'Are these calories or kilocalories?',
      answer: 'Kilocalories, which food labels in the United States call Calories.',
    },
  ],
  samples: [
    {
      name: 'Man of 30, moderate',
      value: { units: 'metric', age: '30', gender: 'male', weight: '70', height: '175', activity: 'moderate' },
    },
    {
      name: 'Woman of 45, light',
      value: { units: 'imperial', age: '45', gender: 'female', weight: '150', height: '65', activity: 'light' },
    },
    {
      name: 'Where targets get too low',
      value: { units: 'metric', age: '55', gender: 'female', weight: '60', height: '160', activity: 'sedentary' },
    },
  ],
}
