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
const answered = () => waitFor(() => expect(status()).toBe('current'))

/** The tool with a service of its own, whose rates nobody has kept yet; `answers` come one after the other. */
function show(props: CurrencyConverterProps = {}, ...answers: (() => Response)[]) {
  const host = `https://rates${++count}.example`
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(exampleContext.rates))
  for (const answer of answers) fetched.mockImplementationOnce(async () => answer())
  render(<CurrencyConverter host={host} {...props} />)
  return { asked: () => fetched.mock.calls.map(([address]) => String(address).replace(host, '')) }
}

describe('without `auto`', () => {
  it('shows the example, and sends no request, until a person acts', async () => {
    const { asked } = show()
    fireEvent.focus(field())
    fireEvent.blur(field())
    expect(status()).toBe('example')
    expect(screen.getByText('Example')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveProperty('disabled', true)
    expect(asked()).toEqual([])
  })

  it('the first edit asks, once for all amounts of a currency', async () => {
    const { asked } = show()
    type('200')
    await answered()
    // 0.85 is the rate of the table.
    expect(screen.getByText('€170.00')).toBeTruthy()
    type('1000')
    await waitFor(() => expect(screen.getByText('€850.00')).toBeTruthy())
    expect(asked()).toEqual(['/v4/latest/USD'])
    expect(screen.queryByText('Example')).toBeNull()
  })

  it('a press asks', async () => {
    const { asked } = show()
    convert()
    await answered()
    expect(asked()).toEqual(['/v4/latest/USD'])
  })
})

it.each([true, ''])('with auto=%j the service is asked at once', async (auto) => {
  const { asked } = show({ auto })
  await answered()
  expect(asked()).toEqual(['/v4/latest/USD'])
})

it('an amount that is none dims the answer, and asks for nothing', async () => {
  const { asked } = show({ auto: true })
  await answered()
  type('ten')
  await waitFor(() => expect(status()).toBe('outdated'))
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveProperty('disabled', true)
  type('10')
  await answered()
  expect(screen.getByText('€8.50')).toBeTruthy()
  expect(asked()).toEqual(['/v4/latest/USD'])
})

it('says why there are no rates, and asks again on a press', async () => {
  const { asked } = show({ auto: true }, () => new Response('', { status: 500 }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/500/)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await answered()
  expect(asked()).toHaveLength(2)
})

it('says what is wrong with an amount, and nothing about rates that it has not been given', async () => {
  show({ auto: true })
  await answered()
  type('abc')
  convert()
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Enter a number, such as 250.'))
  expect(screen.queryByText(/cannot be read/)).toBeNull()
})

it('says so where the rates that a page gave are none', () => {
  show({ rates: { base: 'USD', date: 'yesterday', rates: {} } })
  convert()
  expect(screen.getAllByText('The rates given to this page cannot be read.')).not.toHaveLength(0)
})

it.each([
  ['10k', 'JPY', '¥10,000'],
  ['1/2', 'JPY', '¥0.5'],
  ['1/2', 'USD', '$0.50'],
  ['10k', 'x', '10,000'],
])('says %s in the currency of From, %s, as %s', (amount, from, echo) => {
  show({ currency: 'USD', defaultValue: { amount, from } })
  expect(field()).toHaveAccessibleDescription(echo)
})

it('swaps the currencies where the other field’s is chosen', () => {
  show({ rates: exampleContext.rates })
  const currency = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
  fireEvent.change(currency('From'), { target: { value: 'EUR' } })
  expect([currency('From').value, currency('To').value]).toEqual(['EUR', 'USD'])
})
