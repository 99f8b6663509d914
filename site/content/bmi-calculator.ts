import type { Words } from '../pages/page'

export const words: Words = {
  about: [
    'Works out the body mass index of an adult in metric or imperial units, shows where it lies on the scale, and gives the range of weights that is called healthy for that height. For adults who want a first orientation, not a diagnosis.',
  ],
  howItWorks: [
    'BMI = weight in kilograms ÷ (height in meters)². Pounds count as 0.453592 kg and inches as 0.0254 m. Below 18.5 is underweight, from 25 overweight, from 30 obese. The category is that of the exact figure, not of the rounded one: 24.96 is shown as 25.0 and is still normal weight.',
    'The healthy range is the weights of BMI 18.5 to 24.9 at your height, to one decimal.',
  ],
  limits: [
    'For adults of 20 and over; not for pregnancy. BMI does not tell muscle from fat, nor where the fat sits, so athletes and older people may be misjudged. Risks begin at a lower BMI in some populations, among them people of Asian descent. Not medical advice.',
  ],
  sources: [
    {
      name: 'World Health Organization: Obesity and overweight',
      href: 'https://www.who.int/news-room/fact-sheets/detail/obesity-and-overweight',
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
        'Divide the weight in kilograms by the height in meters, twice. 70 kg at 1.75 m is 70 ÷ 1.75 ÷ 1.75 = 22.9. In pounds and inches, multiply by 703: 165 lb at 68 in is 165 × 703 ÷ 68² = 25.1.',
    },
    {
      question: 'What is a healthy weight for 175 cm?',
      answer: '56.7 to 76.3 kg, the weights of BMI 18.5 to 24.9.',
    },
    {
      question: 'Does it work for children and teenagers?',
      answer:
        'No. Their BMI is compared with that of others of the same age and sex, by percentiles. Ask a pediatrician.',
    },
    {
      question: 'I train a lot and count as overweight. Is that right?',
      answer:
        'BMI cannot tell. Muscle weighs too: 100 kg at 190 cm is 27.7 whatever it is made of. Waist size says more about fat, and a doctor can measure both.',
    },
  ],
  samples: [
    { name: '70 kg, 175 cm', value: { units: 'metric', weight: '70', height: '175' } },
    { name: '165 lb, 68 in', value: { units: 'imperial', weight: '165', height: '68' } },
    { name: '76.5 kg, just below 25', value: { units: 'metric', weight: '76.5', height: '175' } },
  ],
}
