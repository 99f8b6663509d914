import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleContext } from '../../../src/engine/currency-converter/currency-converter'
import {
  CurrencyConverter,
  type CurrencyConverterProps,
} from '../../../src/widgets/currency-converter/currency-converter'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'

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

const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
const fields = () => [field().value, select('From').value, select('To').value]
function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  fireEvent(field(), new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('a sentence', () => {
  it('that is pasted sets the amount and both currencies, and can be undone', () => {
    show({ rates: exampleContext.rates })
    paste('€1,299.50 in GBP')
    expect(fields()).toEqual(['1,299.50', 'EUR', 'GBP'])
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(fields()).toEqual(['1', 'USD', 'EUR'])
  })

  it.each(['blur', 'Enter'])('that is typed is read on %s', (end) => {
    show({ rates: exampleContext.rates })
    fireEvent.focus(field())
    type('50 euros to yen')
    expect(fields()).toEqual(['50 euros to yen', 'USD', 'EUR'])
    if (end === 'blur') fireEvent.blur(field())
    else fireEvent.keyDown(field(), { key: 'Enter' })
    expect(fields()).toEqual(['50', 'EUR', 'JPY'])
  })

  it.each([
    ['£50', ['50', 'GBP', 'EUR']],
    // The other currency is kept, so the two are swapped.
    ['€50', ['50', 'EUR', 'USD']],
    ['in words', ['1', 'USD', 'EUR']],
  ])('“%s” that is pasted leaves %j', (text, expected) => {
    show({ rates: exampleContext.rates })
    paste(text)
    expect(fields()).toEqual(expected)
  })

  it('doesn’t change a currency that the page has locked', () => {
    show({ rates: exampleContext.rates, lock: ['from'] })
    paste('£50')
    expect(fields()).toEqual(['1', 'USD', 'EUR'])
  })
})

describe('the search', () => {
  it('finds any currency of the rates and then shows it in the list', () => {
    show({ rates: { ...exampleContext.rates, rates: { ...exampleContext.rates.rates, SEK: 9.4 } } })
    fireEvent.change(select('To'), { target: { value: 'search' } })
    const box = screen.getByRole('combobox', { name: 'To' })
    expect(screen.getAllByRole('option', { name: /·/ }).length).toBeGreaterThan(12)
    fireEvent.input(box, { target: { value: 'swed' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(select('To').value).toBe('SEK')
    expect(figure()).toBe('SEK 9.40'.replace(' ', '\u00a0'))
  })

  it('that is left changes nothing', () => {
    show({ rates: exampleContext.rates })
    fireEvent.change(select('To'), { target: { value: 'search' } })
    fireEvent.blur(screen.getByRole('combobox', { name: 'To' }))
    expect(select('To').value).toBe('EUR')
  })
})

describe('the table of 12 currencies', () => {
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 3))
  const sortBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  it('is in the usual order, and sorted by amount or name in both directions', () => {
    show({ rates: exampleContext.rates })
    expect(names().join(' ')).toBe('USD EUR GBP JPY CAD AUD CHF CNY INR BRL TRY RUB')
    // The rates of the example.
    sortBy('Amount')
    expect(names().join(' ')).toBe('GBP CHF EUR USD CAD AUD BRL CNY TRY RUB INR JPY')
    sortBy('Amount')
    expect(names()[0]).toBe('JPY')
    sortBy('Currency')
    expect(names().slice(0, 3)).toEqual(['AUD', 'BRL', 'GBP'])
    expect(screen.getByRole('columnheader', { name: 'Currency' }).getAttribute('aria-sort')).toBe('ascending')
  })
})

// 250 × 1.03 = 257.5; 250 × 0.85 × 0.97 = 206.125.
it('shows what a fee costs by card and at a counter', () => {
  show({ rates: exampleContext.rates, defaultValue: { amount: '250', fee: '3' } })
  expect(screen.getByText('$257.50')).toBeTruthy()
  expect(screen.getByText('€206.13')).toBeTruthy()
})

describe('kept rates', () => {
  const failing = () => {
    throw new TypeError('Failed to fetch')
  }
  const day = 86_400_000
  const storeOf = (age: number) => {
    const kept = { table: exampleContext.rates, at: Date.now() - age }
    return { read: () => kept, write: vi.fn() }
  }

  it.each([
    ['an hour', day / 24, /^The rate service can’t be reached. These rates were saved/],
    ['25 hours', day * (25 / 24), /These rates are old: they were saved/],
  ])('of %s ago are used without a connection, with their date', async (_, age, note) => {
    show({ auto: true, store: storeOf(age) }, failing)
    await answered()
    expect(figure()).toBe('€0.85')
    expect(screen.getByText(note)).toBeTruthy()
  })

  it('are replaced by each response', async () => {
    const store = storeOf(day)
    // The failures above are remembered for a minute, except if Convert is pressed.
    show({ store })
    convert()
    await answered()
    expect(store.write).toHaveBeenCalledWith({ table: exampleContext.rates, at: expect.any(Number) })
  })
})
