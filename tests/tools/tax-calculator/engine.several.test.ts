import { describe, expect, it } from 'vitest'
import { evaluate, example, type Input, initial, type TaxMode } from '../../../src/engine/tax-calculator/tax-calculator'
import { eachRow } from '../../each-row'
import { errorsIn, valueIn } from '../../results'
import oracle from './engine.several.oracle.json'

type Texts = readonly string[]

const answerOf = (input: Partial<Input>) => valueIn(evaluate({ ...initial, ...input }))
const issuesOf = (input: Partial<Input>) => errorsIn(evaluate({ ...initial, ...input }))
const rows = (rates: Texts) => rates.map((rate) => ({ rate }))
const named = <Row extends readonly unknown[]>(table: unknown) =>
  (table as Row[]).map((row) => [row.slice(0, 5).join(' '), row] as const)
const amounts = ([netAmount, taxAmount, totalAmount]: Texts) => ({
  netAmount: Number(netAmount),
  taxAmount: Number(taxAmount),
  totalAmount: Number(totalAmount),
})

// Expected values: engine.several.oracle.py, with Python's fractions.
describe('several taxes', () => {
  eachRow(
    named<[mode: TaxMode, amount: string, rates: Texts, compound: boolean, whole: Texts, parts: Texts, all: string]>(
      oracle.several,
    ),
  )('%s', (_, [mode, amount, [rate = '', ...more], compound, whole, parts, combined]) => {
    expect(answerOf({ mode, amount, rate, moreTaxes: rows(more), compound })).toEqual({
      ...amounts(whole),
      taxRate: Number(rate),
      taxes: parts.map((part, index) => ({ rate: Number([rate, ...more][index]), amount: Number(part) })),
      combinedRate: Number(combined),
    })
  })

  // By hand. Until 2013, Quebec's tax was also due on the federal one: 100 + 5 + 9.975 = 114.975.
  it('are due on each other only if compound', () => {
    const canada: Partial<Input> = { amount: '100', rate: '5', moreTaxes: rows(['9.5']) }
    expect(answerOf({ ...canada, compound: true })).toMatchObject({ totalAmount: 114.98, combinedRate: 14.975 })
    expect(answerOf(canada)).toMatchObject({ totalAmount: 114.5, combinedRate: 14.5 })
  })

  it('without a rate don’t count', () => {
    expect(answerOf({ ...example, moreTaxes: rows(['', ' ']) })).toEqual(answerOf(example))
  })
})

describe('the rate', () => {
  eachRow(
    named<[mode: TaxMode, net: string, total: string, more: Texts, compound: boolean, rate: string]>(oracle.found),
  )('%s', (_, [mode, net, total, more, compound, rate]) => {
    const [amount, otherAmount] = mode === 'add' ? [net, total] : [total, net]
    expect(answerOf({ mode, amount, otherAmount, moreTaxes: rows(more), compound })).toMatchObject({
      found: 'rate',
      taxRate: Number(rate),
      netAmount: Number(net),
      totalAmount: Number(total),
    })
  })
})

it('the amount is found in the opposite mode', () => {
  const total = answerOf({ mode: 'add', otherAmount: '120', rate: '20' })
  expect(total).toEqual({ ...answerOf({ mode: 'remove', amount: '120', rate: '20' }), found: 'amount' })
  const net = answerOf({ mode: 'remove', otherAmount: '100', rate: '20' })
  expect(net).toEqual({ ...answerOf({ mode: 'add', amount: '100', rate: '20' }), found: 'amount' })
})

describe('lines', () => {
  eachRow(
    named<[mode: TaxMode, given: Texts, rates: Texts, compound: boolean, rows: Texts[], atOnce: Texts, apart: Texts]>(
      oracle.lines,
    ),
  )('%s', (_, [mode, given, [rate = '', ...more], compound, lines, atOnce, apart]) => {
    const input = { mode, rate, moreTaxes: rows(more), compound, lines: given.map((amount) => ({ amount })) }
    const taxIn = (texts: Texts) => amounts(texts).taxAmount
    const each = { lines: lines.map(amounts) }
    expect(answerOf(input)).toMatchObject({ ...amounts(atOnce), ...each, taxRoundedOtherwise: taxIn(apart) })
    const apartAnswer = { ...amounts(apart), ...each, taxRoundedOtherwise: taxIn(atOnce) }
    expect(answerOf({ ...input, rounding: 'line' })).toMatchObject(apartAnswer)
  })
})

describe('reports', () => {
  eachRow<[string, Partial<Input>, string[]]>([
    ['no empty field', { ...example, otherAmount: '120' }, ['otherAmount: nothing-to-find']],
    ['a total below the net amount', { amount: '100', otherAmount: '99' }, ['otherAmount: no-solution']],
    ['a rate above 1,000%', { amount: '1', otherAmount: '11.01' }, ['otherAmount: no-solution']],
    ['a fifth tax', { ...example, moreTaxes: rows(['1', '2', '3', '4']) }, ['moreTaxes: too-many-taxes']],
    ['a negative tax', { ...example, moreTaxes: rows(['', '-1']) }, ['moreTaxes.1.rate: too-small']],
    ['a line without a number', { ...example, lines: [{ amount: 'x' }] }, ['lines.0.amount: not-a-number']],
    [
      'lines above the maximum',
      { ...example, lines: [{ amount: '1e12' }, { amount: '1000000000000' }, { amount: '1' }] },
      ['lines.0.amount: not-a-number'],
    ],
    [
      'a sum above the maximum',
      { rate: '1', lines: [{ amount: '1000000000000' }, { amount: '1' }] },
      ['lines: too-large'],
    ],
    [
      'an unknown way to round',
      { rate: '1', lines: [{ amount: '1' }], rounding: 'never' as Input['rounding'] },
      ['rounding: unknown-rounding'],
    ],
  ])('%s', (_, input, issues) => {
    expect(issuesOf(input)).toEqual(issues)
  })
})
