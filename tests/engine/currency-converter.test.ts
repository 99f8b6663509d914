import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
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
} from '../../src/engine/currency-converter'
import oracle from './currency-converter.oracle.json'

const table: RateTable = { base: 'USD', date: '2026-03-02', rates: { USD: 1, EUR: 0.8, JPY: 150, GBP: 0.75 } }

// Expected values: spec part 1, points 3 and 9; names, signs and decimals from Unicode CLDR, through Intl.
describe('the currencies', () => {
  it('are the twelve of the spec, in its order', () => {
    const ofSpec = 'USD EUR GBP JPY CAD AUD CHF CNY INR BRL TRY RUB'.split(' ')
    expect(codes).toEqual(ofSpec)
    expect(currencies.map(({ code }) => code)).toEqual(ofSpec)
  })

  it.each(currencies.map((currency) => [currency.code, currency] as const))('%s', (code, currency) => {
    const signs = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay })
      expect(format.resolvedOptions().maximumFractionDigits).toBe(currency.minorDigits)
      return format.formatToParts(1).find(({ type }) => type === 'currency')?.value
    })
    expect(signs).toContain(currency.symbol)
    expect(new Intl.DisplayNames('en', { type: 'currency' }).of(code)).toBe(currency.name)
  })

  it('have a sign each', () => {
    expect(new Set(currencies.map(({ symbol }) => symbol)).size).toBe(currencies.length)
  })

  it('begin with 1 USD in EUR', () => {
    expect(initial).toEqual({ amount: '1', from: 'USD', to: 'EUR' })
  })
})

// Expected values: worked by hand from the rates of `table`. 150 / 0.8 = 187.5; 0.8 / 150 = 0.005333…
describe('a conversion', () => {
  it.each([
    ['250', 'USD', 'EUR', 0.8, 200],
    ['0', 'USD', 'EUR', 0.8, 0],
    ['1,250.50', 'USD', 'JPY', 150, 187575],
    ['$19.99', 'USD', 'GBP', 0.75, 14.9925],
    ['8', 'EUR', 'USD', 1.25, 10],
    ['2', 'EUR', 'JPY', 187.5, 375],
    ['100', 'JPY', 'EUR', 0.005333333333333, 0.5333333333],
    ['7', 'EUR', 'EUR', 1, 7],
    ['7', 'USD', 'USD', 1, 7],
  ])('of %s %s to %s is at %d and gives %d', (amount, from, to, rate, result) => {
    expect(evaluate({ amount, from, to }, { rates: table })).toEqual({
      ok: true,
      value: { amount: Number(amount.replace(/[$,]/g, '')), from, to, rate, result, date: '2026-03-02' },
    })
  })

  it('takes the base to be 1 where its own rate is not given', () => {
    const rates = { EUR: 0.8 }
    expect(convert(8, 'EUR', 'USD', { ...table, rates })).toBe(10)
  })

  it('takes currencies beyond the twelve where the table has them', () => {
    expect(convert(2, 'USD', 'SEK', { ...table, rates: { SEK: 10 } })).toBe(20)
  })

  it('of the example is 250 × 0.85', () => {
    expect(evaluate(example, exampleContext)).toMatchObject({ ok: true, value: { result: 212.5 } })
  })

  it('has no answer for a currency that the table lacks', () => {
    expect(convert(1, 'USD', 'RUB', table)).toBeUndefined()
    expect(rateBetween('RUB', 'USD', table)).toBeUndefined()
  })
})

// Expected values: currency-converter.oracle.py, exact fractions; crossed and direct rates, ties at the tenth decimal.
describe('agrees with the oracle', () => {
  it.each(oracle.map((row, index) => [index, row.amount, row.from, row.to, row] as const))(
    '%d: %s %s to %s',
    (_i, amount, from, to, row) => {
      const rates = { base: row.base, date: '2026-03-02', rates: row.rates as unknown as Record<string, number> }
      expect(evaluate({ amount, from, to }, { rates })).toMatchObject({
        ok: true,
        value: { rate: Number(row.rate), result: Number(row.result) },
      })
    },
  )
})

// Expected values: spec part 1, points 5 and 8, and the issue codes of core/fields.
describe('errors', () => {
  it.each<[string, Partial<Input>, object[]]>([
    ['nothing typed', { amount: '' }, [{ code: 'missing', field: 'amount' }]],
    ['words', { amount: 'ten' }, [{ code: 'not-a-number', field: 'amount' }]],
    ['an amount below 0', { amount: '-0.01' }, [{ code: 'too-small', field: 'amount', values: { min: 0 } }]],
    [
      'more than 10^12',
      { amount: '1000000000000.01' },
      [{ code: 'too-large', field: 'amount', values: { max: 1e12 } }],
    ],
    ['a target that the table lacks', { to: 'RUB' }, [{ code: 'currency-not-supported', field: 'to' }]],
    ['a source that the table lacks', { from: 'RUB' }, [{ code: 'currency-not-supported', field: 'from' }]],
    ['a code that every object has', { to: 'constructor' }, [{ code: 'currency-not-supported', field: 'to' }]],
    ['the prototype as a code', { to: '__proto__' }, [{ code: 'currency-not-supported', field: 'to' }]],
    [
      'all at once',
      { amount: 'x', from: '', to: 'usd' },
      [
        { code: 'not-a-number', field: 'amount' },
        { code: 'currency-not-supported', field: 'from' },
        { code: 'currency-not-supported', field: 'to' },
      ],
    ],
    // (2^53 - 1) / 100 / 150 = 600,479,950,316.066…
    [
      'a result whose cents would be wrong',
      { amount: '600479950317', to: 'JPY' },
      [{ code: 'too-large', field: 'amount', values: { max: 600_479_950_316 } }],
    ],
  ])('%s', (_, input, issues) => {
    expect(evaluate({ ...initial, ...input }, { rates: table })).toEqual({ ok: false, issues })
  })

  it('the greatest amount that is said to be allowed is', () => {
    expect(evaluate({ ...initial, amount: '600479950316', to: 'JPY' }, { rates: table }).ok).toBe(true)
  })

  it('without a table there is no answer, and an invalid amount is still reported', () => {
    expect(evaluate(initial)).toEqual({ ok: false, issues: [{ code: 'no-rates' }] })
    expect(evaluate({ ...initial, amount: 'x' })).toEqual({
      ok: false,
      issues: [{ code: 'not-a-number', field: 'amount' }, { code: 'no-rates' }],
    })
  })

  it.each([
    ['no base', { date: '2026-03-02', rates: { EUR: 0.8 } }],
    ['no rates', { base: 'USD', date: '2026-03-02' }],
    ['a rate in words', { base: 'USD', date: '2026-03-02', rates: { EUR: '0.8' } }],
  ])('a table with %s is none', (_, rates) => {
    expect(evaluate(initial, { rates: rates as unknown as RateTable })).toMatchObject({
      issues: [{ code: 'no-rates' }],
    })
  })
})

