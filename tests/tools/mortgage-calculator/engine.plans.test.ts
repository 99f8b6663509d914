import { describe, expect, it } from 'vitest'
import {
  evaluate,
  example,
  type Found,
  type Input,
  initial,
  type OtherLoan,
} from '../../../src/engine/mortgage-calculator/mortgage-calculator'
import { eachRow } from '../../each-row'
import { cents, errorsIn, valueIn } from '../../results'
import oracle from './engine.plans.oracle.json'

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))
const named = <Row extends readonly unknown[]>(table: unknown) =>
  (table as Row[]).map(
    (row) =>
      [
        row
          .slice(0, 2)
          .map((each) => JSON.stringify(each))
          .join(' '),
        row,
      ] as const,
  )

// Expected values: engine.plans.oracle.py, with Python's fractions and decimal.
describe('extra payments', () => {
  type Row = [Partial<Input>, payments: number, months: number, saved: number, interest: string, savedInterest: string]
  eachRow(named<Row>(oracle.faster))('%s', (_, [input, payments, months, monthsSaved, interest, savedInterest]) => {
    const { faster, loanAmount } = answerOf(input)
    expect(faster).toMatchObject({
      months,
      monthsSaved,
      totalInterest: Number(interest),
      interestSaved: Number(savedInterest),
    })
    expect(faster?.schedule).toHaveLength(payments)
    expect(faster?.schedule.at(-1)?.balance).toBe(0)
    expect(faster?.schedule.reduce((sum, { principal }) => sum + cents(principal), 0n)).toBe(cents(loanAmount))
  })
})

// Half of the cases have a date for the first payment and for the months.
describe('extra payments that begin later', () => {
  type Row = [Partial<Input>, payments: number, saved: number, interest: string, savedInterest: string]
  eachRow(named<Row>(oracle.later))('%s', (_, [input, payments, monthsSaved, interest, savedInterest]) => {
    const { faster } = answerOf(input)
    expect(faster).toMatchObject({
      months: payments,
      monthsSaved,
      totalInterest: Number(interest),
      interestSaved: Number(savedInterest),
    })
  })

  const inMonth = (extraMonthlyFrom: string, startDate = '2027-02-15'): Partial<Input> => ({
    ...example,
    startDate,
    extraMonthly: '200',
    extraMonthlyFrom,
  })

  eachRow(['25', '2029-02-01', 'Feb 28, 2029', 'Feb 2029', 'february 2029', '2/2029', '2029-02'])(
    'begin in month 25 for %s',
    (typed) => expect(answerOf(inMonth(typed)).faster).toEqual(answerOf(inMonth('25', '')).faster),
  )

  it('begin with the first payment in the month of its date', () => {
    expect(answerOf(inMonth('Feb 1, 2027')).faster).toEqual(answerOf(inMonth('')).faster)
  })

  it('are refused before the first payment', () => {
    expect(issuesOf(inMonth('Jan 31, 2027'))).toEqual(['extraMonthlyFrom: before-first-payment'])
    expect(issuesOf(inMonth('soon'))).toEqual(['extraMonthlyFrom: not-a-date'])
    expect(issuesOf(inMonth('soon', ''))).toEqual(['extraMonthlyFrom: not-a-number'])
    expect(issuesOf(inMonth('0'))).toEqual(['extraMonthlyFrom: too-small'])
  })
})

describe('the first payment', () => {
  it('can be given as a month', () => {
    expect(answerOf({ ...example, startDate: 'Jan 2027' }).dates?.first).toBe('2027-01-01')
    expect(answerOf({ ...example, startDate: '2027-01' }).dates?.last).toBe('2056-12-01')
    expect(issuesOf({ ...example, startDate: '15' })).toEqual(['startDate: not-a-date'])
  })
})

describe('finds', () => {
  eachRow(named<[Found, Partial<Input>, string]>(oracle.found))('%s', (_, [found, input, solution]) => {
    expect(answerOf(input)).toMatchObject({ found, solution: Number(solution) })
  })
})

describe('points and closing costs', () => {
  eachRow(named<[Partial<Input>, string, string, string]>(oracle.closing))('%s', (_, [input, points, costs, apr]) => {
    expect(answerOf(input).closing).toEqual({ points: Number(points), costs: Number(costs), apr: Number(apr) })
  })
})

