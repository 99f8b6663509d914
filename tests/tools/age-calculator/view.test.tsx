import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AgeCalculator } from '../../../src/widgets/age-calculator/age-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

it.each([
  ['2026-10-24', '31 days since birth'],
  ['2026-11-23', '1 day since birth'],
  ['2025-11-24', '0 days since last birthday'],
])('counts the days of someone born on %s', (birthDate, days) => {
  render(<AgeCalculator defaultValue={{ birthDate, onDate: '2026-11-24', leapDay: 'mar-1' }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(screen.queryByText(days)).toBeTruthy()
})
