import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion } from '../../../src/engine/bill-splitter/apportion'
import {
  evaluate,
  example,
  examples,
  type Input,
  initial,
  type Output,
  sharersOf,
  withoutPerson,
  withSharerToggled,
} from '../../../src/engine/bill-splitter/bill-splitter'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import oracle from './engine.splits.oracle.json'

type Amounts = Pick<
  Output,
  'subtotal' | 'taxAmount' | 'subtotalWithTax' | 'tipAmount' | 'totalAmount' | 'perPerson' | 'shares'
>

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...example, ...input }))
const named = (rows: unknown) =>
  (rows as [Partial<Input>, Record<string, string | string[] | null>][]).map(
    ([input, figures], index) => [index + 1, input, figures] as const,
  )
const numbers = (texts: unknown) => (texts as string[]).map(Number)
const amountsIn = (figures: Record<string, unknown>): Amounts => ({
  subtotal: Number(figures.subtotal),
  taxAmount: Number(figures.taxAmount),
  subtotalWithTax: Number(figures.subtotalWithTax),
  tipAmount: Number(figures.tipAmount),
  totalAmount: Number(figures.totalAmount),
  perPerson: Number(figures.perPerson),
  shares: numbers(figures.shares),
})
const person = (name: string, weight = '', fixed = '') => ({ name, weight, fixed })
const item = (name: string, price: string, who = '') => ({ name, price, who })

// Expected values: engine.splits.oracle.py, with Python's fractions.
describe('matches the oracle', () => {
  eachRow(named(oracle.charges))('in equal split %d', (_, input, figures) => {
    const { numPeople, oddCents, ...value } = answerOf(input)
    const optional = ['roundedBy', 'tipPercent', 'taxPercent'].filter((name) => figures[name] !== null)
    expect(value).toEqual({
      ...amountsIn(figures),
      ...Object.fromEntries(optional.map((name) => [name, Number(figures[name])])),
    })
    expect(numPeople).toBe(Number(input.people))
    expect(oddCents).toBe(value.shares.filter((share) => share > (value.shares.at(-1) ?? 0)).length)
  })

  eachRow(named(oracle.weights))('in split by shares %d', (_, input, figures) => {
    const value = answerOf(input)
    expect(value).toMatchObject({ ...amountsIn(figures), oddCents: 0, numPeople: input.persons?.length })
    expect(value.persons).toEqual(input.persons?.map(({ name }, index) => ({ name, amount: value.shares[index] })))
  })

  eachRow(named(oracle.items))('in split by items %d', (_, input, figures) => {
    const value = answerOf(input)
    const [had, taxes, tips] = [numbers(figures.had), numbers(figures.taxes), numbers(figures.tips)]
    expect(value).toMatchObject(amountsIn(figures))
    expect(value.persons).toEqual(
      input.persons?.map(({ name }, index) => ({
        name,
        amount: value.shares[index],
        had: had[index],
        taxAmount: taxes[index],
        tipAmount: tips[index],
      })),
    )
  })
})

describe('a bill with only the fields of before November 2026', () => {
  it('has the same output as then', () => {
    const old = { bill: '100', tax: '8', tip: '18', people: '3' }
    const output = {
      subtotal: 100,
      taxAmount: 8,
      subtotalWithTax: 108,
      tipAmount: 19.44,
      totalAmount: 127.44,
      perPerson: 42.48,
      numPeople: 3,
      shares: [42.48, 42.48, 42.48],
      oddCents: 0,
    }
    expect(evaluate(old as Input)).toEqual({ ok: true, value: output })
    expect(evaluate({ ...initial, ...old })).toEqual({ ok: true, value: output })
  })
})

