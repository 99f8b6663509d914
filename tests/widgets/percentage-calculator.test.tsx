import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PercentageCalculator } from '../../src/widgets/percentage-calculator/percentage-calculator'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(cleanup)

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
const ask = (question: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: question } })

it.each([
  ['15%', '15'],
  ['1250%', '1,250'],
])('shows %s in its percent field as %s, and takes it along to another question', (typed, shown) => {
  render(<PercentageCalculator />)
  const [percent] = fields() as [HTMLInputElement]
  fireEvent.input(percent, { target: { value: typed } })
  fireEvent.blur(percent)
  expect(percent.value).toBe(shown)
  ask('increase')
  expect(fields().map(({ value }) => value)).toEqual([shown, ''])
  expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null])
})
