import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Final price = price × (1 − percent ÷ 100), rounded once to the cent; the discount is the rest of the price, so the two always add up.',
    'Discounts one after the other do not add up: 20% and then another 10% is 28% off, not 30%. For the second, enter the final price of the first.',
  ],
}