// Emily Post Institute, General tipping guide: 15 to 20% before tax.
describe('the tip', () => {
  it('is on the bill before tax if chosen', () => {
    expect(answerOf({ bill: '100', tax: '8', tip: '20', tipOn: 'beforeTax' })).toMatchObject({
      tipAmount: 20,
      totalAmount: 128,
    })
  })

  it('as an amount may exceed 30%, and replaces a percentage that has an error', () => {
    expect(answerOf({ bill: '50', tip: 'x', tipMoney: '25' })).toMatchObject({ tipAmount: 25, tipPercent: 50 })
    expect(answerOf({ bill: '50', tax: 'x', taxMoney: '4' })).toMatchObject({ taxAmount: 4, taxPercent: 8 })
  })

  it('takes up the difference when shares are rounded up', () => {
    // 127.44 / 3 is 42.48, rounded up to 43.
    expect(answerOf({ ...example, roundTo: 'each' })).toMatchObject({
      shares: [43, 43, 43],
      totalAmount: 129,
      tipAmount: 21,
      roundedBy: 1.56,
      oddCents: 0,
    })
    expect(answerOf({ ...example, roundTo: 'total', roundStep: '5' })).toMatchObject({
      totalAmount: 130,
      tipAmount: 22,
      shares: [43.34, 43.33, 43.33],
      roundedBy: 2.56,
    })
  })

  it('may be a typed percentage where an amount is asked', () => {
    expect(answerOf({ bill: '200', tipMoney: '10%' }).tipAmount).toBe(20)
  })
})

describe('those who share an item', () => {
  const names = ['Ann', 'Ben', '', 'Dee']

  it('are added and removed by position', () => {
    expect(withSharerToggled('', 1, names)).toBe('2')
    expect(withSharerToggled('Dee, 1', 1, names)).toBe('1, 2, 4')
    expect(withSharerToggled('1, 2, 4', 0, names)).toBe('2, 4')
    expect(withSharerToggled('ben', 1, names)).toBe('')
    expect(sharersOf('dee, 3, Zoe', names)).toEqual([2, 3])
  })

  it('stay the same people when another one leaves', () => {
    expect(withoutPerson('1, 2, 4', 1, names)).toBe('1, 3')
    expect(withoutPerson('Ann, Dee', 2, names)).toBe('1, 3')
    expect(withoutPerson('2', 1, names)).toBe('')
  })
})

// By hand.
describe('a split by shares', () => {
  it('counts a couple that pays together as two', () => {
    const persons = [person('Ann and Ben', '2'), person('Cem')]
    expect(answerOf({ bill: '90', tip: '0', split: 'shares', persons }).persons).toEqual([
      { name: 'Ann and Ben', amount: 60 },
      { name: 'Cem', amount: 30 },
    ])
  })

  it('leaves the rest after fixed amounts to the others, and doesn’t round fixed amounts', () => {
    const persons = [person('Ann', '', '20.50'), person('Ben'), person('Cem')]
    const bill = { bill: '100', tip: '0', split: 'shares', persons } as const
    expect(answerOf(bill).shares).toEqual([20.5, 39.75, 39.75])
    expect(answerOf({ ...bill, roundTo: 'each' }).shares).toEqual([20.5, 40, 40])
    expect(answerOf({ ...bill, persons: [person('Ann', '', '40%'), person('Ben')] }).shares).toEqual([40, 60])
  })

  it('has as many persons as there are people if none are named', () => {
    expect(answerOf({ bill: '10', tip: '0', people: '3', split: 'shares' }).persons).toEqual([
      { name: '', amount: 3.34 },
      { name: '', amount: 3.33 },
      { name: '', amount: 3.33 },
    ])
  })
})

