import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MortgageCalculator } from '../../../src/widgets/mortgage-calculator/mortgage-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

it('replaces the text of a field that was reached with the Tab key', async () => {
  render(<MortgageCalculator defaultValue={{ homePrice: '420000' }} />)
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Home price' })
  expect(price.value).toBe('420,000')
  await userEvent.tab()
  expect(document.activeElement).toBe(price)
  await userEvent.keyboard('5')
  expect(price.value).toBe('5')
})
