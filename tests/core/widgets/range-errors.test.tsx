import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MortgageCalculator } from '../../../src/widgets/mortgage-calculator/mortgage-calculator'
import { SalaryCalculator } from '../../../src/widgets/salary-calculator/salary-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

/** Types into a field and leaves it. */
function enter(name: string, value: string): HTMLElement {
  const field = screen.getByLabelText(name)
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value } })
  fireEvent.blur(field)
  return field
}

it.each([
  ['en-US', 'Enter 100% or less.'],
  ['de-DE', 'Enter 100 % or less.'],
  ['tr-TR', 'Enter %100 or less.'],
])('the limit of a percentage has a percent sign in %s', async (locale, error) => {
  // With words of one's own, which are taken to be in this language.
  render(<SalaryCalculator locale={locale} strings={{}} />)
  const field = enter('Tax rate', '130')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  // In German, the space doesn't break.
  expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === error)).toBeTruthy()
})

it('the limit in an error has a currency if the field is an amount, and no unit if it’s a plain number', async () => {
  render(
    <>
      <MortgageCalculator currency="EUR" />
      <SalaryCalculator />
    </>,
  )
  enter('Home price', '20bn')
  await screen.findByText('Enter €10,000,000,000 or less.')
  enter('Weeks per year', '54')
  await screen.findByText('Enter 53 or less.')
})
