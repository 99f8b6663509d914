import { expect, it } from 'vitest'
import { page } from '../../../site/tools/currency-converter/page'
import { currencies } from '../../../src/engine/currency-converter/currency-converter'
import * as percentage from '../../../src/engine/percentage-calculator/percentage-calculator'
import { $, ask, missingFrom, textOf } from '../../site/page-text'

const fee = ask(percentage, { type: 'percentOf', x: '3', y: '1,000' }).result

// Figures: the engine's list of currencies, and the percentage calculator's answer.
it('states figures that the engine calculates', () => {
  const sentences = [
    `There are ${currencies.length}: the`,
    `none for the ${currencies
      .find(({ minorDigits }) => minorDigits === 0)
      ?.name.split(' ')[1]
      ?.toLowerCase()}`,
    `If the fee is 3%, exchanging $1,000 costs you ${$(fee)}.`,
  ]
  expect(missingFrom(page, sentences)).toEqual([])
})

it('names all currencies of the list', () => {
  const text = textOf(page).toLowerCase()
  const known = currencies.map(({ name }) => name.toLowerCase())
  expect(known.filter((name) => !text.includes(name))).toEqual([])
})
