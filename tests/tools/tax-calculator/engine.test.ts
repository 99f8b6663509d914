import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addTax,
  evaluate,
  example,
  type Input,
  initial,
  modes,
  removeTax,
} from '../../../src/engine/tax-calculator/tax-calculator'
import { eachRow } from '../../each-row'
import { cents, errorsIn } from '../../results'
import oracle from './engine.oracle.json'

const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...example, ...input }))

// Expected values: published examples, named below.
describe('tax', () => {
  eachRow([
    ['HMRC, Calculating VAT, standard rate', 100, 20, 20, 120],
    ['HMRC, Calculating VAT, reduced rate', 100, 5, 5, 105],
    ['ATO, Tax, Super + You, GST calculator', 1000, 10, 100, 1100],
    ['EDU.COM, question 134738, a mathematics book', 106.5, 8.5, 9.05, 115.55],
    ['Web User’s forum, VAT at 17.5%', 74.59, 17.5, 13.05, 87.64],
  ])('is added: %s', (_, netAmount, taxRate, taxAmount, totalAmount) => {
    expect(addTax(netAmount, taxRate)).toEqual({ netAmount, taxAmount, totalAmount, taxRate })
  })

  eachRow([
    ['It’s Relative, VAT fraction 1/6', 60, 20, 50, 10],
    ['HMRC, Calculating VAT, reduced rate', 105, 5, 100, 5],
    ['It’s Relative, VAT fraction 1/21', 80, 5, 76.19, 3.81],
    ['Bookkeepers’ forum, VAT fraction 7/47', 235, 17.5, 200, 35],
    ['gstcalc.com.au, GST is an eleventh', 110, 10, 100, 10],
    ['ATO, Tax, Super + You, GST calculator', 1000, 10, 909.09, 90.91],
  ])('is removed: %s', (_, totalAmount, taxRate, netAmount, taxAmount) => {
    expect(removeTax(totalAmount, taxRate)).toEqual({ netAmount, taxAmount, totalAmount, taxRate })
  })
})

// Some goods have a VAT rate of 0% (HMRC, VAT rates on different goods and services).
describe('a rate of 0', () => {
  eachRow(modes)('leaves the amount unchanged: %s', (mode) => {
    const value = { netAmount: 100, taxAmount: 0, totalAmount: 100, taxRate: 0 }
    expect(evaluate({ ...initial, amount: '100', rate: '0', mode })).toEqual({ ok: true, value })
    expect(evaluate({ ...initial, amount: '100', rate: '0%', mode })).toEqual({ ok: true, value })
  })
})

describe('a rate with a percent sign', () => {
  it('is the same rate', () => {
    expect(evaluate({ ...example, rate: '8,25 %' })).toEqual(evaluate({ ...example, rate: '8.25' }))
  })
})

// Expected values: engine.oracle.py, with Python's exact fractions. Includes ties at half a cent.
describe('matches the oracle', () => {
  eachRow(oracle as [string, string, string, string, string, string][])(
    '%s %s %s: %s',
    (mode, amount, rate, ...parts) => {
      const [netAmount, taxAmount, totalAmount] = parts.map(Number)
      expect(evaluate({ ...initial, mode: mode as Input['mode'], amount, rate })).toEqual({
        ok: true,
        value: { netAmount, taxAmount, totalAmount, taxRate: Number(rate) },
      })
    },
  )
})

describe('net and tax', () => {
  const amount = fc.integer({ min: 1, max: 10 ** 14 }).map((units) => units / 100)
  const rate = fc.integer({ min: 1, max: 10 ** 6 }).map((units) => units / 1000)

  it('add up to the total, to the cent', () => {
    fc.assert(
      fc.property(amount, rate, (amount, rate) => {
        for (const value of [addTax(amount, rate), removeTax(amount, rate)]) {
          expect(cents(value.netAmount) + cents(value.taxAmount)).toBe(cents(value.totalAmount))
        }
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('are the same when tax is removed from their total', () => {
    fc.assert(
      fc.property(amount, rate, (amount, rate) => {
        const added = addTax(amount, rate)
        expect(removeTax(added.totalAmount, rate)).toEqual(added)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('never fall when the amount rises', () => {
    fc.assert(
      fc.property(amount, rate, (amount, rate) => {
        const less = Math.max(0.01, Math.round(amount * 50) / 100)
        expect(addTax(less, rate).taxAmount).toBeLessThanOrEqual(addTax(amount, rate).taxAmount)
        expect(removeTax(less, rate).netAmount).toBeLessThanOrEqual(removeTax(amount, rate).netAmount)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })
})

// Ranges: docs/rules.md.
describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['empty fields', { amount: '', rate: ' ' }, ['amount: missing', 'rate: missing']],
    ['an amount of 0', { amount: '0', rate: '0.00' }, ['amount: not-positive']],
    ['an amount below one cent', { amount: '0.004' }, ['amount: too-small']],
    ['an amount below 0', { amount: '-5' }, ['amount: not-positive']],
    ['a rate below 0', { rate: '-5' }, ['rate: too-small']],
    ['an amount as a percentage', { amount: '20%' }, ['amount: not-a-number']],
    [
      'values above the maximum',
      { amount: '1000000000000.01', rate: '1000.1' },
      ['amount: too-large', 'rate: too-large'],
    ],
    ['too many digits', { amount: '1.234567890123456' }, ['amount: too-precise']],
    ['an unknown mode', { mode: 'half' as 'add' }, ['mode: unknown-mode']],
    ['all errors at once', { amount: 'x', mode: '' as 'add' }, ['amount: not-a-number', 'mode: unknown-mode']],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
    expect(modes).toEqual(['add', 'remove'])
  })
})

it('rounds to whole yen, which still add up', () => {
  const removed: Input = { ...initial, amount: '100', rate: '0.5', mode: 'remove' }
  expect(evaluate(removed, { minorDigits: 0 })).toMatchObject({ value: { netAmount: 100, taxAmount: 0 } })
  const added: Input = { ...initial, amount: '105', rate: '10', mode: 'add' }
  expect(evaluate(added, { minorDigits: 0 })).toMatchObject({ value: { taxAmount: 11, totalAmount: 116 } })
})
