import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { UnitConverter, type UnitConverterProps } from '../../src/widgets/unit-converter/unit-converter'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(cleanup)

const show = (props: UnitConverterProps = {}) => render(<UnitConverter {...props} />)
const field = () => screen.getByLabelText<HTMLInputElement>('Amount')
const type = (amount: string) => fireEvent.input(field(), { target: { value: amount } })

it.each([
  ['26.2 miles', '42,164.8128 m', '42,164.8128 m = 42.164813 km'],
  ['5 m', '', '5 m = 0.005 km'],
  ['5k', '5,000', '5,000 m = 5 km'],
])('%s is said as %j, and answered', (typed, echo, sentence) => {
  show()
  type(typed)
  expect(field()).toHaveAccessibleDescription(echo)
  expect(screen.getAllByText(sentence)).not.toHaveLength(0)
})

it('shows an example of the category that is chosen, and asks for an amount with it', () => {
  show({ defaultValue: { category: 'temperature', amount: 'x', from: 'celsius', to: 'fahrenheit' } })
  expect(screen.getByText('20 °C = 68 °F')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Convert' }))
  expect(field()).toHaveAccessibleDescription('Enter a number, such as 20.')
})

it('swaps the units where the other field’s is chosen', () => {
  show()
  const unit = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
  fireEvent.change(unit('From'), { target: { value: 'kilometer' } })
  expect([unit('From').value, unit('To').value]).toEqual(['kilometer', 'meter'])
  fireEvent.change(unit('To'), { target: { value: 'kilometer' } })
  expect([unit('From').value, unit('To').value]).toEqual(['meter', 'kilometer'])
  fireEvent.change(unit('To'), { target: { value: 'mile' } })
  expect([unit('From').value, unit('To').value]).toEqual(['meter', 'mile'])
})
