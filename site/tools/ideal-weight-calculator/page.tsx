import { Weight } from 'lucide-react'
import type { Output } from '../../../src/engine/ideal-weight-calculator/ideal-weight-calculator'
import type { ToolPage } from '../../pages/page'

export const page: ToolPage<Output> = {
  icon: Weight,
  example: (value) => `${Math.round(value.formulaRange.min)}–${Math.round(value.formulaRange.max)} ${value.unit}`,
  howItWorks: [
    'Each formula starts with a weight for a height of 5 ft (152.4 cm) and adds a fixed weight for every inch above that. The numbers differ by formula and by sex.',
    'The healthy weight range is what you’d weigh at a BMI of 18.5 to 24.9. Weights are rounded to one decimal.',
  ],
  facts: [
    {
      title: 'Formulas for men',
      text: 'Weight at 5 ft, plus the weight for each inch above.',
      rows: [
        ['Hamwi, 1964', '48 kg + 2.7 kg'],
        ['Devine, 1974', '50 kg + 2.3 kg'],
        ['Robinson, 1983', '52 kg + 1.9 kg'],
        ['Miller, 1983', '56.2 kg + 1.41 kg'],
      ],
    },
    {
      title: 'Formulas for women',
      rows: [
        ['Hamwi, 1964', '45.5 kg + 2.2 kg'],
        ['Devine, 1974', '45.5 kg + 2.3 kg'],
        ['Robinson, 1983', '49 kg + 1.7 kg'],
        ['Miller, 1983', '53.1 kg + 1.36 kg'],
      ],
    },
  ],
  limits: [
    'The formulas use only height and sex. Age, build and muscle aren’t considered.',
    'The formulas weren’t made for heights under 5 ft. If you’re shorter, go by the healthy weight range.',
    'The results are for adults. Don’t use them as a weight goal without talking to a doctor.',
  ],
  sources: [
    { name: 'Hamwi, in Danowski (ed.), Diabetes Mellitus, vol. 1, 1964, 73–78' },
    { name: 'Devine, Drug Intell Clin Pharm 8, 1974, 650–655' },
    { name: 'Robinson et al., Am J Hosp Pharm 40, 1983, 1016–1019' },
    { name: 'Miller et al., Am J Hosp Pharm 40, 1983, 1622' },
    {
      name: 'Pai and Paloucek, The origin of the “ideal” body weight equations, Ann Pharmacother 34, 2000, 1066–1069',
      href: 'https://doi.org/10.1345/aph.19381',
    },
  ],
  faq: [
    {
      question: 'What is the ideal weight for a woman who is 5 ft 4 in?',
      answer:
        '119.7 to 129.1 lb, depending on the formula. The healthy weight range for this height is wider: 107.8 to 145.1 lb.',
    },
    {
      question: 'What is the ideal weight for a man who is 5 ft 10 in?',
      answer:
        '155.0 to 165.3 lb, depending on the formula. The healthy weight range for this height is 128.9 to 173.5 lb.',
    },
    {
      question: 'Why do the formulas give different results?',
      answer:
        'They start from different weights and add different amounts per inch. How far apart the results are depends on your height. For a man who is 175 cm tall, they range from 68.7 to 72.0 kg. At 200 cm, they range from 82.6 to 98.6 kg.',
    },
    {
      question: 'Which ideal weight formula is best?',
      answer:
        'None of them. All four are rules of thumb. The Devine formula was made for calculating drug doses and is still used for that. As a weight goal, none of the four is better than the healthy weight range.',
    },
  ],
  samples: [
    { name: 'Man, 175 cm', value: { units: 'metric', height: '175', gender: 'male' } },
    { name: 'Woman, 5 ft 4 in', value: { units: 'imperial', height: '64', gender: 'female' } },
    { name: 'Man, 200 cm', value: { units: 'metric', height: '200', gender: 'male' } },
  ],
}