describe('a split by items', () => {
  const persons = [person('Ann'), person('Ben'), person('Cem')]
  const base = { tax: '10', tip: '0', split: 'items', persons } as const

  it('divides the rest of the bill among everyone', () => {
    const { shares, sharedByAll } = answerOf({ ...base, bill: '100', items: [item('Steak', '40', 'Ann')] })
    expect([shares, sharedByAll]).toEqual([[66, 22, 22], 20 + 40])
  })

  it('finds people by name or number, in upper or lower case, and counts each once', () => {
    for (const who of ['1, 2', 'ann;BEN', 'Ben، 1', 'Ann, 1, ann, 2', '١, ٢']) {
      expect(answerOf({ ...base, items: [item('Pizza', '20', who)] }).shares).toEqual([11, 11, 0])
    }
  })

  it('gives nobody the odd cent of the bill, the tax and the tip', () => {
    const { persons: paid = [] } = answerOf({
      ...base,
      tax: '',
      taxMoney: '0.10',
      tipMoney: '0.10',
      items: [item('Water', '0.10')],
    })
    expect(paid.map(({ amount }) => amount)).toEqual([0.1, 0.1, 0.1])
  })

  it('ignores blank rows', () => {
    const items = [item('', ''), item('Pizza', '30'), item('', ' ', '1')]
    expect(answerOf({ ...base, items }).totalAmount).toBe(33)
  })
})

describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['a tip amount below 0', { tipMoney: '-1' }, ['tipMoney: too-small']],
    ['a tax amount that is no number', { taxMoney: 'x' }, ['taxMoney: not-a-number']],
    ['rounding to 0', { roundTo: 'each', roundStep: '0' }, ['roundStep: not-positive']],
    ['nothing about a step without rounding', { roundStep: 'x' }, []],
    [
      'fixed amounts above the total',
      { split: 'shares', persons: [person('', '', '100'), person('', '', '30')] },
      ['persons.1.fixed: too-large'],
    ],
    [
      'fixed amounts below the total if nobody is left',
      { split: 'shares', persons: [person('', '', '100'), person('', '', '27')] },
      ['persons.1.fixed: not-covered'],
    ],
    [
      'weights of 0',
      { split: 'shares', persons: [person('', '0'), person('', '0')] },
      ['persons.1.fixed: not-covered'],
    ],
    ['a weight below 0', { split: 'shares', persons: [person('', '-1')] }, ['persons.0.weight: too-small']],
    ['too many people', { split: 'shares', people: '101' }, ['people: too-large']],
    ['items above the bill', { split: 'items', items: [item('', '100.01')] }, ['bill: below-items']],
    ['no items and no bill', { split: 'items', bill: '' }, ['bill: missing']],
    ['an item without a price', { split: 'items', items: [item('Tea', '')] }, ['items.0.price: missing']],
    ['items that are free', { split: 'items', bill: '', items: [item('Tea', '0')] }, ['items.0.price: not-positive']],
    [
      'someone who isn’t there',
      { split: 'items', people: '2', items: [item('Tea', '2', '1, 3')] },
      ['items.0.who: unknown-person'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})

describe('the examples', () => {
  it('have an answer for each way to split, which is the same in other locales', () => {
    for (const input of Object.values(examples)) {
      expect(evaluate(input).ok).toBe(true)
      expect(evaluate(input, { locale: 'de-DE' })).toEqual(evaluate(input))
    }
  })
})

describe('amounts split by weights', () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 4 })
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 12 })
  const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n)

  it('add up, are never negative, and are less than a cent from the exact sum, or two if that keeps one at 0', () => {
    fc.assert(
      fc.property(amounts, weights, (amounts, weights) => {
        const rows = apportion(amounts, weights)
        rows.forEach((row, index) => {
          expect(sum(row)).toBe(amounts[index])
          expect(row.every((part) => part >= 0n)).toBe(true)
        })
        const all = sum(weights)
        if (all === 0n) return
        weights.forEach((weight, person) => {
          const off = sum(rows.map((row) => row[person] ?? 0n)) * all - sum(amounts) * weight
          expect(off < 2n * all && off > -2n * all).toBe(true)
        })
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  it('are at most a cent apart for equal weights', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 40 }), (amounts, people) => {
        const rows = apportion(amounts, Array(people).fill(1n))
        const totals = Array.from({ length: people }, (_, person) => sum(rows.map((row) => row[person] ?? 0n)))
        const sorted = [...totals].sort((a, b) => Number(a - b))
        expect((sorted.at(-1) ?? 0n) - (sorted[0] ?? 0n)).toBeLessThanOrEqual(1n)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })
})
