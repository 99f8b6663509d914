import { expect, it } from 'vitest'
import { page } from '../../../site/tools/discount-calculator/page'
import * as discount from '../../../src/engine/discount-calculator/discount-calculator'
import * as percentage from '../../../src/engine/percentage-calculator/percentage-calculator'
import { $, ask, missingFrom, n } from '../../site/page-text'

const off = (originalPrice: string, discountPercent: string) =>
  ask(discount, { originalPrice, discountPercent }).finalPrice
/** The combined discount of two in a row, in percent. */
const offTwice = (first: string, second: string) => n(100 - off(`${off('100', first)}`, second))

// Figures: the engine's, for the prices and discounts in each sentence, and the percentage calculator's.
it('states figures that the engine calculates', () => {
  const { savings } = ask(discount, { originalPrice: '79.99', discountPercent: '30' })
  /** A second one at half price. */
  const two = 20 + off('20', '50')
  const sentences = [
    `With 25% off, you pay ${off('100', '25')}% of`,
    `something that costs $79.99 is ${$(off('79.99', '30'))}, and you save ${$(savings)}.`,
    `No, it’s ${offTwice('20', '10')}% off.`,
    `20% off $100 is ${$(off('100', '20'))}, and another 10% off that is ${$(off(`${off('100', '20')}`, '10'))}`,
    `you paid ${$(off('80', '25'))} after 25% off`,
    `it’s ${ask(percentage, { type: 'decrease', x: '40', y: `${two}` }).result}% off if you buy two`,
    `you pay ${$(two)}, which`,
    `20% off, then 10% off: ${offTwice('20', '10')}% off`,
    `30% off, then 20% off: ${offTwice('30', '20')}% off`,
    `50% off, then 20% off: ${offTwice('50', '20')}% off`,
    `50% off, then 50% off: ${offTwice('50', '50')}% off`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})
