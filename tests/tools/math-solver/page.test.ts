import { expect, it } from 'vitest'
import { page } from '../../../site/tools/math-solver/page'
import * as math from '../../../src/engine/math-solver/math-solver'
import { ask, errorOf, missingFrom, n, textOf } from '../../site/page-text'

const solve = (expression: string) => ask(math, { expression }).result.replace('-', '−')
/** '15% of 80: 12' */
const typed = (expression: string) => `${expression.replace('-', '−')}: ${solve(expression)}`

// Figures: the engine's, for the expressions in each sentence. The wrong sum is JavaScript's own.
it('states figures that the engine calculates', () => {
  const sentences = [
    ...['15% of 80', '100 + 10%', '17 mod 5', 'log(8, 2)', 'sin(30°)', '5!', '3 1/2 + 1/4'].map(typed),
    ...['2 + 3 × 4', '6 ÷ 2 × 3', '-2^2', '2^3^2'].map(typed),
    `sqrt(9) or √9: ${solve('sqrt(9)')}`,
    `0.1 + 0.2 is ${solve('0.1 + 0.2')} and 1/3 + 1/6 is ${solve('1/3 + 1/6')}.`,
    `Why do some calculators say 0.1 + 0.2 is ${0.1 + 0.2}?`,
    `longer than ${n(math.longest)} characters`,
    `the sine of 30 radians is ${solve('sin(30)')}. Add a degree sign for degrees: sin(30°) is ${solve('sin(30 deg)')}.`,
    `Type 6/(2(1+2)) and the answer is ${solve('6/(2(1+2))')}. Type (6/2)(1+2) and it’s ${solve('(6/2)(1+2)')}.`,
    `type 15% of 80, which is ${solve('15% of 80')}. To increase a number, type 100 + 10%, which is ${solve('100 + 10%')}.`,
    `7 % 3 is ${solve('7 % 3')}.`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('rejects equations and 6/2(1+2)', () => {
  expect(errorOf(math, { expression: '3x + 2 = 11' })).toBe('unknown-name')
  expect(errorOf(math, { expression: '6/2(1+2)' })).toBe('ambiguous')
})

it('rejects results above 10^3010', () => {
  expect(errorOf(math, { expression: '10^3010' })).toBeUndefined()
  expect(errorOf(math, { expression: '10^3011' })).toBe('too-large')
})

it('lists the currency signs that it ignores', () => {
  expect(ask(math, { expression: '$2 + 3' }).ignored).toBe('$')
})

it('names only functions that the engine knows', () => {
  const named = textOf(page).match(/\b(?:sqrt|cbrt|abs|exp|ln|log|log2|round|floor|ceil|min|max)\b/g) ?? []
  expect(named.filter((name) => !math.functions.includes(name))).toEqual([])
})
