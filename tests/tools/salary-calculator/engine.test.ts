import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnnualPay,
  evaluate,
  example,
  hourlyToSalary,
  type Input,
  initial,
  modes,
  salaryToHourly,
} from '../../../src/engine/salary-calculator/salary-calculator'
import { eachRow } from '../../each-row'
import { cents, errorsIn } from '../../results'
import oracle from './engine.oracle.json'

const fullTime = { hoursPerWeek: 40, weeksPerYear: 52, taxRate: 25 }
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...example, ...input }))

// Expected values: published examples, named below. 40 hours × 52.175 weeks is the 2,087 hours of 5 U.S.C. 5504(b).
describe('the hourly rate', () => {
  eachRow([
    ['OPM, How to compute rates of pay, 2014, GS-9', 52_146, 52.175, 24.99],
    ['OPM, 2014, GS-10', 57_426, 52.175, 27.52],
    ['OPM, 2014, GS-14', 106_263, 52.175, 50.92],
    ['OPM, 2011, GS-13', 89_033, 52.175, 42.66],
    ['OPM, 2008, GS-9', 48_108, 52.175, 23.05],
    ['OPM, 2008, GS-10', 52_979, 52.175, 25.39],
    ['OPM, 2008, GS-14', 98_033, 52.175, 46.97],
    ['5 CFR 531.607', 50_000, 52.175, 23.96],
    ['MTAS, monthly salary pay of $1,500', 18_000, 52, 8.65],
    ['Indeed, for employers', 40_000, 52, 19.23],
  ])('in %s for %d over %d weeks is %d', (_, salary, weeksPerYear, hourlyRate) => {
    expect(salaryToHourly(salary, { ...fullTime, weeksPerYear }).hourlyRate).toBe(hourlyRate)
  })

  // 5 U.S.C. 5504(b): 'counting one-half cent and over as the next higher cent (round $18.845 to $18.85)'.
  it('rounds half a cent up', () => {
    expect(salaryToHourly(18.845 * 2080, fullTime).hourlyRate).toBe(18.85)
  })
})

describe('the salary', () => {
  // 29 CFR 778.110: $12 an hour for 46 hours, 6 of them overtime, is $588 a week. 29 CFR 778.113: $5.22 for 35 hours is
  // $182.70.
  eachRow([
    ['29 CFR 778.110', 12, 40, 6, 588],
    ['29 CFR 778.110 of 1981', 6, 40, 6, 294],
    ['29 CFR 778.113 of 1981', 5.22, 35, 0, 182.7],
    ['29 CFR 778.113 of 1981', 5.52, 40, 0, 220.8],
    ['MTAS, fixed work week', 10, 40, 8, 520],
  ])(
    'in %s at %d an hour for %d hours plus %d overtime is %d a week',
    (_, rate, hoursPerWeek, overtimeHours, weekly) => {
      const pay = hourlyToSalary(rate, { ...fullTime, hoursPerWeek, overtimeHours, overtimeMultiplier: 1.5 })
      expect(pay.grossWeekly).toBe(weekly)
      expect(cents(pay.grossAnnual)).toBe(cents(weekly) * 52n)
    },
  )

  // By hand: 25 × 2,080 = 52,000, of which 25% is 13,000. Monthly tax is 4,333.33 - 3,250 = 1,083.33.
  const periods = [
    { period: 'year', gross: 52_000, tax: 13_000, net: 39_000 },
    { period: 'month', gross: 4333.33, tax: 1083.33, net: 3250 },
    { period: 'twoWeeks', gross: 2000, tax: 500, net: 1500 },
    { period: 'week', gross: 1000, tax: 250, net: 750 },
    { period: 'hour', gross: 25, tax: 6.25, net: 18.75 },
  ]

  it('includes net, monthly and weekly pay', () => {
    expect(evaluate({ ...initial, hourlyRate: '25' })).toEqual({
      ok: true,
      value: {
        grossAnnual: 52_000,
        netAnnual: 39_000,
        grossMonthly: 4333.33,
        netMonthly: 3250,
        grossWeekly: 1000,
        netWeekly: 750,
        taxAmount: 13_000,
        periods,
      },
    })
  })

  // By hand, from the first example above: 588 / 46 hours = 12.7826 an hour.
  it('averages overtime pay over all paid hours', () => {
    const year = { ...fullTime, hoursPerWeek: 40, overtimeHours: 6, overtimeMultiplier: 1.5, taxRate: 0 }
    expect(hourlyToSalary(12, year).periods[4]).toEqual({ period: 'hour', gross: 12.78, tax: 0, net: 12.78 })
  })

  it('includes the hourly rate instead of annual pay in the other mode', () => {
    expect(evaluate({ ...initial, mode: 'salaryToHourly', annualSalary: '$52,000' })).toEqual({
      ok: true,
      value: {
        hourlyRate: 25,
        netHourlyRate: 18.75,
        grossMonthly: 4333.33,
        netMonthly: 3250,
        grossWeekly: 1000,
        netWeekly: 750,
        taxAmount: 13_000,
        periods,
      },
    })
  })

  it('treats empty tax and overtime as 0', () => {
    const empty = { ...initial, hourlyRate: '25', taxRate: '', overtimeHours: '', overtimeMultiplier: '' }
    expect(evaluate(empty)).toMatchObject({ ok: true, value: { grossAnnual: 52_000, netAnnual: 52_000, taxAmount: 0 } })
  })

  it('ignores the fields of the other mode', () => {
    expect(issuesOf({ annualSalary: 'x' })).toEqual([])
    expect(issuesOf({ mode: 'salaryToHourly', hourlyRate: 'x', overtimeHours: 'x', overtimeMultiplier: 'x' })).toEqual(
      [],
    )
  })
})

