import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { example } from '../../../src/engine/invoice-generator/invoice-generator'
import { InvoiceGenerator } from '../../../src/widgets/invoice-generator/invoice-generator'
import { stubClipboard } from '../../mount'
import { noSideEffects } from '../../no-side-effects'
import { onDesktop } from '../../screen-size'
import { until } from '../../until'

noSideEffects()
onDesktop()
afterEach(cleanup)

function storeWith(stored: unknown = null) {
  const store = {
    stored,
    read: () => store.stored,
    write(value: unknown) {
      store.stored = JSON.parse(JSON.stringify(value))
    },
  }
  return store
}
const fold = () => screen.getByText('Saved clients and items')
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Remember clients/ })
const input = (name: string) => screen.getAllByLabelText<HTMLInputElement>(name).filter(({ type }) => type !== 'radio')

it('isn’t offered where nothing can be kept', () => {
  render(<InvoiceGenerator defaultValue={example} />)
  expect(screen.queryByText('Saved clients and items')).toBeNull()
})

it('keeps nothing unless it’s asked to, and then what’s on an invoice that’s used', async () => {
  stubClipboard()
  const store = storeWith()
  render(<InvoiceGenerator defaultValue={example} store={store} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  fireEvent.click(fold())
  expect((await box()).checked).toBe(false)
  expect(store.stored).toBeNull()

  fireEvent.click(await box())
  expect(store.stored).toEqual({ clients: [], items: [] })
  fireEvent.click(screen.getByRole('button', { name: /^Cop/ }))
  await until(() => expect(JSON.stringify(store.stored)).toContain('Harbor Books'))
  expect(JSON.stringify(store.stored)).toContain('Window display design')
})

it('fills in a client and an item, and forgets them', async () => {
  const client = { toName: 'Harbor Books', toAddress: '88 Pier Road', toEmail: 'ap@harbor.example', toPhone: '1' }
  const store = storeWith({ clients: [client], items: [{ description: 'Design', rate: '65.5', tax: '8' }] })
  render(<InvoiceGenerator store={store} />)
  fireEvent.click(fold())
  fireEvent.change(await screen.findByLabelText('Saved client'), { target: { value: '0' } })
  expect([...input('Name'), ...input('Address')].map(({ value }) => value)).toEqual([
    '',
    'Harbor Books',
    '',
    '88 Pier Road',
  ])
  fireEvent.change(screen.getByLabelText('Saved item'), { target: { value: '0' } })
  const row = ['Description', 'Rate', 'Tax %'].map((name) => input(name)[0]?.value)
  expect(row).toEqual(['Design', '65.5', '8'])

  fireEvent.click(screen.getByRole('button', { name: 'Forget them' }))
  expect(store.stored).toEqual({ clients: [], items: [] })
  fireEvent.click(await box())
  expect(store.stored).toBeNull()
})
