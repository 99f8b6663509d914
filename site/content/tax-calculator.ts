import type { Words } from '../pages'

export const words: Words = {
  workedOut: [
    'Adding: tax = amount × rate ÷ 100. Taking out: net = amount ÷ (1 + rate ÷ 100), and the tax is the rest. That is not the rate off the total: $120 with 20% tax in it is $100 and $20, where 20% off would leave $96.',
    'Two figures are rounded to the cent, half a cent up, and the third is their sum or difference, so net and tax always make the total. A till that rounds every line of a bill can differ by some cents.',
    'It knows the rates of no country: enter yours. Checked against worked examples of HMRC (VAT) and the ATO (GST).',
  ],
}
