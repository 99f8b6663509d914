import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Category, Unit } from '../../../src/engine/unit-converter/unit-converter'
import { UnitConverter, type UnitConverterProps } from '../../../src/widgets/unit-converter/unit-converter'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const show = (props: UnitConverterProps = {}) => render(<UnitConverter {...props} />)
const field = () => screen.getByLabelText<HTMLInputElement>('Amount')
const type = (amount: string) => fireEvent.input(field(), { target: { value: amount } })

it.each([
  // NIST SP 811, appendix B.8: a mile is 1,609.344 m. 350 °F is (350 − 32) / 1.8 °C.
  ['26.2 miles', '', '26.2 mi =', '42.164813 km'],
  ['350F', '', '350 °F =', '176.666667 °C'],
  ['350 g', '', '350 g =', '0.35 kg'],
  ['5 ft 11', '5.916667 ft', '5.916667 ft =', '0.001803 km'],
  ['5 m', '', '5 m =', '0.005 km'],
  ['5k', '5,000', '5,000 m =', '5 km'],
])('%s is echoed as %j and converted', (typed, echo, label, answer) => {
  show()
  type(typed)
  expect(field()).toHaveAccessibleDescription(echo)
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(answer)
})

it('turns From to the typed unit, and keeps the number if another unit is chosen', () => {
  show()
  const unit = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
  const chosen = () => ['Category', 'From', 'To'].map((name) => unit(name).value)
  type('350F')
  expect(chosen()).toEqual(['temperature', 'fahrenheit', 'celsius'])
  expect(field().value).toBe('350')
  fireEvent.change(unit('From'), { target: { value: 'kelvin' } })
  expect(field().value).toBe('350')
  expect(screen.getByText('350 K =').nextElementSibling).toHaveTextContent('76.85 °C')
  type('20 °C')
  expect(chosen()).toEqual(['temperature', 'celsius', 'kelvin'])
  fireEvent.click(screen.getByRole('button', { name: 'Swap units' }))
  expect(chosen()).toEqual(['temperature', 'kelvin', 'celsius'])
  expect(field().value).toBe('20')
})

it('converts to a From that the page has locked', () => {
  show({ lock: ['from'] })
  type('26.2 miles')
  expect(field()).toHaveAccessibleDescription('42,164.8128 m')
  expect(screen.getByText('42,164.8128 m =').nextElementSibling).toHaveTextContent('42.164813 km')
})

it.each([
  ['0.00000000404856', '4.04856 × 10⁻⁹ m =', '4.04856 × 10⁻¹² km'],
  ['-0.0005', '−0.0005 m =', '−5 × 10⁻⁷ km'],
  ['0.001', '0.001 m =', '0.000001 km'],
])('%s m is shown as %s %s', (amount, label, answer) => {
  show()
  type(amount)
  const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ')
  const headline = screen.getByText((_, element) => element?.tagName === 'P' && words(element) === label)
  expect(words(headline.nextElementSibling)).toBe(answer)
})

it('has an example for the selected category in its error', () => {
  show({ defaultValue: { category: 'temperature', amount: 'x', from: 'celsius', to: 'fahrenheit' } })
  fireEvent.click(screen.getByRole('button', { name: 'Convert' }))
  expect(field()).toHaveAccessibleDescription('Enter a number, such as 20.')
})

it('swaps the units if the other field’s unit is selected', () => {
  show()
  const unit = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
  fireEvent.change(unit('From'), { target: { value: 'kilometer' } })
  expect([unit('From').value, unit('To').value]).toEqual(['kilometer', 'meter'])
  fireEvent.change(unit('To'), { target: { value: 'kilometer' } })
  expect([unit('From').value, unit('To').value]).toEqual(['meter', 'kilometer'])
  fireEvent.change(unit('To'), { target: { value: 'mile' } })
  expect([unit('From').value, unit('To').value]).toEqual(['meter', 'mile'])
})

it.each<[category: Category, from: Unit, to: Unit, amount: string, label: string, answer: string]>([
  ['angle', 'turn', 'degree', '0.25', '0.25 turns =', '90°'],
  ['angle', 'degree', 'arcminute', '1', '1° =', '60′'],
  ['volume', 'gallon', 'cup', '1', '1 gal =', '16 cups'],
  ['volume', 'cup', 'fluid-ounce', '1', '1 cup =', '8 fl oz'],
  ['data', 'byte', 'bit', '1', '1 B =', '8 bits'],
  ['temperature', 'celsius', 'kelvin', '1', '1 °C =', '274.15 K'],
])('writes units as people do: %s from %s to %s', (category, from, to, amount, label, answer) => {
  show({ defaultValue: { category, amount, from, to } })
  fireEvent.click(screen.getByRole('button', { name: 'Convert' }))
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(answer)
})
