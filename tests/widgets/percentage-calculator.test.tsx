import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PercentageCalculator } from '../../src/widgets/percentage-calculator/percentage-calculator'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(cleanup)

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
const selectType = (type: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: type } })

it.each([
  ['15%', '15'],
  ['1250%', '1,250'],
])('shows %s as %s in a percentage field, and keeps it when the type changes', (typed, shown) => {
  render(<PercentageCalculator />)
  const [percent] = fields() as [HTMLInputElement]
  fireEvent.input(percent, { target: { value: typed } })
  fireEvent.blur(percent)
  expect(percent.value).toBe(shown)
  selectType('increase')
  expect(fields().map(({ value }) => value)).toEqual([shown, ''])
  expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null])
})

// Expected values: by hand.
it.each([
  ['whatPercent', '18 as a percentage of 24', '75%'],
  ['increase', 'Increase from 80 to 100', '25%'],
  ['decrease', 'Decrease from 100 to 80', '20%'],
  ['change', 'Change from 75 to 50', '−33.333333%'],
  ['discount', '15% off 80', '68'],
])('has an example for %s', (type, label, answer) => {
  render(<PercentageCalculator />)
  selectType(type)
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(answer)
})

it('labels a negative increase as a decrease', () => {
  render(<PercentageCalculator defaultValue={{ type: 'increase', x: '75', y: '50' }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(screen.getByText('Decrease from 75 to 50').nextElementSibling).toHaveTextContent('33.333333%')
  expect(screen.getByText('75 minus a percentage')).toBeVisible()
})
