import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Weight in kilograms divided by the square of height in metres. Below 18.5 is underweight, from 25 overweight, from 30 obese; the category is that of the exact figure, not of the rounded one.',
    'The categories are for adults, and BMI does not tell muscle from fat.',
  ],
}
