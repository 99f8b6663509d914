import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SalaryCalculator } from '../../src/widgets/salary-calculator/salary-calculator'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(cleanup)

const hourly = () => screen.getByLabelText<HTMLInputElement>('Hourly rate')
const annual = () => screen.getByLabelText<HTMLInputElement>('Annual salary')
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } })
const choose = (mode: string) => fireEvent.click(screen.getByRole('radio', { name: mode }))

it('leaves the amounts empty if the mode changes while the example is shown', () => {
  render(<SalaryCalculator />)
  choose('Salary to hourly')
  expect([hourly().value, annual().value]).toEqual(['', ''])
  expect(screen.getByText('Example')).toBeTruthy()
})

it('fills in the other amount again after each new answer', () => {
  render(<SalaryCalculator />)
  type(hourly(), '25')
  choose('Salary to hourly')
  expect(annual().value).toBe('52,000')
  choose('Hourly to salary')
  type(hourly(), '30')
  choose('Salary to hourly')
  expect(annual().value).toBe('62,400')
})

it('keeps an amount that was typed', () => {
  render(<SalaryCalculator />)
  choose('Salary to hourly')
  type(annual(), '65,000')
  choose('Hourly to salary')
  expect(hourly().value).toBe('31.25')
  choose('Salary to hourly')
  expect(annual().value).toBe('65,000')
})
