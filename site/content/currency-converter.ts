import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'The rates are those that exchangerate-api.com publishes, shown with their date. The sum is exact; only the answer is rounded, to the smallest coin of its currency.',
    'Banks and cards add their own margin, so what you are charged will differ.',
  ],
}
