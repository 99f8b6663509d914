import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountsIn,
  codes,
  convert,
  currencies,
  evaluate,
  example,
  exampleContext,
  type Input,
  initial,
  type RateTable,
  rateBetween,
  readTable,
  roundAmounts,
} from '../../../src/engine/currency-converter/currency-converter'
import { eachRow } from '../../each-row'
import fees from './engine.fee.oracle.json'
import oracle from './engine.oracle.json'

const table: RateTable = { base: 'USD', date: '2026-03-02', rates: { USD: 1, EUR: 0.8, JPY: 150, GBP: 0.75 } }

// Expected values: docs/rules.md. Names, symbols and decimals are from Unicode CLDR, through Intl.
describe('the currencies', () => {
  it('are the 12 of docs/rules.md, in the same order', () => {
    const expected = 'USD EUR GBP JPY CAD AUD CHF CNY INR BRL TRY RUB'.split(' ')
    expect(codes).toEqual(expected)
    expect(currencies.map(({ code }) => code)).toEqual(expected)
  })

  eachRow(currencies.map((currency) => [currency.code, currency] as const))('%s', (code, currency) => {
    const symbols = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay })
      expect(format.resolvedOptions().maximumFractionDigits).toBe(currency.minorDigits)
      return format.formatToParts(1).find(({ type }) => type === 'currency')?.value
    })
    expect(symbols).toContain(currency.symbol)
    expect(new Intl.DisplayNames('en', { type: 'currency' }).of(code)).toBe(currency.name)
  })

  it('have different symbols', () => {
    expect(new Set(currencies.map(({ symbol }) => symbol)).size).toBe(currencies.length)
  })

  it('are USD to EUR initially', () => {
    expect(initial).toEqual({ amount: '1', from: 'USD', to: 'EUR', fee: '' })
  })
})

// Expected values: by hand from the rates in `table`. 150 / 0.8 = 187.5; 0.8 / 150 = 0.005333…
describe('a conversion', () => {
  eachRow([
    ['250', 'USD', 'EUR', 0.8, 200],
    ['0', 'USD', 'EUR', 0.8, 0],
    ['1,250.50', 'USD', 'JPY', 150, 187575],
    ['$19.99', 'USD', 'GBP', 0.75, 14.9925],
    ['8', 'EUR', 'USD', 1.25, 10],
    ['2', 'EUR', 'JPY', 187.5, 375],
    ['100', 'JPY', 'EUR', 0.005333333333333, 0.5333333333],
    ['7', 'EUR', 'EUR', 1, 7],
    ['7', 'USD', 'USD', 1, 7],
  ])('of %s %s to %s has a rate of %d and a result of %d', (amount, from, to, rate, result) => {
    expect(evaluate({ ...initial, amount, from, to }, { rates: table })).toEqual({
      ok: true,
      value: { amount: Number(amount.replace(/[$,]/g, '')), from, to, rate, result, date: '2026-03-02' },
    })
  })

  it('uses a rate of 1 for the base if the table doesn’t include it', () => {
    const rates = { EUR: 0.8 }
    expect(convert(8, 'EUR', 'USD', { ...table, rates })).toBe(10)
  })

  it('supports any currency in the table', () => {
    expect(convert(2, 'USD', 'SEK', { ...table, rates: { SEK: 10 } })).toBe(20)
  })

  it('of the example is 250 × 0.85', () => {
    expect(evaluate(example, exampleContext)).toMatchObject({ ok: true, value: { result: 212.5 } })
  })

  it('of round amounts works in both directions', () => {
    expect(roundAmounts({ rate: 0.8 })).toEqual([
      { amount: 1, there: 0.8, back: 1.25 },
      { amount: 10, there: 8, back: 12.5 },
      { amount: 50, there: 40, back: 62.5 },
      { amount: 100, there: 80, back: 125 },
      { amount: 1000, there: 800, back: 1250 },
    ])
  })

  it('is undefined for a currency that isn’t in the table', () => {
    expect(convert(1, 'USD', 'RUB', table)).toBeUndefined()
    expect(rateBetween('RUB', 'USD', table)).toBeUndefined()
  })
})

