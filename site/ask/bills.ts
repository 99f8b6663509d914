import { evaluate, initial } from '../../src/engine/bill-splitter/bill-splitter'
import { tip, tipText } from './percentages'
import { type AskContext, amountText, type Form, moneyText, number, numberText, type Reply, readerOf } from './reply'

const amount = `(?<amount>${number})`
const people = String.raw`(?<people>\d+)(?: (?:people|persons?|ways?|friends?))?`
const percent = `(?<percent>${number}) ?(?:%|percent)`
const tipped = `(?:,? (?:with|and|plus) (?:a )?${percent} tip)?`
const split = (pattern: string): Form => ({
  pattern: new RegExp(`^${pattern}$`, 'i'),
  replies: (numbers, context) => [shared(numbers, context)],
})

/** 'split $86.40 3 ways with a 20% tip', '20% tip on 54 for 3 people', 'tip on $60'. */
export const bills = readerOf([
  split(`(?:split )?${amount} (?:split )?(?:between|among|by|into|for) ${people}${tipped}`),
  split(`split ${amount} ${people}${tipped}`),
  split(`${amount} split ${people}${tipped}`),
  split(`${percent} tip (?:on|for) ${amount} (?:for|between|split|divided by) ${people}`),
  {
    pattern: new RegExp(`^(?:how much )?(?:to )?tip (?:on|for) (?:a )?${amount}(?: bill)?$`, 'i'),
    // No percentage was given, so these are three common ones.
    replies: ({ amount = '' }, context) => ['18', '20', '15'].map((percent) => tip(percent, amount, context)),
  },
])

function shared(numbers: Readonly<Record<string, string>>, context: AskContext): Reply | undefined {
  const { amount = '', percent = '0', people = '' } = numbers
  const fields = { bill: amount, tax: '0', tip: percent, people }
  const result = evaluate({ ...initial, ...fields })
  if (!result.ok) return undefined
  const withTip = percent === '0' ? '' : ` with ${tipText(percent, context)}`
  return {
    tool: 'bill-splitter',
    question: `${amountText(amount, context)}${withTip} split ${numberText(people, context)} ${people === '1' ? 'way' : 'ways'} is`,
    answer: moneyText(result.value.perPerson, context),
    after: 'each',
    fields,
  }
}
