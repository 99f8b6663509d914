import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleContext } from '../../src/engine/currency-converter'
import { CurrencyConverter, type CurrencyConverterProps } from '../../src/widgets/currency-converter/currency-converter'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(cleanup)

let count = 0
const field = () => screen.getByLabelText<HTMLInputElement>('Amount')
const type = (amount: string) => fireEvent.input(field(), { target: { value: amount } })
const convert = () => fireEvent.click(screen.getByRole('button', { name: 'Convert' }))
const status = () => statusIn(document)
/** The main figure, which is split into several elements. */
const figure = () => screen.getByText('Converted amount').nextElementSibling?.textContent
const answered = () => waitFor(() => expect(status()).toBe('current'))

/** The tool with a mock service whose rates aren't cached yet. The first requests get `responses`, in order. */
function show(props: CurrencyConverterProps = {}, ...responses: (() => Response)[]) {
  const host = `https://rates${++count}.example`
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(exampleContext.rates))
  for (const response of responses) fetched.mockImplementationOnce(async () => response())
  render(<CurrencyConverter host={host} {...props} />)
  return { requested: () => fetched.mock.calls.map(([address]) => String(address).replace(host, '')) }
}

describe('without `auto`', () => {
  it('shows the example and sends no request until the user acts', async () => {
    const { requested } = show()
    fireEvent.focus(field())
    fireEvent.blur(field())
    expect(status()).toBe('example')
    expect(screen.getByText('Example')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveProperty('disabled', true)
    expect(requested()).toEqual([])
  })

  it('sends a request on the first edit, once per currency', async () => {
    const { requested } = show()
    type('200')
    await answered()
    // At the example's rate of 0.85.
    expect(figure()).toBe('€170.00')
    type('1000')
    await waitFor(() => expect(figure()).toBe('€850.00'))
    expect(requested()).toEqual(['/v4/latest/USD'])
    expect(screen.queryByText('Example')).toBeNull()
  })

  it('sends a request when Convert is pressed', async () => {
    const { requested } = show()
    convert()
    await answered()
    expect(requested()).toEqual(['/v4/latest/USD'])
  })
})

it.each([true, ''])('sends a request right away with auto=%j', async (auto) => {
  const { requested } = show({ auto })
  await answered()
  expect(requested()).toEqual(['/v4/latest/USD'])
})

it('dims the answer and sends no request for an invalid amount', async () => {
  const { requested } = show({ auto: true })
  await answered()
  type('ten')
  await waitFor(() => expect(status()).toBe('outdated'))
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveProperty('disabled', true)
  type('10')
  await answered()
  expect(figure()).toBe('€8.50')
  expect(requested()).toEqual(['/v4/latest/USD'])
})

it('says why there are no rates, and tries again', async () => {
  const { requested } = show({ auto: true }, () => new Response('', { status: 500 }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/500/)
  expect(screen.queryByText('Converted amount')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await answered()
  expect(requested()).toHaveLength(2)
})

describe('the rates', () => {
  /** Finds a sentence that contains bold figures. */
  const sentence = (text: string) =>
    screen.findByText((_, element) => element?.matches('p:not([role])') === true && element.textContent === text)
  const on = (date: Date) => () => Response.json({ ...exampleContext.rates, date: date.toISOString().slice(0, 10) })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

  // 1 / 0.85 is 1.17647058…
  it('are shown in both directions, with their date', async () => {
    show({ rates: exampleContext.rates })
    await sentence('1 USD = 0.850000 EUR and 1 EUR = 1.176471 USD, as of Jan 2, 2026.')
  })

  it('come with a warning if they’re more than four days old', async () => {
    show({ auto: true }, on(daysAgo(9)))
    await sentence('These rates are 9 days old. Look up a current rate before you pay.')
  })

  it('come without one over a weekend', async () => {
    show({ auto: true }, on(daysAgo(3)))
    await answered()
    expect(screen.queryByText(/days old/)).toBeNull()
  })
})

it('reports an invalid amount, but not missing rates', async () => {
  show({ auto: true })
  await answered()
  type('abc')
  convert()
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Enter a number, such as 250.'))
  expect(screen.queryByText(/invalid exchange rates/)).toBeNull()
})

it('reports invalid rates from the page', () => {
  show({ rates: { base: 'USD', date: 'yesterday', rates: {} } })
  convert()
  expect(screen.getAllByText('This page has invalid exchange rates.')).not.toHaveLength(0)
})

it.each([
  ['10k', 'JPY', '¥10,000'],
  ['1/2', 'JPY', '¥0.5'],
  ['1/2', 'USD', '$0.50'],
  ['10k', 'x', '10,000'],
])('reads %s in %s as %s', (amount, from, echo) => {
  show({ currency: 'USD', defaultValue: { amount, from } })
  expect(field()).toHaveAccessibleDescription(echo)
})

it('swaps the currencies when the other field’s currency is selected', () => {
  show({ rates: exampleContext.rates })
  const currency = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
  fireEvent.change(currency('From'), { target: { value: 'EUR' } })
  expect([currency('From').value, currency('To').value]).toEqual(['EUR', 'USD'])
})