// Expected values: engine.oracle.py, with exact fractions. Includes cross rates and ties at 10 decimals.
describe('matches the oracle', () => {
  eachRow(oracle.map((row, index) => [index, row.amount, row.from, row.to, row] as const))(
    '%d: %s %s to %s',
    (_i, amount, from, to, row) => {
      const rates = { base: row.base, date: '2026-03-02', rates: row.rates as unknown as Record<string, number> }
      expect(evaluate({ ...initial, amount, from, to }, { rates })).toMatchObject({
        ok: true,
        value: { rate: Number(row.rate), result: Number(row.result) },
      })
    },
  )
})

// Expected values: engine.fee.oracle.py, with exact fractions and Python's ROUND_HALF_UP.
describe('a fee', () => {
  eachRow(fees.map((row, index) => [index, row.fee, row.amount, row.from, row.to, row] as const))(
    '%d: of %s%% on %s %s to %s is as expected',
    (_i, fee, amount, from, to, { base, rates, expected }) => {
      const table = { base, date: '2026-03-02', rates: rates as unknown as Record<string, number> }
      const result = evaluate({ amount, from, to, fee }, { rates: table })
      const numbers = Object.entries(expected).map(([name, text]) => [name, Number(text)])
      expect(result).toMatchObject({ value: { withFee: Object.fromEntries(numbers) } })
    },
  )

  // 250 × 1.03 = 257.5; 200 × 0.97 = 194.
  it('of 3% on $250 makes €200 cost $257.50 by card and leaves €194 at a counter', () => {
    expect(evaluate({ amount: '250', from: 'USD', to: 'EUR', fee: '3%' }, { rates: table })).toEqual({
      ok: true,
      value: {
        amount: 250, from: 'USD', to: 'EUR', rate: 0.8, result: 200, date: '2026-03-02',
        withFee: { percent: 3, paid: 257.5, paidFee: 7.5, received: 194, receivedFee: 6 },
      }, // biome-ignore format: short
    })
  })

  eachRow([
    ['x', { code: 'not-a-number', field: 'fee' }],
    ['-1', { code: 'too-small', field: 'fee', values: { min: 0 } }],
    ['100.1', { code: 'too-large', field: 'fee', values: { max: 100 } }],
  ])('of %s is an error', (fee, issue) => {
    expect(evaluate({ ...initial, fee }, { rates: table })).toEqual({ ok: false, issues: [issue] })
  })

  it('that is empty or absent leaves the output as it was', () => {
    const absent = { amount: '250', from: 'USD', to: 'EUR' } as Input
    const value = { amount: 250, from: 'USD', to: 'EUR', rate: 0.8, result: 200, date: '2026-03-02' }
    expect(evaluate(absent, { rates: table })).toEqual({ ok: true, value })
    expect(evaluate({ ...absent, fee: ' ' }, { rates: table })).toEqual({ ok: true, value })
  })
})

describe('an amount in several currencies', () => {
  it('is calculated through the base, without those that aren’t in the table', () => {
    expect(amountsIn(2, 'EUR', ['USD', 'EUR', 'JPY', 'RUB'], table)).toEqual([
      { code: 'USD', amount: 2.5 },
      { code: 'EUR', amount: 2 },
      { code: 'JPY', amount: 375 },
    ])
  })

  it('is the converter’s result for each currency', () => {
    for (const { code, amount } of amountsIn(19.99, 'GBP', codes, exampleContext.rates)) {
      expect(amount).toBe(convert(19.99, 'GBP', code, exampleContext.rates))
    }
  })
})

