import type { IssueCode } from '../../engine/discount-calculator'
import { coreStrings, numberIssues } from '../core/tool/strings'

export const strings = {
  ...coreStrings,
  name: 'Discount calculator',
  /** The currency of all amounts (ISO 4217). */
  currency: 'USD',
  originalPrice: 'Original price',
  discountPercent: 'Discount',
  quick: 'Common discounts',
  calculate: 'Calculate',
  finalPrice: 'Final price',
  discount: 'Discount ({percent}%)',
  /** Below the main figure. */
  meaning: 'You save {savings}, or {percent} of {price}.',
  parts: 'Breakdown',
  say: '{percent}% off {price} is {final}. You save {savings}.',
  issues: { ...numberIssues } satisfies Record<IssueCode, string>,
}
