import { Flame } from 'lucide-react'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage = {
  icon: Flame,
  alsoCalled: 'tdee bmr diet maintenance kcal',
  howItWorks: [
    'The Mifflin–St Jeor equation estimates your basal metabolic rate (BMR), which is what your body burns at rest. It uses your weight, height, age and sex. Multiplying your BMR by an activity factor gives an estimate of the calories that maintain your weight.',
    'To lose weight, the targets are 250, 500 or 750 calories lower. To gain weight, they’re 250 or 500 higher. Results are rounded to whole kilocalories, which US food labels call calories.',
  ],
  facts: [
    {
      title: 'Activity factors',
      text: 'Widely used estimates. They aren’t part of the Mifflin–St Jeor equation.',
      rows: [
        ['Sedentary', '1.2'],
        ['Light', '1.375'],
        ['Moderate', '1.55'],
        ['Active', '1.725'],
        ['Extra', '1.9'],
      ],
    },
  ],
  limits: [
    'The results are estimates. Your own needs can be higher or lower, so watch how your weight changes over a few weeks.',
    'The equation is based on measurements of 498 healthy adults ages 19 to 78. It isn’t meant for children, or for use during pregnancy or breastfeeding.',
    'The weekly changes assume that a pound of body weight is 3,500 calories. Over several months, the actual change is smaller.',
    'If you have a medical condition or have had an eating disorder, ask a doctor before you follow a target.',
  ],
  sources: [
    {
      name: 'Mifflin, St Jeor et al., Am J Clin Nutr 51, 1990, 241–247',
      href: 'https://doi.org/10.1093/ajcn/51.2.241',
    },
    {
      name: 'Harvard Health Publishing: Calorie counting made easy',
      href: 'https://www.health.harvard.edu/staying-healthy/calorie-counting-made-easy',
    },
    {
      name: 'Hall et al., Lancet 378, 2011, 826–837',
      href: 'https://doi.org/10.1016/S0140-6736(11)60812-X',
    },
  ],
  faq: [
    {
      question: 'How many calories do I need a day?',
      answer:
        'It depends on your body and how active you are. A 30-year-old man who weighs 70 kg and is 175 cm tall has a BMR of 1,649 calories. He needs about 1,979 calories a day if he’s sedentary and 2,556 if he’s moderately active.',
    },
    {
      question: 'How many calories do I need to cut to lose a pound a week?',
      answer:
        'About 500 a day, by the rule of thumb that a pound is 3,500 calories. Weight loss slows down over time, because a lighter body burns fewer calories.',
    },
    {
      question: 'What is the difference between BMR and maintenance calories?',
      answer:
        'BMR is what your body burns if you rest all day. Maintenance calories, also called TDEE, include everything you do. They’re 1.2 to 1.9 times your BMR.',
    },
    {
      question: 'Which activity level should I choose?',
      answer:
        'Choose the one that fits your life now, not the one you’re planning. If you’re not sure, choose the lower level, then adjust after a few weeks.',
    },
    {
      question: 'Is it safe to eat less than 1,200 calories a day?',
      answer:
        'Harvard Health advises against it unless a health professional supervises you. The calculator shows a warning for weight-loss targets below 1,200 calories for women and 1,500 for men, and for targets below your BMR.',
    },
  ],
  samples: [
    {
      name: '30-year-old man',
      value: { units: 'metric', age: '30', gender: 'male', weight: '70', height: '175', activity: 'moderate' },
    },
    {
      name: '45-year-old woman',
      value: { units: 'imperial', age: '45', gender: 'female', weight: '150', height: '65', activity: 'light' },
    },
    {
      name: 'Targets that are too low',
      value: { units: 'metric', age: '55', gender: 'female', weight: '60', height: '160', activity: 'sedentary' },
    },
  ],
}
