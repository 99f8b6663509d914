import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Shows what four well-known formulas call the ideal weight for your height, beside the range of healthy BMI. For adults who have met one of these figures and want to see how far the others lie from it.',
  ],
  howItWorks: [
    'Each formula begins with a weight at 60 inches (152.4 cm) and adds some for every inch above. In kilograms, men then women: Hamwi 48 + 2.7 and 45.5 + 2.2; Devine 50 + 2.3 and 45.5 + 2.3; Robinson 52 + 1.9 and 49 + 1.7; Miller 56.2 + 1.41 and 53.1 + 1.36. The healthy range is the weights of BMI 18.5 to 24.9.',
  ],
  limits: [
    'Hamwi wrote a rule of thumb for diabetes care; Devine wanted doses of gentamicin, and Robinson and Miller refined that from tables of insured people. None was made to tell a healthy person what to weigh.',
    'For adults. Below 60 inches the formulas only run on, and the tool says so. They know neither age, muscle nor build, and are not medical advice.',
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
      question: 'Which of the four is right?',
      answer:
        'None more than the others. For a man of 175 cm they give 68.7 to 72.0 kg, and any weight from 56.7 to 76.3 kg is in the healthy BMI range. Take them as points in a span.',
    },
    {
      question: 'Why do they differ so much for tall people?',
      answer:
        'They add different amounts per inch. For a man of 200 cm Hamwi gives 98.6 kg and Miller 82.6 kg, 16 kg apart.',
    },
    {
      question: 'Which one do hospitals use?',
      answer:
        'For doses of medicines most often Devine’s, because it was written for that. It is not a goal for a diet.',
    },
  ],
  samples: [
    { name: 'Man, 175 cm', value: { units: 'metric', height: '175', gender: 'male' } },
    { name: 'Woman, 64 in', value: { units: 'imperial', height: '64', gender: 'female' } },
    { name: 'Man, 200 cm: far apart', value: { units: 'metric', height: '200', gender: 'male' } },
  ],
}
