import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountOf,
  dueIn,
  evaluate,
  example,
  fromFile,
  type Input,
  initial,
  toFile,
  totalsOf,
} from '../../../src/engine/invoice-generator/invoice-generator'
import { eachRow } from '../../each-row'
import { cents } from '../../results'
import oracle from './engine.oracle.json'
import {
  answerOf,
  exampleAnswer,
  fileOf,
  invalidFields,
  invalidFiles,
  invoices,
  openFile,
  partlyInvalid,
  published,
  rowsOf,
  tooLarge,
  totalsFor,
} from './tables'

// Expected values: published invoices, named in the table.
describe('an invoice', () => {
  eachRow(published)('matches %s', (_, rows, tax, subtotal, taxAmount, total) => {
    expect(totalsFor(rows, String(tax))).toEqual({ subtotal, taxAmount, discountAmount: 0, total })
  })

  it('includes the rows with their amounts, the dates and the totals', () => {
    expect(evaluate(example)).toEqual({ ok: true, value: exampleAnswer })
  })

  it('has a total of 0 if it’s empty', () => {
    expect(answerOf({})).toMatchObject({ items: [{ quantity: 1, rate: 0, amount: 0 }], total: 0, fieldIssues: [] })
    expect(answerOf({ items: [] })).toMatchObject({ items: [], subtotal: 0, total: 0, fieldIssues: [] })
  })

  it('accepts numbers in the locale’s format', () => {
    const input = { items: rowsOf([['1.000', '0,335']]), tax: '7,5' }
    expect(answerOf(input, { locale: 'de-DE' })).toMatchObject({ subtotal: 335, taxAmount: 25.13, fieldIssues: [] })
  })
})

// Expected values: engine.oracle.py, with Python's decimal. Includes ties at half a cent and 500 rows.
describe('matches the oracle', () => {
  const name = ({ rows, tax, discount }: (typeof oracle)[number]) => {
    const first = rows.slice(0, 6).map((row) => row.join('×'))
    return `${first.join(' + ')} of ${rows.length}, +${tax}% -${discount}%`
  }

  eachRow(oracle.map((row) => [name(row), row] as const))('%s', (_, row) => {
    const value = answerOf({ items: rowsOf(row.rows), tax: row.tax, discount: row.discount })
    const [subtotal, taxAmount, discountAmount, total] = row.totals.map(Number)
    expect(value).toMatchObject({ subtotal, taxAmount, discountAmount, total, fieldIssues: [] })
    expect(value.items.map(({ amount }) => amount)).toEqual(row.amounts.map(Number))
  })
})

// Expected values: Python's datetime, date + timedelta.
describe('the due date', () => {
  eachRow([
    ['2026-11-20', 30, '2026-12-20'],
    ['2026-01-31', 30, '2026-03-02'],
    ['2028-02-15', 14, '2028-02-29'],
    ['2026-12-31', 60, '2027-03-01'],
    ['2000-02-01', 30, '2000-03-02'],
    ['9999-12-01', 30, '9999-12-31'],
  ])('%s plus %d days is %s', (date, days, due) => {
    expect(dueIn(date, days)).toBe(due)
  })

  eachRow(['', 'soon', '2026-02-30', '9999-12-31'])('is empty for %j plus 14 days', (date) => {
    expect(dueIn(date, 14)).toBe('')
  })
})

// Expected values: docs/rules.md. Invalid numbers count as 0, and no field is required.
describe('invalid fields', () => {
  it('count as 0 and are reported', () => {
    const { fieldIssues, ...value } = answerOf({ items: rowsOf(partlyInvalid), tax: 'x', discount: '5 off' })
    expect(value).toMatchObject({ subtotal: 30, taxAmount: 0, discountAmount: 0, total: 30 })
    const rows = value.items.map(({ quantity, rate, amount }) => `${quantity} × ${rate} = ${amount}`)
    expect(rows).toEqual(['0 × 5 = 0', '2 × 0 = 0', '0 × 0 = 0', '3 × 10 = 30'])
    expect(fieldIssues).toEqual([
      { field: 'items.0.quantity', code: 'not-a-number' },
      { field: 'items.1.rate', code: 'not-a-number' },
      { field: 'items.2.quantity', code: 'missing' },
      { field: 'items.2.rate', code: 'missing' },
      { field: 'tax', code: 'not-a-number' },
      { field: 'discount', code: 'not-a-number' },
    ])
  })

  // By hand: 30 - 0, 30 - 0.5 and 30 - 30.
  eachRow([
    ['x', 0, 30, ['not-a-number']],
    ['-5', 0, 30, ['too-small']],
    ['0.5', 0.5, 29.5, []],
    ['30', 30, 0, []],
  ])('%s paid of 30 counts as %d', (amountPaid, paid, balance, issues) => {
    const { fieldIssues, ...value } = answerOf({ items: rowsOf([['3', '10']]), amountPaid })
    expect(value).toMatchObject({ amountPaid: paid, balance })
    expect(fieldIssues.map(({ code }) => code)).toEqual(issues)
  })

  eachRow(invalidFields)('include %s', (_, input, issues) => {
    expect(answerOf(input).fieldIssues.map(({ code, field }) => `${field}: ${code}`)).toEqual(issues)
  })

  it('are reported in 200,000 rows', () => {
    expect(answerOf({ items: rowsOf(Array(200_000).fill(['x', 'y'])) }).fieldIssues).toHaveLength(400_000)
  })

  eachRow(tooLarge)('prevent an output if %s is too large to hold cents', (_, input) => {
    const issues = [{ code: 'total-too-large', field: 'items', values: { max: 1e13 } }]
    expect(evaluate({ ...initial, ...input })).toEqual({ ok: false, issues })
  })
})

