import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allPeriodsOf,
  evaluate,
  example,
  filingStatuses,
  type Input,
  initial,
  type Output,
  payPeriods,
} from '../../../src/engine/salary-calculator/salary-calculator'
import { eachRow } from '../../each-row'
import { cents, errorsIn, valueIn } from '../../results'
import oracle from './engine.taxes.oracle.json'

const yearly = (pay: number | string, input: Partial<Input> = {}): Output =>
  valueIn(evaluate({ ...initial, payPer: 'year', pay: String(pay), ...input }))
const partsOf = ({ taxes }: Output) => Object.fromEntries(taxes?.parts.map(({ part, amount }) => [part, amount]) ?? [])
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...example, ...input }))
const units = (text: string) => cents(Number(text))

// Expected values: engine.taxes.oracle.py, with Python's exact fractions.
describe('matches the oracle', () => {
  eachRow(oracle.map((row) => [JSON.stringify(row.input), row] as const))('%s', (_, { input, value }) => {
    const output = valueIn(evaluate({ ...initial, ...(input as unknown as Partial<Input>) }))
    const { taxes, raise, worked, offers, allPeriods = [] } = output
    expect(allPeriods.map(({ period, gross, tax, net }) => [period, cents(gross), cents(tax), cents(net)])).toEqual(
      value.periods.map(([name, ...amounts]) => [name, ...amounts.map((text) => units(text as string))]),
    )
    if (worked) expect([worked.grossPerHour, worked.netPerHour].map(cents)).toEqual(value.worked.map(units))
    expect(taxes !== undefined).toBe('parts' in value)
    if (taxes) {
      expect(partsOf(output)).toEqual(
        Object.fromEntries(Object.entries(value.parts ?? {}).map(([part, text]) => [part, Number(text)])),
      )
      expect([taxes.marginalPercent, taxes.effectivePercent]).toEqual([value.marginal, value.effective].map(Number))
    }
    expect({
      percent: raise?.percent,
      grossAfter: raise?.grossAfter,
      netAfter: raise?.netAfter,
      netChange: raise?.netChange,
      netChangeMonthly: raise?.netChangeMonthly,
      realPercent: raise?.real?.percent,
      realGross: raise?.real?.grossChange,
      realNet: raise?.real?.netChange,
      needed: raise?.real?.neededChange,
    }).toEqual(Object.fromEntries(Object.entries(value.raise).map(([name, text]) => [name, Number(text)])))
    const other = offers?.[1]
    expect([other?.grossAnnual, other?.netAnnual, other?.netMonthly, other?.worked.netPerHour]).toEqual(
      value.offer.map(Number),
    )
  })
})

describe('US federal tax of 2026', () => {
  // IRS Publication 15-T (2026), annual tables, read in a copy: 1,240 plus 12% over 12,400; 5,800 plus 22%; 17,966 plus 24%.
  eachRow([
    [12_400, 1240],
    [50_400, 5800],
    [105_700, 17_966],
  ])('is the amount in the IRS tables for a taxable income of %d', (taxable, tax) => {
    const output = yearly(taxable + 16_100, { taxMethod: 'usFederal' })
    expect(output.taxes?.taxable).toBe(taxable)
    expect(partsOf(output).incomeTax).toBe(tax)
  })

  // EY Tax News 2025-2158, from the SSA: the maximum employee Social Security tax is $11,439.00 in 2026.
  it('has at most 11,439 of Social Security tax', () => {
    expect(partsOf(yearly(184_500, { taxMethod: 'usFederal' })).socialSecurity).toBe(11_439)
    expect(partsOf(yearly(1_000_000, { taxMethod: 'usFederal' })).socialSecurity).toBe(11_439)
  })

  // By hand: 60,000 - 16,100 = 43,900; 1,240 + 12% of 31,500 = 5,020; 6.2% is 3,720; 1.45% is 870.
  it('of 60,000 for a single person is 9,610', () => {
    const output = yearly(60_000, { taxMethod: 'usFederal' })
    expect(output.taxAmount).toBe(9610)
    expect(output.taxes).toEqual({
      method: 'usFederal',
      parts: [
        { part: 'incomeTax', amount: 5020 },
        { part: 'socialSecurity', amount: 3720 },
        { part: 'medicare', amount: 870 },
      ],
      allowance: 16_100,
      taxable: 43_900,
      bands: [
        { from: 0, to: 12_400, rate: 10, amount: 1240 },
        { from: 12_400, to: 50_400, rate: 12, amount: 3780 },
      ],
      effectivePercent: 16.02,
      marginalPercent: 19.65,
    })
  })

  it('is in cents, even if the tool shows yen', () => {
    const input = { ...initial, payPer: 'year', pay: '60001', taxMethod: 'usFederal' } as const
    expect(evaluate(input, { minorDigits: 0 })).toEqual(evaluate(input))
  })
})

