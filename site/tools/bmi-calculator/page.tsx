import { Gauge } from 'lucide-react'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage = {
  icon: Gauge,
  howItWorks: [
    'BMI is your weight in kilograms divided by the square of your height in meters. Pounds, feet and inches are converted first.',
    'Your BMI is shown with one decimal, but the category is based on the exact value. The healthy weight range is what you’d weigh at a BMI of 18.5 to 24.9.',
  ],
  facts: [
    {
      title: 'BMI categories',
      rows: [
        ['Underweight', 'Under 18.5'],
        ['Normal weight', '18.5–24.9'],
        ['Overweight', '25–29.9'],
        ['Obese', '30 and over'],
      ],
    },
    {
      title: 'BMI in Asian populations',
      text: 'In 2004, a WHO expert group kept the usual categories. For Asian populations, it suggested two more points for public health action: a BMI of 23 (increased risk) and 27.5 (high risk).',
    },
  ],
  limits: [
    'The categories are for adults age 20 and over. Children and teens are compared with others of the same age and sex.',
    'BMI doesn’t distinguish muscle from fat. It can be misleadingly high for athletes and misleadingly low for older people who have lost muscle.',
    'BMI isn’t meant to be used during pregnancy.',
    'BMI is a screening measure, not a diagnosis. If you’re concerned about your weight, talk to a doctor.',
  ],
  sources: [
    {
      name: 'World Health Organization: Obesity and overweight',
      href: 'https://www.who.int/news-room/fact-sheets/detail/obesity-and-overweight',
    },
    {
      name: 'Centers for Disease Control and Prevention: Adult BMI Categories',
      href: 'https://www.cdc.gov/bmi/adult-calculator/bmi-categories.html',
    },
    {
      name: 'WHO expert consultation: Appropriate body-mass index for Asian populations, Lancet 363, 2004, 157–163',
      href: 'https://doi.org/10.1016/S0140-6736(03)15268-3',
    },
  ],
  faq: [
    {
      question: 'How do I calculate BMI by hand?',
      answer:
        'Divide your weight in kilograms by your height in meters, and divide the result by your height again. For 70 kg and 1.75 m, that’s 70 ÷ 1.75 ÷ 1.75 = 22.9. With pounds and inches, multiply the result by 703.',
    },
    {
      question: 'What is a healthy weight for someone who is 5 ft 8 in?',
      answer: 'For most adults, 121.7 to 163.8 lb, or 55.2 to 74.3 kg. At this height, that’s a BMI of 18.5 to 24.9.',
    },
    {
      question: 'Is BMI accurate for muscular people?',
      answer:
        'Not very, because BMI counts muscle the same as fat. An athlete who weighs 100 kg and is 190 cm tall has a BMI of 27.7. That’s in the overweight category, even with little body fat.',
    },
    {
      question: 'Is a BMI of 25 overweight?',
      answer:
        'Yes. Overweight starts at exactly 25. Someone who weighs 76.5 kg and is 175 cm tall has a BMI of 24.98. It’s shown as 25.0, but it’s still in the normal weight category.',
    },
  ],
  samples: [
    { name: '70 kg and 175 cm', value: { units: 'metric', weight: '70', height: '175' } },
    { name: '165 lb and 5 ft 8 in', value: { units: 'imperial', weight: '165', height: '68' } },
    { name: 'BMI just under 25', value: { units: 'metric', weight: '76.5', height: '175' } },
  ],
}
