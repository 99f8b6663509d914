import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BillSplitter, type BillSplitterProps } from '../../src/widgets/bill-splitter/bill-splitter'
import { noSideEffects } from '../no-side-effects'
import { stubClipboard } from './mount'

noSideEffects()
afterEach(cleanup)

const show = (props: BillSplitterProps = {}) => render(<BillSplitter {...props} />)
const slider = () => screen.getByRole<HTMLInputElement>('slider')
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Tip/ })
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

describe('the tip', () => {
  it('is the same on the slider, in the field and on the buttons', () => {
    show()
    expect([slider().value, number().value, ...pressed()]).toEqual(['15', '15', '15%'])
    press('20%')
    expect([slider().value, number().value, ...pressed()]).toEqual(['20', '20', '20%'])
    type(slider(), '25')
    expect([slider().value, number().value, ...pressed()]).toEqual(['25', '25', '25%'])
    type(number(), '12.5')
    expect([slider().value, number().value, ...pressed()]).toEqual(['12.5', '12.5'])
    type(number(), '12')
    expect([slider().step, slider().value]).toEqual(['1', '12'])
  })

  it('moved on the slider is written as the locale writes it', () => {
    show({ locale: 'de-DE' })
    type(number(), '12,5')
    expect(slider().value).toBe('12.5')
    type(slider(), '12.6')
    expect(number().value).toBe('12,6')
    expect(slider().value).toBe('12.6')
  })
})

describe('the shares', () => {
  const line = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent

  it('say who pays a cent more, on as many lines as there are shares of different size', async () => {
    show({ defaultValue: { bill: '100', tip: '0', people: '3' } })
    press('Calculate Split')
    await screen.findByText('One cent is left over: the first person pays $33.34, everyone else $33.33.')
    expect(line('Person 1')).toBe('$33.34')
    expect(line('Persons 2 to 3, each')).toBe('$33.33')
    type(screen.getByLabelText('People'), '99999')
    press('Calculate Split')
    await screen.findByText('10,000 cents are left over: the first 10,000 people pay $0.01, everyone else $0.00.')
    expect(line('Persons 10,001 to 99,999, each')).toBe('$0.00')
  })

  it('are begun by a scenario, and copied as a text', async () => {
    const write = stubClipboard()
    show()
    press('Lunch for 7')
    expect(screen.getByLabelText<HTMLInputElement>('Bill').value).toBe('160')
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    await screen.findByRole('button', { name: 'Copied!' })
    expect(write.mock.lastCall?.[0].split('\n')).toEqual([
      '$27.86 each, $195.04 in all. 2 cents are left over: the first 2 people pay $27.87, everyone else $27.86.',
      'Bill: $160.00',
      'Tax, 6%: $9.60',
      'Bill with tax: $169.60',
      'Tip, 15%: $25.44',
      'Total: $195.04',
      'Persons 1 to 2, each: $27.87',
      'Persons 3 to 7, each: $27.86',
    ])
  })
})

it('enables its button for a bill above 0, and for text that is not a number, which it reports', async () => {
  show()
  const button = screen.getByRole('button', { name: 'Calculate Split' })
  const bill = screen.getByLabelText('Bill')
  for (const [text, disabled] of [
    ['', true],
    ['0', true],
    ['-5', true],
    ['0.01', false],
    ['ten', false],
  ] as const) {
    type(bill, text)
    expect(button).toHaveProperty('disabled', disabled)
  }
  fireEvent.click(button)
  expect(bill).toHaveAccessibleDescription(/^Enter a number, such as /)
})