// Expected values: engine.oracle.py, with Python's exact fractions. Includes ties at half a cent.
describe('matches the oracle', () => {
  eachRow(oracle.map((row) => [Object.values(row.input).join(' '), row] as const))('%s', (_, row) => {
    const value = Object.fromEntries(Object.entries(row.value).map(([key, amount]) => [key, Number(amount)]))
    expect(evaluate(row.input as Input)).toEqual({ ok: true, value: { ...value, periods: expect.any(Array) } })
  })
})

describe('the two modes', () => {
  const year = fc.record({
    hoursPerWeek: fc.integer({ min: 10, max: 1000 }).map((tenths) => tenths / 10),
    weeksPerYear: fc.integer({ min: 1, max: 53 }),
    taxRate: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  })
  const rate = fc.integer({ min: 0, max: 10 ** 9 }).map((units) => units / 100)

  it('convert any hourly rate to a salary and back', () => {
    fc.assert(
      fc.property(rate, year, (rate, year) => {
        expect(salaryToHourly(hourlyToSalary(rate, year).grossAnnual, year).hourlyRate).toBe(rate)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('convert a salary to an hourly rate and back if the rate is in whole cents', () => {
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 168 }), year, (rate, hoursPerWeek, rest) => {
        const year = { ...rest, hoursPerWeek }
        const salary = Number(cents(rate) * BigInt(hoursPerWeek * year.weeksPerYear)) / 100
        expect(hourlyToSalary(salaryToHourly(salary, year).hourlyRate, year).grossAnnual).toBe(salary)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('convert any salary to an hourly rate and back to within half a cent an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), year, (units, year) => {
        const back = hourlyToSalary(salaryToHourly(units / 100, year).hourlyRate, year).grossAnnual
        const hours = year.hoursPerWeek * year.weeksPerYear
        expect(Math.abs(Number(cents(back)) - units)).toBeLessThanOrEqual(hours / 2 + 1)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('have the same monthly pay, weekly pay and tax', () => {
    fc.assert(
      fc.property(rate, year, (rate, year) => {
        const { grossAnnual, netAnnual, ...pay } = hourlyToSalary(rate, { ...year, hoursPerWeek: 40 })
        const { hourlyRate, netHourlyRate, ...same } = salaryToHourly(grossAnnual, { ...year, hoursPerWeek: 40 })
        expect(same).toEqual(pay)
        expect(cents(netAnnual) + cents(pay.taxAmount)).toBe(cents(grossAnnual))
        for (const { gross, tax, net } of pay.periods) expect(cents(net) + cents(tax)).toBe(cents(gross))
        const [wholeYear, month, , week, hour] = pay.periods
        expect([wholeYear, month, week, hour].map(({ gross, net }) => [gross, net])).toEqual([
          [grossAnnual, netAnnual],
          [pay.grossMonthly, pay.netMonthly],
          [pay.grossWeekly, pay.netWeekly],
          [hourlyRate, netHourlyRate],
        ])
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('add overtime pay, which never falls with more hours', () => {
    fc.assert(
      fc.property(rate, year, fc.integer({ min: 0, max: 60 }), (rate, year, overtimeHours) => {
        const gross = (hours: number) => hourlyToSalary(rate, { ...year, overtimeHours: hours }).grossAnnual
        expect(gross(overtimeHours + 1)).toBeGreaterThanOrEqual(gross(overtimeHours))
        const once = hourlyToSalary(rate, { ...year, overtimeHours, overtimeMultiplier: 1 })
        const longer = { ...year, hoursPerWeek: (Math.round(year.hoursPerWeek * 10) + overtimeHours * 10) / 10 }
        expect(once).toEqual(hourlyToSalary(rate, longer))
      }),
      { numRuns: 1000, seed: 1 },
    )
  })
})

// Ranges: docs/rules.md, and the docstring of Input.
describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['an empty rate', { hourlyRate: '' }, ['hourlyRate: missing']],
    ['an empty salary', { mode: 'salaryToHourly', annualSalary: ' ' }, ['annualSalary: missing']],
    [
      '0 hours and 0 weeks',
      { hoursPerWeek: '0', weeksPerYear: '0.0' },
      ['hoursPerWeek: not-positive', 'weeksPerYear: not-positive'],
    ],
    ['0 hours with overtime', { hoursPerWeek: '0', overtimeHours: '10' }, ['hoursPerWeek: not-positive']],
    ['0 weeks in the other mode', { mode: 'salaryToHourly', weeksPerYear: '0' }, ['weeksPerYear: not-positive']],
    [
      'too few hours or weeks',
      { hoursPerWeek: '0.09', weeksPerYear: '0.9' },
      ['hoursPerWeek: too-small', 'weeksPerYear: too-small'],
    ],
    ['a week of more than 168 hours', { hoursPerWeek: '168.1' }, ['hoursPerWeek: too-large']],
    ['a year of more than 53 weeks', { weeksPerYear: '53.1' }, ['weeksPerYear: too-large']],
    [
      'empty hours and weeks',
      { hoursPerWeek: '', weeksPerYear: '' },
      ['hoursPerWeek: missing', 'weeksPerYear: missing'],
    ],
    ['a tax rate above 100%', { taxRate: '100.1' }, ['taxRate: too-large']],
    ['a tax rate below 0', { taxRate: '-1' }, ['taxRate: too-small']],
    ['pay below 0', { hourlyRate: '-1' }, ['hourlyRate: too-small']],
    [
      'overtime with an empty multiplier',
      { overtimeHours: '5', overtimeMultiplier: '' },
      ['overtimeMultiplier: missing'],
    ],
    ['a multiplier above 10', { overtimeMultiplier: '11' }, ['overtimeMultiplier: too-large']],
    ['pay as a percentage', { hourlyRate: '12%' }, ['hourlyRate: not-a-number']],
    ['a rate above the maximum', { hourlyRate: '100000000.01' }, ['hourlyRate: too-large']],
    [
      'a salary above the maximum',
      { mode: 'salaryToHourly', annualSalary: '1000000000000.01' },
      ['annualSalary: too-large'],
    ],
    ['an unknown mode', { mode: 'half' as 'hourlyToSalary' }, ['mode: unknown-mode']],
    [
      'all errors at once',
      { hourlyRate: 'x', taxRate: 'y', overtimeHours: 'z' },
      ['hourlyRate: not-a-number', 'taxRate: not-a-number', 'overtimeHours: not-a-number'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
    expect(modes).toEqual(['hourlyToSalary', 'salaryToHourly'])
  })

  it('more overtime than there are hours left in the week, with the maximum', () => {
    const result = evaluate({ ...example, hoursPerWeek: '40.1', overtimeHours: '128' })
    const issues = [{ code: 'too-large', field: 'overtimeHours', values: { max: 127.9 } }]
    expect(result).toEqual({ ok: false, issues })
  })

  it('no error for values at their limits', () => {
    const limits = { ...example, hourlyRate: '100000000', weeksPerYear: '53', overtimeMultiplier: '10', taxRate: '0' }
    const result = evaluate({ ...limits, hoursPerWeek: '0.1', overtimeHours: '167.9' })
    expect(result.ok && cents((result.value as AnnualPay).grossAnnual)).toBe(889_923_000_000_000n)
  })
})

it('rounds to whole yen, which still add up', () => {
  const input = { ...example, mode: 'salaryToHourly', annualSalary: '1110' } as const
  const year = { gross: 1110, net: 833, tax: 277 }
  expect(evaluate(input, { minorDigits: 0 })).toMatchObject({ value: { periods: [year, {}, {}, {}, {}] } })
})
