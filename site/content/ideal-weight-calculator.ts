import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Each formula begins with a weight at 60 inches (152.4 cm) and adds some for every inch above. In kilograms, men then women: Hamwi (1964) 48 + 2.7 and 45.5 + 2.2; Devine (1974) 50 + 2.3 and 45.5 + 2.3; Robinson (1983) 52 + 1.9 and 49 + 1.7; Miller (1983) 56.2 + 1.41 and 53.1 + 1.36.',
    'Hamwi wrote a rule of thumb for diabetes care; Devine wanted doses of gentamicin, and Robinson and Miller refined that from tables of insured people. None was made to tell a healthy person what to weigh, which is why all four stand beside the weights of BMI 18.5 to 24.9 at your height.',
    'For adults. Below 60 inches the formulas only run on, and the tool says so. They know neither age, muscle nor build, and are not medical advice.',
  ],
}