// Expected values: the ranges in the docstring of Input, and the issue codes in core/fields.
describe('errors', () => {
  eachRow<[string, Partial<Input>, object[]]>([
    ['an empty amount', { amount: '' }, [{ code: 'missing', field: 'amount' }]],
    ['an amount in words', { amount: 'ten' }, [{ code: 'not-a-number', field: 'amount' }]],
    ['an amount below 0', { amount: '-0.01' }, [{ code: 'too-small', field: 'amount', values: { min: 0 } }]],
    [
      'an amount above 10^12',
      { amount: '1000000000000.01' },
      [{ code: 'too-large', field: 'amount', values: { max: 1e12 } }],
    ],
    ['a target that isn’t in the table', { to: 'RUB' }, [{ code: 'currency-not-supported', field: 'to' }]],
    ['a source that isn’t in the table', { from: 'RUB' }, [{ code: 'currency-not-supported', field: 'from' }]],
    ['an inherited property as a code', { to: 'constructor' }, [{ code: 'currency-not-supported', field: 'to' }]],
    ['__proto__ as a code', { to: '__proto__' }, [{ code: 'currency-not-supported', field: 'to' }]],
    [
      'all errors at once',
      { amount: 'x', from: '', to: 'usd' },
      [
        { code: 'not-a-number', field: 'amount' },
        { code: 'currency-not-supported', field: 'from' },
        { code: 'currency-not-supported', field: 'to' },
      ],
    ],
    // (2^53 - 1) / 100 / 150 = 600,479,950,316.066…
    [
      'a result that a number can’t hold to the cent',
      { amount: '600479950317', to: 'JPY' },
      [{ code: 'too-large', field: 'amount', values: { max: 600_479_950_316 } }],
    ],
  ])('%s', (_, input, issues) => {
    expect(evaluate({ ...initial, ...input }, { rates: table })).toEqual({ ok: false, issues })
  })

  it('allow the maximum amount that they state', () => {
    expect(evaluate({ ...initial, amount: '600479950316', to: 'JPY' }, { rates: table }).ok).toBe(true)
  })

  it('include a missing table and an invalid amount', () => {
    expect(evaluate(initial)).toEqual({ ok: false, issues: [{ code: 'no-rates' }] })
    expect(evaluate({ ...initial, amount: 'x' })).toEqual({
      ok: false,
      issues: [{ code: 'not-a-number', field: 'amount' }, { code: 'no-rates' }],
    })
  })

  eachRow([
    ['no base', { date: '2026-03-02', rates: { EUR: 0.8 } }],
    ['no rates', { base: 'USD', date: '2026-03-02' }],
    ['a rate in words', { base: 'USD', date: '2026-03-02', rates: { EUR: '0.8' } }],
  ])('include a table with %s', (_, rates) => {
    expect(evaluate(initial, { rates: rates as unknown as RateTable })).toMatchObject({
      issues: [{ code: 'no-rates' }],
    })
  })
})

// Expected values: docs/rules.md (rates and date; each rate is a number above 0).
describe('a service’s response', () => {
  const body = { base: 'USD', date: '2026-03-02', time_last_updated: 1772409601, rates: { USD: 1, EUR: 0.8 } }
  const read = { base: 'USD', date: '2026-03-02', rates: { USD: 1, EUR: 0.8 } }

  it('is reduced to base, date and rates', () => {
    expect(readTable('USD', body)).toEqual(read)
  })

  it('may omit the base', () => {
    expect(readTable('USD', { ...body, base: undefined })).toEqual(read)
  })

  it('may have a different base, which is used', () => {
    expect(readTable('EUR', body)).toEqual(read)
  })

  it('can contain __proto__ as a code without side effects', () => {
    const malicious = JSON.parse('{"date":"2026-03-02","rates":{"__proto__":2}}') as unknown
    expect(Object.keys(readTable('USD', malicious)?.rates ?? {})).toEqual(['__proto__'])
  })

  eachRow<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', '<!doctype html>'],
    ['an array', []],
    ['an empty object', {}],
    ['no rates', { ...body, rates: undefined }],
    ['rates as an array', { ...body, rates: [1, 0.8] }],
    ['rates as null', { ...body, rates: null }],
    ['rates as text', { ...body, rates: 'EUR' }],
    ['a rate of 0', { ...body, rates: { EUR: 0 } }],
    ['a rate below 0', { ...body, rates: { EUR: -0.8 } }],
    ['a rate in words', { ...body, rates: { EUR: '0.8' } }],
    ['a rate of null', { ...body, rates: { EUR: null } }],
    ['a rate of NaN', { ...body, rates: { EUR: Number.NaN } }],
    ['an infinite rate', { ...body, rates: { EUR: Number.POSITIVE_INFINITY } }],
    ['one invalid rate among valid ones', { ...body, rates: { ...body.rates, JPY: 0 } }],
    ['a base with a rate other than 1', { ...body, rates: { USD: 1.1, EUR: 0.8 } }],
    ['a rate other than 1 for the requested base', { ...body, base: undefined, rates: { USD: 1.25, EUR: 1 } }],
    ['no date', { ...body, date: undefined }],
    ['a date as a number', { ...body, date: 20260302 }],
    ['a date in another format', { ...body, date: 'Mon, 02 Mar 2026' }],
    ['a date that does not exist', { ...body, date: '2026-02-29' }],
    ['a month that does not exist', { ...body, date: '2026-13-01' }],
  ])('is invalid: %s', (_, response) => {
    expect(readTable('USD', response)).toBeUndefined()
  })
})

