import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  example,
  type Input,
  initial,
  presets,
  quickTips,
  splitBill,
  splitEvenly,
  tipRange,
} from '../../../src/engine/bill-splitter/bill-splitter'
import { eachRow } from '../../each-row'
import { cents, errorsIn, valueIn } from '../../results'
import oracle from './engine.oracle.json'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0n)
const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...example, ...input }))

// Expected values: published examples, named below.
describe('a bill', () => {
  eachRow([
    ['AAA Math, Tips, 15%', 10, 5, 15, 0.5, 10.5, 1.58, 12.08],
    ['AAAKnow, Tips, 20%', 10, 5, 20, 0.5, 10.5, 2.1, 12.6],
    ['Ybrik, Ebony’s restaurant bill', 19.82, 6.25, 18, 1.24, 21.06, 3.79, 24.85],
    ['Qammunity 19539120, a restaurant check', 47.5, 6, 18, 2.85, 50.35, 9.06, 59.41],
    ['GCFLearnFree, Percentages in real life', 68.8, 0, 20, 0, 68.8, 13.76, 82.56],
    ['QuestionAI, 18% of 76.05', 76.05, 0, 18, 0, 76.05, 13.69, 89.74],
    ['Boneyard Tools, How tip splitting works', 120, 0, 18, 0, 120, 21.6, 141.6],
  ])(
    'in %s of %d with %d%% tax and a %d%% tip',
    (_, subtotal, tax, tip, taxAmount, subtotalWithTax, tipAmount, total) => {
      const parts = { subtotal, taxAmount, subtotalWithTax, tipAmount, totalAmount: total }
      expect(splitBill(subtotal, tax, tip, 1)).toEqual({
        ...parts,
        perPerson: total,
        numPeople: 1,
        shares: [total],
        oddCents: 0,
      })
    },
  )

  eachRow([
    ['METU GPA, Tip calculator, example 1', 350, 10, 4, 385, 96.25],
    ['METU GPA, Tip calculator, example 2', 470, 15, 5, 540.5, 108.1],
    ['Boneyard Tools, How tip splitting works', 120, 18, 4, 141.6, 35.4],
  ])('in %s of %d with a %d%% tip, split %d ways', (_, bill, tip, people, totalAmount, perPerson) => {
    expect(splitBill(bill, 0, tip, people)).toMatchObject({
      totalAmount,
      perPerson,
      shares: Array(people).fill(perPerson),
      oddCents: 0,
    })
  })

  // Boneyard Tools, How tip splitting works: 'three lots of 38.33 come to 114.99, a cent short of 115.00'; 'let one
  // person absorb the difference'. Qammunity 19539120: 59.41 among 4 diners is 14.85 each.
  it('that doesn’t split evenly costs the first people one cent more', () => {
    expect(splitBill(100, 0, 15, 3)).toMatchObject({ perPerson: 38.33, shares: [38.34, 38.33, 38.33], oddCents: 1 })
    expect(splitBill(47.5, 6, 18, 4)).toMatchObject({
      perPerson: 14.85,
      shares: [14.86, 14.85, 14.85, 14.85],
      oddCents: 1,
    })
    expect(splitBill(20, 0, 0, 3)).toMatchObject({ perPerson: 6.67, shares: [6.67, 6.67, 6.66], oddCents: 2 })
  })

  it('of one cent for two people is paid by the first', () => {
    expect(splitBill(0.01, 0, 0, 2)).toMatchObject({ perPerson: 0.01, shares: [0.01, 0], oddCents: 1 })
  })

  it('is rounded up to a whole amount if the step is empty', () => {
    const rounded = { bill: '50.10', people: '1', tax: '0', tip: '0', roundTo: 'total', roundStep: '' } as const
    expect(answerOf(rounded).totalAmount).toBe(51)
  })
})

// Minor units from ISO 4217: the yen has none, the Kuwaiti dinar has thousandths.
describe('a bill in another currency', () => {
  it('of 1,000 yen with 8% tax for three people has no cents', () => {
    const bill = { ...initial, bill: '1000', tax: '8', tip: '0', people: '3' }
    expect(evaluate(bill, { minorDigits: 0 })).toMatchObject({
      value: { totalAmount: 1080, perPerson: 360, shares: [360, 360, 360], oddCents: 0 },
    })
    expect(splitBill(1000, 0, 0, 3, 0)).toMatchObject({ perPerson: 333, shares: [334, 333, 333], oddCents: 1 })
    expect(errorsIn(evaluate({ ...bill, bill: '0.5' }, { minorDigits: 0 }))).toEqual(['bill: too-small'])
  })

  it('of 10 dinars for three people is split to the thousandth', () => {
    expect(splitBill(10, 0, 0, 3, 3)).toMatchObject({ perPerson: 3.333, shares: [3.334, 3.333, 3.333], oddCents: 1 })
  })
})

// Expected values: engine.oracle.py, with Python's decimal. Includes ties at half a cent.
describe('matches the oracle', () => {
  eachRow(oracle.map((row) => [Object.values(row.input).join(' '), row] as const))('%s', (_, row) => {
    const [subtotal, taxAmount, subtotalWithTax, tipAmount, totalAmount, perPerson] = row.figures.map(Number)
    expect(evaluate({ ...initial, ...row.input })).toEqual({
      ok: true,
      value: {
        ...{ subtotal, taxAmount, subtotalWithTax, tipAmount, totalAmount, perPerson },
        numPeople: Number(row.input.people),
        shares: row.shares.map(Number),
        oddCents: row.oddCents,
      },
    })
  })
})