describe('UK tax of 2026/27', () => {
  // Budget 2025, tax rates and thresholds: cumulative tax of 7,540 at 37,700 and 42,516 at 125,140 of taxable income.
  eachRow([
    [50_270, 7540],
    [125_140, 42_516],
  ])('on %d has the income tax of the published table', (pay, tax) => {
    expect(partsOf(yearly(pay, { taxMethod: 'uk' })).incomeTax).toBe(tax)
  })

  // GOV.UK, National Insurance rates: 'If you earn £1,000 in a week … your payment will be £58.66 for the week'. Weekly
  // thresholds are rounded.
  it('has National Insurance within a penny of the weekly example', () => {
    const output = yearly(52_000, { taxMethod: 'uk' })
    expect(Math.abs((partsOf(output).nationalInsurance ?? 0) / 52 - 58.66)).toBeLessThan(0.01)
  })

  // By hand: over 100,000, each pound is taxed at 40% and takes half a pound of the allowance with it, plus 2%.
  it('takes 62% of the next pound at 110,000, where the allowance is 7,570', () => {
    expect(yearly(110_000, { taxMethod: 'uk' }).taxes).toMatchObject({ marginalPercent: 62, allowance: 7570 })
  })
})

describe('properties', () => {
  const pay = fc.integer({ min: 0, max: 2_000_000 })
  const rules = fc.constantFrom<Partial<Input>>(
    { taxMethod: 'uk' },
    ...filingStatuses.map((filingStatus) => ({ taxMethod: 'usFederal', filingStatus }) as const),
  )

  it('more pay before tax is more after tax', () => {
    fc.assert(
      fc.property(pay, fc.integer({ min: 1, max: 50_000 }), rules, (pay, more, rules) => {
        const net = (amount: number) => yearly(amount, rules).periods[0].net
        expect(net(pay + more)).toBeGreaterThan(net(pay))
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('the parts add up to the tax, and the bands to the income tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 8 }), rules, (pay, rules) => {
        const { taxes, taxAmount } = yearly(pay / 100, rules)
        const sum = (rows: readonly { readonly amount: number }[] = []) =>
          rows.reduce((all, { amount }) => all + cents(amount), 0n)
        expect(sum(taxes?.parts)).toBe(cents(taxAmount))
        expect(sum(taxes?.bands)).toBe(cents(taxes?.parts[0]?.amount ?? 0))
      }),
      { numRuns: 500, seed: 1 },
    )
  })

  // By hand: 33.346665, 12.50625 and 17.48775, together 63.340665.
  it('the last bracket makes up for the rounding of the others', () => {
    const brackets = [
      { from: '', rate: '33.33' },
      { from: '100.05', rate: '12.5' },
      { from: '200.1', rate: '17.5' },
    ]
    const { taxes, taxAmount } = yearly('300.03', { taxMethod: 'own', brackets })
    expect(taxAmount).toBe(63.34)
    expect(taxes?.bands.map(({ amount }) => amount)).toEqual([33.35, 12.51, 17.48])
  })

  it('one bracket from 0 is a flat rate', () => {
    fc.assert(
      fc.property(pay, fc.integer({ min: 0, max: 100 }), (pay, rate) => {
        const own = yearly(pay, { taxMethod: 'own', brackets: [{ from: '', rate: String(rate) }] })
        expect(own.periods).toEqual(yearly(pay, { taxMethod: 'flat', taxRate: String(rate) }).periods)
      }),
      { numRuns: 200, seed: 1 },
    )
  })

  it('pay per period gives the same pay per period back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 7 }), fc.constantFrom(...payPeriods), (units, payPer) => {
        const result = valueIn(evaluate({ ...initial, payPer, pay: String(units / 100) }))
        expect(result.allPeriods?.find(({ period }) => period === payPer)?.gross).toBe(units / 100)
      }),
      { numRuns: 500, seed: 1 },
    )
  })
})

describe('time off', () => {
  // By hand: 50 of 52 weeks are 50,000 of 52,000, and 47 weeks of 40 hours are worked.
  it('reduces pay if unpaid, and raises the pay per hour worked if paid', () => {
    for (const pay of [{ hourlyRate: '25' }, { mode: 'salaryToHourly', annualSalary: '52000' }] as const) {
      const output = valueIn(evaluate({ ...initial, ...pay, unpaidWeeks: '2', paidWeeksOff: '3' }))
      expect(output.periods[0].gross).toBe(50_000)
      expect(output.worked).toEqual({
        paidWeeks: 50,
        workedWeeks: 47,
        workedHours: 1880,
        grossPerHour: 26.6,
        netPerHour: 19.95,
      })
    }
  })
})

