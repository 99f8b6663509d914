import * as interest from '../../src/engine/interest-calculator/interest-calculator'
import * as mortgage from '../../src/engine/mortgage-calculator/mortgage-calculator'
import { type AskContext, amountText, type Form, moneyText, number, numberText, type Reply, readerOf } from './reply'

const amount = `(?:of |on |for )?(?<amount>${number})`
const terms = String.raw`(?: at| @|,)? ?(?<rate>[\d.,]+) ?(?:%|percent)(?: interest)?(?: a year| apr)?,?(?: for| over| in)? (?<years>\d+)[ -]?(?:years?|yrs?|y)`
const form = (pattern: string, ...answers: readonly (typeof payment)[]): Form => ({
  pattern: new RegExp(`^${pattern}$`, 'i'),
  replies: (numbers, context) => answers.map((answer) => answer(numbers, context)),
})
const deposit = (numbers: Numbers, context: AskContext) => growth('compound', numbers, context)
const simple = (numbers: Numbers, context: AskContext) => growth('simple', numbers, context)

/** '$336,000 at 6.25% for 30 years', 'mortgage 400000 6.5% 30 years', '5000 at 4% for 3 years compound interest'. */
export const loans = readerOf([
  form(`(?:mortgage|loan|home loan)(?: payment)? ${amount}${terms}`, payment),
  form(`${amount} (?:mortgage|loan|home loan)(?: payment)?${terms}`, payment),
  form(`simple interest ${amount}${terms}`, simple),
  form(`${amount}${terms} simple interest`, simple),
  form(`(?:compound |monthly )?(?:interest|invest|savings) ${amount}${terms}`, deposit),
  form(`${amount}${terms} compound(?:ed)?(?: interest| monthly)?`, deposit),
  form(`${amount}${terms}(?: mortgage)?`, payment, deposit),
])

type Numbers = Readonly<Record<string, string>>

/** The mortgage calculator has terms of 15, 20 and 30 years. */
function payment({ amount = '', rate = '', years = '' }: Numbers, context: AskContext): Reply | undefined {
  const fields = { homePrice: amount, downPayment: '0', interestRate: rate, term: years }
  const result = mortgage.evaluate({ ...mortgage.initial, ...fields })
  if (!result.ok) return undefined
  return {
    tool: 'mortgage-calculator',
    question: `A loan of ${termsOf(amount, rate, years, context)} costs`,
    answer: moneyText(result.value.monthlyPayment, context),
    after: 'a month',
    fields,
  }
}

function growth(type: interest.InterestType, numbers: Numbers, context: AskContext): Reply | undefined {
  const { amount = '', rate = '', years = '' } = numbers
  const fields = { principal: amount, rate, time: years, type }
  const result = interest.evaluate({ ...interest.initial, ...fields })
  if (!result.ok) return undefined
  return {
    tool: 'interest-calculator',
    question: `Savings of ${termsOf(amount, rate, years, context)} grow to`,
    answer: moneyText(result.value.finalAmount, context),
    after: type === 'simple' ? 'with simple interest' : 'compounded monthly',
    fields,
  }
}

const termsOf = (amount: string, rate: string, years: string, context: AskContext) =>
  `${amountText(amount, context)} at ${numberText(rate, context)}% for ${years} ${years === '1' ? 'year' : 'years'}`
