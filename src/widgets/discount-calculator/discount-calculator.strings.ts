import type { IssueCode } from '../../engine/discount-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Discount calculator',
  /** ISO 4217 code of the money shown. */
  currency: 'USD',
  originalPrice: 'Original price',
  discountPercent: 'Discount',
  quick: 'Common discounts',
  calculate: 'Calculate',
  finalPrice: 'Final price',
  discount: 'Discount of {percent}%',
  before: 'Before',
  after: 'After',
  say: '{percent}% off {price} is {final}: you save {savings}',
  issues: { ...numberIssues } satisfies Record<IssueCode, string>,
}
