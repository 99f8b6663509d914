import { describe, expect, it } from 'vitest'
import {
  emptyOffer,
  evaluate,
  example,
  type Input,
  initial,
} from '../../../src/engine/discount-calculator/discount-calculator'
import { freeItems } from '../../../src/engine/discount-calculator/order'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import oracle from './engine.orders.oracle.json'

type Row<Answer> = [input: Partial<Input>, answer: Answer]

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))
const named = <Answer>(rows: unknown) =>
  (rows as Row<Answer>[]).map(([input, answer]) => [Object.entries(input).flat().join(' '), input, answer] as const)

// Expected values: engine.orders.oracle.py, with Python's fractions.
describe('an order', () => {
  eachRow(named<Record<string, string>>(oracle.orders))('%s', (_, input, amounts) => {
    const { order, ...value } = answerOf(input)
    const expected = Object.fromEntries(Object.entries(amounts).map(([field, text]) => [field, Number(text)]))
    expect(order).toEqual({ price: Number(input.originalPrice), ...expected })
    expect(value).toEqual({
      originalPrice: expected.grossAmount,
      discountPercent: Number(input.discountPercent),
      discountAmount: expected.discountAmount,
      finalPrice: expected.finalPrice,
      savings: expected.discountAmount,
    })
  })

  it('is absent for one item and one percentage, as before November 2026', () => {
    expect(answerOf(example)).toEqual({
      originalPrice: 80,
      discountPercent: 25,
      discountAmount: 20,
      finalPrice: 60,
      savings: 20,
    })
  })
})

describe('the original price', () => {
  eachRow(named<string>(oracle.prices))('%s', (_, input, price) => {
    const value = answerOf(input)
    expect(value.found).toBe('originalPrice')
    expect(value.order?.price ?? value.originalPrice).toBe(Number(price))
    expect(value.finalPrice).toBe(Number(input.finalPrice))
  })
})

describe('the percentage', () => {
  eachRow(named<string>(oracle.percents))('%s', (_, input, percent) => {
    expect(answerOf(input)).toMatchObject({
      found: 'discountPercent',
      discountPercent: Number(percent),
      finalPrice: Number(input.finalPrice),
    })
  })
})

// By hand.
eachRow([
  [7, 2, 1, 2],
  [3, 2, 1, 1],
  [2, 2, 1, 0],
  [4, 1, 2, 2],
  [6, 1, 1, 3],
  [5, 0, 1, 0],
  [5, 1, 0, 0],
])('of %d items, buy %d, get %d free, %d are free', (quantity, buy, free, gifts) => {
  expect(freeItems({ quantity, buy, free })).toBe(gifts)
})

// By hand: 4.20 / 500 = 0.0084; 2 × 2.99 × 0.8 is 4.78, / 660; three for two at 4.20 is 8.40, / 1500.
it('compares offers by the price of one unit', () => {
  const { offers } = answerOf({
    originalPrice: '4.20',
    discountPercent: '0',
    size: '500',
    compare: [
      { ...emptyOffer, originalPrice: '2.99', discountPercent: '20', quantity: '2', size: '330' },
      { ...emptyOffer, quantity: '3', buy: '2', free: '1' },
    ],
  })
  expect(offers?.map(({ finalPrice, unitPrice }) => [finalPrice, unitPrice])).toEqual([
    [4.2, 0.0084],
    [4.78, 0.0072424242],
    [8.4, 0.0056],
  ])
})

describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['no empty field', { ...example, finalPrice: '50' }, ['finalPrice: nothing-to-find']],
    ['a final price above the original', { originalPrice: '80', finalPrice: '81' }, ['finalPrice: no-solution']],
    ['a price to find at 100% off', { discountPercent: '100', finalPrice: '5' }, ['finalPrice: no-solution']],
    ['two empty fields', { finalPrice: '50' }, ['discountPercent: missing']],
    ['half an item', { ...example, quantity: '1.5' }, ['quantity: not-whole']],
    ['no items', { ...example, quantity: '0' }, ['quantity: too-small']],
    ['a size of 0', { ...example, size: '0' }, ['size: not-positive']],
    [
      'another offer',
      { ...example, compare: [{ originalPrice: '-1', quantity: 'x' } as unknown as Input] },
      ['compare.0.originalPrice: too-small', 'compare.0.quantity: not-a-number'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})
