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
