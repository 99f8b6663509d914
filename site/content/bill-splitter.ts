import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Tax is a percent of the bill; the tip is a percent of the bill with its tax. Each is rounded to the cent, and bill + tax + tip is the total. To tip on the bill alone, lower the percent: 20% of a bill is 18.5% of that bill with 8% tax on it.',
    'Total ÷ people rarely comes to whole cents. What is left over is handed out a cent each, from the first person on, so that the shares add up to the total exactly: $100 among three is $33.34, $33.33 and $33.33.',
    'Tips from 0 to 30 percent, fractions too: type 12.5 beside the slider. Up to 100,000 people, all paying the same.',
  ],
}