it('reports an ambiguous date with both readings', () => {
  expect(answerOf({ dueDate: '02/03/2026' }, { locale: 'en-CA', now: '2026-01-02' })).toMatchObject({
    dueDate: '',
    fieldIssues: [{ code: 'ambiguous-date', field: 'dueDate', values: { first: '2026-02-03', second: '2026-03-02' } }],
  })
})

describe('an empty date', () => {
  it('is today in the local time zone', () => {
    const now = new Date(2026, 0, 2, 23, 59)
    expect(answerOf({}, { now })).toMatchObject({ date: '2026-01-02', dueDate: '', fieldIssues: [] })
    expect(answerOf({}, { now: now.getTime() }).date).toBe('2026-01-02')
    expect(answerOf({ date: '2025-12-31' }, { now }).date).toBe('2025-12-31')
    expect(answerOf({ dueDate: '2026-01-01' }, { now }).fieldIssues).toEqual([
      { code: 'due-before-date', field: 'dueDate' },
    ])
  })

  it('stays empty without a current time', () => {
    expect(answerOf({}).date).toBe('')
    expect(answerOf({}, { now: Number.NaN }).date).toBe('')
  })
})

describe('the totals', () => {
  const quantity = fc.integer({ min: -(10 ** 6), max: 10 ** 7 }).map((units) => units / 1000)
  const rate = fc.integer({ min: -(10 ** 6), max: 10 ** 8 }).map((units) => units / 10_000)
  const lines = fc.array(fc.tuple(quantity, rate), { maxLength: 20 })
  const percent = fc.integer({ min: 0, max: 100_000 }).map((units) => units / 1000)

  it('add up to the cent', () => {
    fc.assert(
      fc.property(lines, percent, percent, (lines, tax, discount) => {
        const amounts = lines.map(([quantity, rate]) => amountOf(quantity, rate))
        const { subtotal, taxAmount, discountAmount, total } = totalsOf(amounts, tax, discount)
        expect(cents(subtotal)).toBe(amounts.reduce((sum, amount) => sum + cents(amount), 0n))
        expect(cents(total)).toBe(cents(subtotal) + cents(taxAmount) - cents(discountAmount))
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('don’t depend on the order of the rows', () => {
    fc.assert(
      fc.property(lines, percent, percent, (lines, tax, discount) => {
        const texts = [String(tax), String(discount)] as const
        expect(totalsFor([...lines].reverse(), ...texts)).toEqual(totalsFor(lines, ...texts))
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('change sign if every quantity does', () => {
    fc.assert(
      fc.property(lines, percent, percent, (lines, tax, discount) => {
        const texts = [String(tax), String(discount)] as const
        const returned = lines.map(([quantity, rate]) => [-quantity + 0, rate])
        const figures = Object.entries(totalsFor(lines, ...texts)).map(([key, figure]) => [key, -figure + 0])
        expect(totalsFor(returned, ...texts)).toEqual(Object.fromEntries(figures))
      }),
      { numRuns: 300, seed: 1 },
    )
  })
})

describe('a saved invoice', () => {
  it('opens with any text as it was typed', () => {
    fc.assert(
      fc.property(invoices, fc.constantFrom('en-US', 'de-DE', 'ar-EG'), (invoice, locale) => {
        expect(openFile(toFile(invoice, { locale }), locale)).toEqual(invoice)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('is JSON with the tool, version and locale', () => {
    expect(JSON.parse(toFile(example))).toEqual(JSON.parse(fileOf(example)))
    expect(toFile(example)).toMatch(/^\{\n {2}"tool"[\s\S]*\}\n$/)
  })

  it('has today’s date if the date was empty', () => {
    const savedWith = (date: string) => openFile(toFile({ ...initial, date }, { now: new Date(2026, 10, 20) }))
    expect(savedWith('')).toEqual({ ...initial, date: '2026-11-20' })
    const days = [' ', '2025-01-01', 'soon'].map((date) => savedWith(date).date)
    expect(days).toEqual(['2026-11-20', '2025-01-01', 'soon'])
  })

  it('has ISO dates instead of relative or local ones', () => {
    const typed = { ...initial, date: '02/03/2026', dueDate: 'in 3 weeks' }
    const file = toFile(typed, { locale: 'en-GB', now: '2026-11-20' })
    expect(openFile(file)).toMatchObject({ date: '2026-03-02', dueDate: '2026-12-11' })
  })

  it('contains no unknown fields', () => {
    const more = { ...example, secret: 1, items: [{ ...example.items[0], secret: 2 }] } as unknown as Input
    expect(toFile(more)).not.toContain('secret')
  })

  it('can have 500 rows', () => {
    const items = rowsOf(Array.from({ length: 500 }, (_, row) => [row, `${row}.05`]))
    expect(openFile(toFile({ ...example, items }))).toEqual({ ...example, items })
  })
})

describe('a file from another locale', () => {
  it('has only its numbers rewritten', () => {
    const typed = { ...initial, notes: '1,5', tax: '7,5', items: rowsOf([['1.000', '0,5']]) }
    const file = toFile(typed, { locale: 'de-DE' })
    expect(openFile(file, 'en-US')).toEqual({ ...typed, tax: '7.5', items: rowsOf([['1000', '0.5']]) })
    expect(openFile(file, 'ar-EG')).toEqual({ ...typed, tax: '٧٫٥', items: rowsOf([['١٠٠٠', '٠٫٥']]) })
  })

  it('has the same totals', () => {
    const number = fc.integer({ min: -(10 ** 7), max: 10 ** 9 }).map((units) => (units / 1000).toLocaleString('de-DE'))
    const row = fc.record({ description: fc.constant(''), quantity: number, rate: number, tax: fc.constant('') })
    const rows = fc.array(row, { minLength: 1 })
    fc.assert(
      fc.property(rows, fc.constantFrom('en-US', 'fr-FR', 'ar-EG', 'en-IN', 'de-CH', 'fa-IR'), (items, locale) => {
        const typed = { ...initial, items, tax: '8,875', discount: '2,5' }
        const other = openFile(toFile(typed, { locale: 'de-DE' }), locale)
        const result = evaluate(typed, { locale: 'de-DE' })
        expect(result).toMatchObject({ ok: true, value: { fieldIssues: [] } })
        expect(evaluate(other, { locale })).toEqual(result)
      }),
      { numRuns: 300, seed: 1 },
    )
  })
})

describe('an invalid file', () => {
  eachRow(invalidFiles)('is rejected: %s', (_, file, code) => {
    expect(fromFile(file)).toMatchObject({ ok: false, issues: [{ code }] })
  })

  it('keeps its valid fields', () => {
    const mixed = { items: [null, 7, 'x', {}, { quantity: 2, rate: 1.5 }], tax: 8.875, notes: ['a'], fromName: null }
    const blank = { description: '', quantity: '1', rate: '0', tax: '' }
    const items = [blank, blank, blank, blank, { description: '', quantity: '2', rate: '1.5', tax: '' }]
    expect(openFile(fileOf(mixed))).toEqual({ ...initial, items, tax: '8.875' })
    const german = openFile(fileOf(mixed, { locale: 'de-DE' }), 'de-DE')
    expect([german.tax, german.items[4]?.rate]).toEqual(['8,875', '1,5'])
    const empty = [{}, { items: [] }, { items: {} }, { items: 'x' }]
    expect(empty.map((invoice) => openFile(fileOf(invoice)))).toEqual(empty.map(() => initial))
  })

  it('doesn’t change prototypes', () => {
    const file = fileOf(initial).replace('"invoice":{', '"invoice":{"__proto__":{"tax":"9"},"constructor":{},')
    expect(openFile(file)).toEqual(initial)
    expect(Object.getPrototypeOf(openFile(file))).toBe(Object.prototype)
  })

  it('never throws', () => {
    const json = fc.json({ maxDepth: 4 })
    const similar = fc
      .tuple(fc.jsonValue(), fc.jsonValue(), fc.jsonValue())
      .map(([items, locale, version]) =>
        fileOf({ items: Array.isArray(items) ? items : [items], tax: items }, { locale, version }),
      )
    fc.assert(
      fc.property(fc.oneof(json, similar, fc.string({ unit: 'binary' })), (file) => {
        const result = fromFile(file)
        if (result.ok) expect(evaluate(result.value).ok).toBe(true)
        else expect(result.issues).toHaveLength(1)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })
})

it('rounds to whole yen, which still add up', () => {
  const row = { description: '', quantity: '1.5', rate: '333', tax: '' }
  const input = { ...example, items: [row, row], tax: '10', discount: '5' }
  expect(evaluate(input, { minorDigits: 0 })).toMatchObject({
    value: {
      items: [{ amount: 500 }, { amount: 500 }],
      subtotal: 1000,
      taxAmount: 100,
      discountAmount: 50,
      total: 1050,
    },
  })
})
