import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'The rate is the latest daily one that exchangerate-api.com publishes, never a guess. Two currencies other than the one asked for are crossed through it, exactly, and only the answer is rounded to the currency’s smallest coin.',
    'Banks and cards add their own margin, so what you are charged will differ.',
  ],
}
