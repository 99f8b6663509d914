import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Simple interest is principal × rate × years. Compound interest grows to principal × (1 + rate ÷ n)^(n × years), where n is how many times a year interest is added: 1, 2, 4, 12 or 365. Each balance is rounded once, to the cent, and a year’s interest is what lies between two balances, so the rows add up.',
    'One sum, left alone: no deposits or payments on the way, no fees, no tax. A loan that is paid back every month costs less interest than this shows; the mortgage calculator has its schedule.',
    'Checked against worked examples in print, among them OpenStax Intermediate Algebra and Stewart’s College Algebra.',
  ],
}
