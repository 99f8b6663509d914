import type { IssueCode } from '../../engine/discount-calculator/discount-calculator'
import { coreStrings, numberIssues } from '../core/base/strings'
import { compareStrings } from '../core/comparison/compare.strings'
import { findIssues, findStrings } from '../core/field-groups/find.strings'

export const strings = {
  ...coreStrings,
  ...findStrings,
  ...compareStrings,
  name: 'Discount calculator',
  /** The currency of all amounts (ISO 4217). */
  currency: 'USD',
  originalPrice: 'Original price',
  discountPercent: 'Discount',
  quick: 'Common discounts',
  more: 'More discounts and tax',
  secondPercent: 'Second discount',
  thirdPercent: 'Third discount',
  moneyOff: 'Money off',
  salesTax: 'Sales tax',
  quantity: 'Quantity',
  /** Any unit: prices are compared by size. */
  size: 'Size of each',
  sizeHint: 'To compare prices, such as per ounce.',
  buy: 'Buy',
  free: 'Get free',
  calculate: 'Calculate',
  finalPrice: 'Final price',
  discount: 'Discount ({percent}%)',
  /** Below the main figure. */
  meaning: 'You save {savings}, or {percent} of {price}.',
  /** If the original price or the discount was found. */
  meaningFound: '{percent} off {price} is {final}.',
  parts: 'Breakdown',
  total: 'Total with tax',
  freeItems: 'Free items',
  unitPrice: 'Price per item',
  unitPriceBySize: 'Price per unit of size',
  issues: { ...numberIssues, ...findIssues } satisfies Record<IssueCode, string>,
}