const rate = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => units / 10 ** 4)
const rates = fc.record({ EUR: rate, JPY: rate, GBP: rate }).map((record): RateTable => ({ ...table, rates: record }))
const cents = fc.integer({ min: 0, max: 10 ** 8 })

describe('properties', () => {
  it('doubling the amount doubles the result, apart from rounding', () => {
    fc.assert(
      fc.property(cents, rates, (amount, table) => {
        const one = convert(amount / 100, 'USD', 'EUR', table) ?? Number.NaN
        const two = convert((amount * 2) / 100, 'USD', 'EUR', table) ?? Number.NaN
        expect(Math.abs(two - 2 * one)).toBeLessThanOrEqual(2e-10 + two * 1e-15)
      }),
    )
  })

  it('converting a currency to itself keeps the amount', () => {
    fc.assert(
      fc.property(cents, rates, (amount, table) => {
        expect(convert(amount / 100, 'JPY', 'JPY', table)).toBe(amount / 100)
      }),
    )
  })

  it('proportional tables with different bases have the same results', () => {
    const price = fc.integer({ min: 1, max: 10 ** 6 })
    fc.assert(
      fc.property(cents, price, price, price, (amount, EUR, JPY, USD) => {
        const dollars: RateTable = { ...table, rates: { EUR, JPY } }
        const gold: RateTable = { ...table, base: 'XAU', rates: { USD, EUR: EUR * USD, JPY: JPY * USD } }
        expect(convert(amount / 100, 'EUR', 'JPY', gold)).toBe(convert(amount / 100, 'EUR', 'JPY', dollars))
        expect(convert(amount / 100, 'USD', 'JPY', gold)).toBe(convert(amount / 100, 'USD', 'JPY', dollars))
      }),
    )
  })

  it('a larger amount never has a smaller result', () => {
    fc.assert(
      fc.property(cents, cents, rates, (a, b, table) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) =>
          convert(amount / 100, 'EUR', 'JPY', table),
        )
        expect(less ?? Number.NaN).toBeLessThanOrEqual(more ?? Number.NaN)
      }),
    )
  })

  it('any input and any table have a finite result or an error', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', ' ', '1e309', '-0', 'NaN', '1,5', '999999999999', 'USD', 'EUR', '__proto__', '\ud800'),
      fc.anything(),
    )
    const record = fc.record({ amount: text, from: text, to: text }, { requiredKeys: [] })
    const extreme = fc.double({ min: 5e-324, max: Number.MAX_VALUE, noNaN: true })
    const anyTable = fc.oneof(
      extreme.map((EUR) => ({ ...table, rates: { EUR } })),
      fc.anything(),
    )
    fc.assert(
      fc.property(record, anyTable, (input, rates) => {
        const result = evaluate(input as Input, { rates: rates as RateTable })
        if (result.ok) expect(Number.isFinite(result.value.result)).toBe(true)
        else expect(result.issues.length).toBeGreaterThan(0)
      }),
    )
  })

  it('a million digits aren’t a number', () => {
    const amount = '9'.repeat(1_000_000)
    expect(evaluate({ ...initial, amount }, { rates: table })).toMatchObject({ issues: [{ code: 'not-a-number' }] })
  })
})
