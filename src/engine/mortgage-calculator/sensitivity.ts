import type { Context } from '../core/engine'
import { exact, money, subtract, toNumber } from '../core/numbers/rational'
import { readPercent } from '../core/numbers/read-number'
import { limits } from './fields'
import { centsOf, interestIn, monthlyRate, type Payment, payOff, regularPayment } from './loan'

/** The same loan at another rate. */
export interface AtRate {
  /** Percent per year. */
  readonly rate: number
  /** Principal and interest per month. */
  readonly payment: number
  /** Compared with the loan's own payment. */
  readonly difference: number
  readonly totalInterest: number
}

interface Answered {
  readonly loanAmount: number
  readonly monthlyPayment: number
  readonly schedule: readonly Payment[]
  readonly found?: string
  readonly solution?: number
}

/**
 * An answer's loan at one percentage point less and more, as far as these are from 0% to 1,000%: 6.25% gives 5.25% and
 * 7.25%. `interestRate` is the text of the input; it doesn't matter if the rate was found.
 */
export function sensitivity(
  { loanAmount, monthlyPayment, schedule, found, solution = 0 }: Answered,
  { interestRate }: { readonly interestRate: string },
  { locale }: Context = {},
): readonly AtRate[] {
  const own = found === 'interestRate' ? solution : Number(readPercent(interestRate, locale))
  const [balance, count] = [centsOf(loanAmount), schedule.length]
  return [1, -1]
    .map((less) => toNumber(subtract(exact(own), exact(less)), 10))
    .filter((annual) => annual >= 0 && annual <= limits.rate)
    .map((annual) => {
      const rate = monthlyRate(annual)
      const payment = regularPayment(balance, rate, count)
      return {
        rate: annual,
        payment: money(payment),
        difference: money(payment - centsOf(monthlyPayment)),
        totalInterest: money(interestIn(payOff({ balance, rate, count, payment }))),
      }
    })
}