describe('a raise', () => {
  // By hand: 5% of 25 is 1.25 an hour, or 2,600 a year. 1.05 / 1.03 - 1 is 1.9417%; 54,600 / 1.03 is 53,009.71.
  it('is given in percent or money, and after inflation', () => {
    const inPercent = valueIn(evaluate({ ...initial, hourlyRate: '25', raise: '5%', inflation: '3' })).raise
    expect(inPercent).toEqual({
      percent: 5,
      amount: 1.25,
      pay: 26.25,
      grossBefore: 52_000,
      grossAfter: 54_600,
      grossChange: 2600,
      netBefore: 39_000,
      netAfter: 40_950,
      netChange: 1950,
      netChangeMonthly: 162.5,
      real: { percent: 1.9417, grossChange: 1009.71, netChange: 757.28, neededChange: 1560 },
    })
    expect(valueIn(evaluate({ ...initial, hourlyRate: '25', raise: '1.25', inflation: '3%' })).raise).toEqual(inPercent)
  })

  it('is empty if only its unit was chosen', () => {
    for (const raise of ['%', '$', '¤', ' ']) expect(evaluate({ ...example, raise })).toEqual(evaluate(example))
    expect(issuesOf({ raise: '%%' })).toEqual(['raise: not-a-number'])
  })

  it('has no real value without inflation, and is 0 with inflation alone', () => {
    expect(valueIn(evaluate({ ...example, raise: '1' })).raise).not.toHaveProperty('real')
    expect(valueIn(evaluate({ ...example, inflation: '3' })).raise).toMatchObject({ percent: 0, grossChange: 0 })
  })
})

describe('an offer', () => {
  // By hand: 25 × 52 × 36 hours.
  it('without pay has the pay of the first one, whatever its period', () => {
    const compare = [{ pay: '', payPer: 'year', hoursPerWeek: '36', unpaidWeeks: '', paidWeeksOff: '' }]
    const { offers } = valueIn(evaluate({ ...initial, hourlyRate: '25', compare }))
    expect(offers?.map(({ grossAnnual }) => grossAnnual)).toEqual([52_000, 46_800])
  })
})

describe('outside callers', () => {
  const { mode, hourlyRate, annualSalary, hoursPerWeek, weeksPerYear, taxRate, overtimeHours, overtimeMultiplier } =
    example
  const former = {
    mode,
    hourlyRate,
    annualSalary,
    hoursPerWeek,
    weeksPerYear,
    taxRate,
    overtimeHours,
    overtimeMultiplier,
  }

  it('who pass only the fields of the first version get only its output', () => {
    for (const mode of ['hourlyToSalary', 'salaryToHourly'] as const) {
      const output = valueIn(evaluate({ ...former, mode } as Input))
      expect(output).toEqual(valueIn(evaluate({ ...example, mode })))
      expect(Object.keys(output).sort()).toEqual(
        [
          ...(mode === 'hourlyToSalary' ? ['grossAnnual', 'netAnnual'] : ['hourlyRate', 'netHourlyRate']),
          ...['grossMonthly', 'grossWeekly', 'netMonthly', 'netWeekly', 'periods', 'taxAmount'],
        ].sort(),
      )
    }
  })

  it('get pay for all seven periods, and none for an invalid input', () => {
    expect(allPeriodsOf(former as Input).map(({ period, gross }) => [period, gross])).toEqual([
      ['hour', 25],
      ['day', 200],
      ['week', 1000],
      ['twoWeeks', 2000],
      ['halfMonth', 2166.67],
      ['month', 4333.33],
      ['year', 52_000],
    ])
    expect(allPeriodsOf(initial)).toEqual([])
  })
})

describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['an unknown period', { payPer: 'decade' as 'year' }, ['payPer: unknown-period']],
    ['an unknown tax method', { taxMethod: 'none' as 'own' }, ['taxMethod: unknown-method']],
    ['an unknown filing status', { taxMethod: 'usFederal', filingStatus: 'x' as '' }, ['filingStatus: unknown-status']],
    ['pay that is missing', { payPer: 'month' }, ['pay: missing']],
    ['no brackets', { taxMethod: 'own', brackets: [{ from: ' ', rate: '' }] }, ['taxMethod: no-brackets']],
    [
      'brackets with the same start',
      {
        taxMethod: 'own',
        brackets: [
          { from: '', rate: '10' },
          { from: '0', rate: '20' },
        ],
      },
      ['brackets.1.from: same-bracket'],
    ],
    [
      'a bracket without a rate',
      { taxMethod: 'own', brackets: [{ from: '5', rate: '' }] },
      ['brackets.0.rate: missing'],
    ],
    ['only unpaid weeks', { unpaidWeeks: '52' }, ['unpaidWeeks: too-many-weeks']],
    ['no week of work', { unpaidWeeks: '2', paidWeeksOff: '50' }, ['paidWeeksOff: too-many-weeks']],
    ['eight days a week', { daysPerWeek: '8' }, ['daysPerWeek: too-large']],
    ['a cut of more than all pay', { raise: '-101%' }, ['raise: too-small']],
    [
      'errors of other offers',
      { compare: [{ pay: 'x', payPer: 'eon', hoursPerWeek: '0', unpaidWeeks: '', paidWeeksOff: '' }] },
      ['compare.0.payPer: unknown-period', 'compare.0.pay: not-a-number', 'compare.0.hoursPerWeek: not-positive'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })

  it('no error in a tax rate that is not used', () => {
    expect(issuesOf({ taxMethod: 'uk', taxRate: 'x' })).toEqual([])
  })
})
