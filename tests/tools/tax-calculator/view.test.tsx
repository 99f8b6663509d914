import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TaxCalculator } from '../../../src/widgets/tax-calculator/tax-calculator'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'

noSideEffects()
afterEach(cleanup)

// taxtips.ca/salestaxes/sales-tax-rates-2026.htm: both taxes are due on the price, also in Quebec.
it.each([
  ['CA-BC', '$224.00'],
  ['CA-MB', '$224.00'],
  ['CA-QC', '$229.95'],
  ['CA-SK', '$222.00'],
])('the two taxes of %s are both on the price, even if there was a tax on tax before', async (place, total) => {
  const defaultValue = { amount: '200', rate: '10', moreTaxes: [{ rate: '10' }], compound: true }
  render(<TaxCalculator defaultValue={defaultValue} />)
  const places = screen.getByLabelText<HTMLSelectElement>('Country or province')
  await until(() => expect([...places.options].map(({ value }) => value)).toContain(place))
  fireEvent.change(places, { target: { value: place } })
  expect(places.value).toBe(place)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tax on tax', hidden: true }).checked).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  const line = screen.getByText('Total amount', { selector: 'dt' }).closest('div')
  expect(line?.querySelector('dd')?.textContent).toBe(total)
})