describe('an income', () => {
  eachRow(named<[Partial<Input>, string, string, string, string]>(oracle.affordable))(
    '%s',
    (_, [input, payment, loan, price, ratio]) => {
      const affordable = { ratio: Number(ratio), payment: Number(payment), loan: Number(loan), price: Number(price) }
      expect(answerOf(input).affordable).toEqual(affordable)
      const { homePrice, ...withoutPrice } = input
      if (affordable.loan > 0)
        expect(answerOf(withoutPrice)).toMatchObject({ found: 'homePrice', solution: affordable.price })
      else expect(issuesOf(withoutPrice)).toEqual(['income: no-solution'])
    },
  )
})

const blank: OtherLoan = {
  homePrice: '',
  downPayment: '',
  interestRate: '',
  term: '',
  points: '',
  closingCosts: '',
}

describe('another loan', () => {
  it('is as the first one where it’s empty', () => {
    const { compared, ...first } = answerOf({ ...example, compare: [blank, { ...blank, term: '15' }] })
    expect(compared).toEqual([first, first, answerOf({ ...example, term: '15' })])
  })

  it('has the rate that was found', () => {
    const found: Partial<Input> = { ...example, interestRate: '', payment: '2000' }
    const { compared, solution } = answerOf({ ...found, compare: [blank] })
    expect(compared?.[1]?.schedule).toEqual(compared?.[0]?.schedule)
    expect(solution).toBeGreaterThan(5)
  })

  it('is reported with its row', () => {
    expect(issuesOf({ ...example, compare: [{ ...blank, term: 'x', homePrice: '84000' }] })).toEqual([
      'compare.0.term: unknown-term',
      'compare.0.downPayment: down-payment-covers-price',
    ])
  })
})

describe('fees', () => {
  it('are part of the month and of the total', () => {
    const [without, withFees] = [answerOf(example), answerOf({ ...example, hoa: '250' })]
    expect(withFees.totalMonthly).toBe(without.totalMonthly + 250)
    expect(withFees.totalPaid).toBe(without.totalPaid + 250 * 360)
    expect([without.monthlyHOA, withFees.monthlyHOA]).toEqual([undefined, 250])
  })
})

describe('PMI on request', () => {
  // Consumer Financial Protection Bureau, 'When can I remove PMI?': at 80% of the original value, sooner with extra payments.
  it('ends at 80% of the price, sooner with extra payments', () => {
    const insured: Partial<Input> = { ...example, downPayment: '10%', pmi: '1200' }
    const month = (input: Partial<Input>) => {
      const answer = answerOf(input)
      const rows = answer.faster?.schedule ?? answer.schedule
      const at = answer.pmiRequestMonth ?? 0
      expect(rows[at - 1]?.balance).toBeLessThanOrEqual(336_000)
      expect(rows[at - 2]?.balance).toBeGreaterThan(336_000)
      return at
    }
    expect(month({ ...insured, extraMonthly: '500' })).toBeLessThan(month(insured))
    expect(answerOf({ ...example, downPayment: '20%', pmi: '1200' }).pmiRequestMonth).toBe(0)
    expect(answerOf(example)).not.toHaveProperty('pmiRequestMonth')
  })
})

describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['no empty field', { ...example, payment: '2000' }, ['payment: nothing-to-find']],
    ['a payment below the interest', { ...example, term: '', payment: '1750' }, ['payment: no-solution']],
    ['a payment below that at 0%', { ...example, interestRate: '', payment: '900' }, ['payment: no-solution']],
    [
      'an unknown price and a down payment of 100%',
      { ...example, homePrice: '', payment: '900', downPayment: '100%' },
      ['downPayment: down-payment-covers-price'],
    ],
    [
      'an income that debts use up',
      { ...example, homePrice: '', income: '24000', debts: '800' },
      ['income: no-solution'],
    ],
    ['month 0', { ...example, extraOnceMonth: '0' }, ['extraOnceMonth: too-small']],
    ['more than 100 points', { ...example, points: '100.01' }, ['points: too-large']],
    ['more than the whole income', { ...example, ratio: '100.01' }, ['ratio: too-large']],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})
