import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SalaryCalculator } from '../../../src/widgets/salary-calculator/salary-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const hourly = () => screen.getByLabelText<HTMLInputElement>('Hourly rate')
const annual = () => screen.getByLabelText<HTMLInputElement>('Annual salary')
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } })
const choose = (mode: string) => fireEvent.click(screen.getByRole('radio', { name: mode }))

it('leaves the amounts empty if the mode changes before one is typed, and shows the example no longer', () => {
  render(<SalaryCalculator />)
  choose('Salary to hourly')
  expect([hourly().value, annual().value]).toEqual(['', ''])
  expect(screen.queryByText('Example')).toBeNull()
  expect(screen.getByText('Still needed: Annual salary.')).toBeTruthy()
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

const select = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('keeps what was typed when the pay period changes, and back', () => {
  render(<SalaryCalculator />)
  type(hourly(), '400')
  select('Pay period', 'day')
  expect(screen.getByLabelText<HTMLInputElement>('Pay').value).toBe('400')
  expect(screen.getByRole('row', { name: /^Year .* \$104,000\.00$/ })).toBeTruthy()
  select('Pay period', 'hour')
  expect(hourly().value).toBe('400')
})

it('shows UK tax in pounds, and no choice of currency', () => {
  render(<SalaryCalculator />)
  type(hourly(), '25')
  select('Tax', 'uk')
  expect(screen.getByRole('row', { name: 'Year £40,717.40 £11,282.60 £52,000.00' })).toBeTruthy()
  expect(screen.queryByLabelText('Currency')).toBeNull()
})

it('begins own brackets with the flat rate, so the answer stays', () => {
  render(<SalaryCalculator />)
  type(hourly(), '25')
  select('Tax', 'own')
  expect(screen.getByRole('row', { name: 'Year $39,000.00 $13,000.00 $52,000.00' })).toBeTruthy()
})

it('reads a raise as a percentage until an amount is chosen', () => {
  const values: string[] = []
  render(<SalaryCalculator onValueChange={({ raise }) => values.push(raise)} />)
  type(screen.getByLabelText('Raise'), '4')
  fireEvent.click(screen.getByRole('radio', { name: 'Amount ($)' }))
  type(screen.getByLabelText('Raise'), '')
  expect(values).toEqual(['4%', '4', '¤'])
  expect(screen.getByLabelText<HTMLInputElement>('Raise').value).toBe('')
})
