import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Input } from '../../src/engine/mortgage-calculator'
import {
  MortgageCalculator,
  type MortgageCalculatorProps,
} from '../../src/widgets/mortgage-calculator/mortgage-calculator'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(cleanup)

/** The tool, and its newest input. */
function show(defaultValue: Partial<Input>, props: MortgageCalculatorProps = {}) {
  let newest: Partial<Input> = defaultValue
  render(<MortgageCalculator {...props} defaultValue={defaultValue} onValueChange={(value) => (newest = value)} />)
  return { value: () => newest }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => {
  fireEvent.focus(field(name))
  fireEvent.input(field(name), { target: { value } })
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const percent = 'Percentage (%)'
const choose = (unit: string) => fireEvent.click(screen.getByRole('radio', { name: unit }))

describe('the down payment', () => {
  it('changes from an amount to a percentage and back without rounding', () => {
    const { value } = show({ homePrice: '420,000', downPayment: '85,000' })
    choose(percent)
    // 85,000 / 420,000 is 0.2023809…
    expect([field('Down payment').value, value().downPayment]).toEqual(['20.2381', '20.2381%'])
    choose('Amount ($)')
    expect([field('Down payment').value, value().downPayment]).toEqual(['85,000', '85,000'])
  })

  it('is a percentage if the text has a percent sign', () => {
    const { value } = show({ homePrice: '300,000' })
    type('Down payment', '5%')
    expect(screen.getByRole('radio', { name: percent, checked: true })).toBeTruthy()
    expect(field('Down payment')).toHaveAccessibleDescription('$15,000.00')
    type('Down payment', '10')
    expect(value().downPayment).toBe('10%')
  })

  it('stays a percentage while the field is empty', () => {
    const { value } = show({ homePrice: '300,000' })
    choose(percent)
    type('Down payment', '10')
    type('Down payment', '')
    type('Down payment', '3.5')
    expect(value().downPayment).toBe('3.5%')
  })

  it('is in the locale’s format', () => {
    const { value } = show({ homePrice: '300.000', downPayment: '12,5%' }, { locale: 'de-DE', currency: 'EUR' })
    expect(field('Down payment').value).toBe('12,5')
    choose('Amount (€)')
    expect(value().downPayment).toBe('37.500')
  })
})

describe('an unusual interest rate', () => {
  it('comes with a note that corrects it', () => {
    const { value } = show({ homePrice: '420,000', downPayment: '84,000', interestRate: '650' })
    expect(screen.getByText(/^650% is unusually high/)).toBeTruthy()
    press('Did you mean 6.5%?')
    expect(value().interestRate).toBe('6.5')
    expect(screen.queryByText(/unusually/)).toBeNull()
  })

  it('has no note while it’s being typed', () => {
    show({})
    type('Interest rate', '65')
    expect(screen.queryByText(/unusually/)).toBeNull()
  })
})