describe('the parts of a bill', () => {
  const bill = fc.integer({ min: 1, max: 10 ** 14 }).map((units) => units / 100)
  const tax = fc.integer({ min: 0, max: 10 ** 5 }).map((units) => units / 1000)
  const tip = fc.integer({ min: 0, max: 300 }).map((units) => units / 10)
  const people = fc.integer({ min: 1, max: 60 })

  it('add up to the total, and so do the shares', () => {
    fc.assert(
      fc.property(bill, tax, tip, people, (bill, tax, tip, people) => {
        const split = splitBill(bill, tax, tip, people)
        expect(sum([split.subtotal, split.taxAmount])).toBe(cents(split.subtotalWithTax))
        expect(sum([split.subtotalWithTax, split.tipAmount])).toBe(cents(split.totalAmount))
        expect(sum(split.shares)).toBe(cents(split.totalAmount))
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('include one share per person, at most a cent apart, larger shares first', () => {
    fc.assert(
      fc.property(bill, people, (total, people) => {
        const shares = splitEvenly(total, people)
        expect(shares).toHaveLength(people)
        expect(cents(shares[0] as number) - cents(shares.at(-1) as number)).toBeLessThanOrEqual(1n)
        expect([...shares].sort((one, other) => other - one)).toEqual(shares)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('include the number of people who pay a cent more than the last', () => {
    fc.assert(
      fc.property(bill, tax, tip, people, (bill, tax, tip, people) => {
        const { shares, oddCents, perPerson } = splitBill(bill, tax, tip, people)
        expect(shares.filter((share) => share > (shares.at(-1) as number))).toHaveLength(oddCents)
        expect(shares).toContain(perPerson)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('never fall when the bill, tax or tip rises, or there are fewer people', () => {
    fc.assert(
      fc.property(bill, tax, tip, people, (bill, tax, tip, people) => {
        const { totalAmount, perPerson } = splitBill(bill, tax, tip, people)
        expect(splitBill(bill, tax + 1, tip, people).totalAmount).toBeGreaterThanOrEqual(totalAmount)
        expect(splitBill(bill, tax, tip + 1, people).totalAmount).toBeGreaterThanOrEqual(totalAmount)
        expect(splitBill(bill + 1, tax, tip, people).totalAmount).toBeGreaterThanOrEqual(totalAmount)
        expect(splitBill(bill, tax, tip, people + 1).perPerson).toBeLessThanOrEqual(perPerson)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })
})

// Expected values: docs/rules.md.
describe('the input', () => {
  it('starts with a 15% tip, 2 people and no tax', () => {
    expect(initial).toMatchObject({ bill: '', tax: '0', tip: '15', people: '2', split: 'equal' })
  })

  it('has five quick tips and a slider from 0 to 30%', () => {
    expect(quickTips).toEqual([10, 15, 18, 20, 25])
    expect(tipRange).toEqual({ min: 0, max: 30, step: 1 })
  })

  it('has three scenarios with the same output in other locales', () => {
    expect(new Set(presets.map(({ id }) => id)).size).toBe(3)
    for (const { input } of presets) {
      expect(evaluate(input, { locale: 'de-DE' })).toEqual(evaluate(input))
      expect(evaluate(input).ok).toBe(true)
    }
  })

  it('treats an empty tax and tip as 0', () => {
    expect(answerOf({ bill: '80', tax: '', tip: ' ' })).toMatchObject({ taxAmount: 0, tipAmount: 0, totalAmount: 80 })
  })

  it('accepts a tip between the slider’s steps, and a bill in the locale’s format', () => {
    expect(answerOf({ bill: '$1,000', tip: '12.5', people: '1' }).tipAmount).toBe(125)
    expect(evaluate({ ...initial, bill: '1.234,56' }, { locale: 'de-DE' })).toMatchObject({
      value: { subtotal: 1234.56 },
    })
  })
})

// Ranges: docs/rules.md, and the docstring of Input.
describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['an empty bill', { bill: '' }, ['bill: missing']],
    ['a bill of 0', { bill: '0.00' }, ['bill: not-positive']],
    ['a bill below 0', { bill: '-5' }, ['bill: not-positive']],
    ['a bill below one cent', { bill: '0.009' }, ['bill: too-small']],
    ['a tax below 0', { tax: '-1' }, ['tax: too-small']],
    ['a tax above 100%', { tax: '100.1' }, ['tax: too-large']],
    ['a tip below 0', { tip: '-1' }, ['tip: too-small']],
    ['a tip above 30%', { tip: '30.5' }, ['tip: too-large']],
    ['0 people', { people: '0' }, ['people: too-small']],
    ['an empty number of people', { people: '' }, ['people: missing']],
    ['2.5 people', { people: '2.5' }, ['people: not-whole']],
    ['too many people', { people: '100001' }, ['people: too-large']],
    ['a bill above the maximum', { bill: '1000000000000.01' }, ['bill: too-large']],
    ['too many digits', { bill: '1.234567890123456' }, ['bill: too-precise']],
    ['a bill as a percentage', { bill: '12%' }, ['bill: not-a-number']],
    [
      'all errors at once',
      { bill: 'x', tax: 'y', tip: 'z', people: '-' },
      ['bill: not-a-number', 'tax: not-a-number', 'tip: not-a-number', 'people: not-a-number'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })

  it('no error for values at their limits', () => {
    const { totalAmount, shares } = answerOf({ bill: '1000000000000', tax: '100', tip: '30', people: '100000' })
    expect(totalAmount).toBe(2_600_000_000_000)
    expect(sum(shares)).toBe(260_000_000_000_000n)
  })
})
