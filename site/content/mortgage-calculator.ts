import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'The standard annuity: the same payment each month, interest on what is left, the rest pays down the loan. Every row of the schedule is rounded to the cent, and the last payment settles the balance at zero.',
    'Property tax, insurance and PMI are yearly amounts, spread over twelve months.',
  ],
}