// Expected values: spec part 1, points 3 and 7 (rates, date), and the row in TOOLS.md (code → finite number above 0).
describe('a service’s answer', () => {
  const body = { base: 'USD', date: '2026-03-02', time_last_updated: 1772409601, rates: { USD: 1, EUR: 0.8 } }
  const read = { base: 'USD', date: '2026-03-02', rates: { USD: 1, EUR: 0.8 } }

  it('is read to base, date and rates', () => {
    expect(readTable('USD', body)).toEqual(read)
  })

  it('need not name its base', () => {
    expect(readTable('USD', { ...body, base: undefined })).toEqual(read)
  })

  it('is believed when it names another base, so that crossed rates stay right', () => {
    expect(readTable('EUR', body)).toEqual(read)
  })

  it('keeps a hostile code as a mere code', () => {
    const hostile = JSON.parse('{"date":"2026-03-02","rates":{"__proto__":2}}') as unknown
    expect(Object.keys(readTable('USD', hostile)?.rates ?? {})).toEqual(['__proto__'])
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', '<!doctype html>'],
    ['a list', []],
    ['an empty record', {}],
    ['no rates', { ...body, rates: undefined }],
    ['rates as a list', { ...body, rates: [1, 0.8] }],
    ['rates as null', { ...body, rates: null }],
    ['rates as text', { ...body, rates: 'EUR' }],
    ['a rate of 0', { ...body, rates: { EUR: 0 } }],
    ['a rate below 0', { ...body, rates: { EUR: -0.8 } }],
    ['a rate in words', { ...body, rates: { EUR: '0.8' } }],
    ['a rate of null', { ...body, rates: { EUR: null } }],
    ['a rate that is no number', { ...body, rates: { EUR: Number.NaN } }],
    ['a rate without end', { ...body, rates: { EUR: Number.POSITIVE_INFINITY } }],
    ['one bad rate among good ones', { ...body, rates: { ...body.rates, JPY: 0 } }],
    ['a base that is not worth 1', { ...body, rates: { USD: 1.1, EUR: 0.8 } }],
    ['rates of a base that was not asked for', { ...body, base: undefined, rates: { USD: 1.25, EUR: 1 } }],
    ['no date', { ...body, date: undefined }],
    ['a date as a number', { ...body, date: 20260302 }],
    ['a date in words', { ...body, date: 'Mon, 02 Mar 2026' }],
    ['a date that does not exist', { ...body, date: '2026-02-29' }],
    ['a month that does not exist', { ...body, date: '2026-13-01' }],
  ])('%s is none', (_, answer) => {
    expect(readTable('USD', answer)).toBeUndefined()
  })
})

const rate = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => units / 10 ** 4)
const rates = fc.record({ EUR: rate, JPY: rate, GBP: rate }).map((record): RateTable => ({ ...table, rates: record }))
const cents = fc.integer({ min: 0, max: 10 ** 8 })

describe('properties', () => {
  it('twice the amount is twice the result, within rounding', () => {
    fc.assert(
      fc.property(cents, rates, (amount, table) => {
        const one = convert(amount / 100, 'USD', 'EUR', table) ?? Number.NaN
        const two = convert((amount * 2) / 100, 'USD', 'EUR', table) ?? Number.NaN
        expect(Math.abs(two - 2 * one)).toBeLessThanOrEqual(2e-10 + two * 1e-15)
      }),
    )
  })

  it('a currency to itself is the same amount', () => {
    fc.assert(
      fc.property(cents, rates, (amount, table) => {
        expect(convert(amount / 100, 'JPY', 'JPY', table)).toBe(amount / 100)
      }),
    )
  })

  it('a table of another base gives the same, when all its rates are in proportion', () => {
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

  it('a result is at least as great for a greater amount', () => {
    fc.assert(
      fc.property(cents, cents, rates, (a, b, table) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) =>
          convert(amount / 100, 'EUR', 'JPY', table),
        )
        expect(less ?? Number.NaN).toBeLessThanOrEqual(more ?? Number.NaN)
      }),
    )
  })

  it('any record and any table have a result', () => {
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

  it('a megabyte of text is not a number', () => {
    const amount = '9'.repeat(1_000_000)
    expect(evaluate({ ...initial, amount }, { rates: table })).toMatchObject({ issues: [{ code: 'not-a-number' }] })
  })
})
