import { evaluate, initial } from '../../src/engine/salary-calculator/salary-calculator'
import { type AskContext, amountText, moneyText, number, type Reply, readerOf } from './reply'

const perHour = '(?:(?:an|per|a)? ?hour(?:ly)?| ?/ ?hr?)'
const perYear = '(?:(?:a|per)? ?year(?:ly)?|annual(?:ly)?|salary|annum| ?/ ?yr?)'

/** '$25 an hour' and '25 an hour to salary'; '$85k a year hourly' and '60000 salary per hour'. */
export const salaries = readerOf([
  {
    pattern: new RegExp(
      `^(?<pay>${number}) ?${perHour}(?: (?:to|as|in|is)?(?: how much)?(?: an?)? ?${perYear})?$`,
      'i',
    ),
    replies: ({ pay = '' }, context) => [yearly(pay, context)],
  },
  {
    pattern: new RegExp(`^(?<pay>${number}) ?${perYear} (?:to|as|in|is)?(?: how much)?(?: an?)? ?${perHour}$`, 'i'),
    replies: ({ pay = '' }, context) => [hourly(pay, context)],
  },
])

function yearly(hourlyRate: string, context: AskContext): Reply | undefined {
  const fields = { mode: 'hourlyToSalary', hourlyRate } as const
  const result = evaluate({ ...initial, ...fields })
  if (!result.ok || !('grossAnnual' in result.value)) return undefined
  return {
    tool: 'salary-calculator',
    question: `${amountText(hourlyRate, context)} an hour for 40 hours a week is`,
    answer: moneyText(result.value.grossAnnual, context),
    after: 'a year',
    fields,
  }
}

function hourly(annualSalary: string, context: AskContext): Reply | undefined {
  const fields = { mode: 'salaryToHourly', annualSalary } as const
  const result = evaluate({ ...initial, ...fields })
  if (!result.ok || !('hourlyRate' in result.value)) return undefined
  return {
    tool: 'salary-calculator',
    question: `${amountText(annualSalary, context)} a year for 40 hours a week is`,
    answer: moneyText(result.value.hourlyRate, context),
    after: 'an hour',
    fields,
  }
}
