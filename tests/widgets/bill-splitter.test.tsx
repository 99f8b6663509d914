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
  it('is the same in the slider, the field and the quick buttons', () => {
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

  it('from the slider is in the locale’s format in the field', () => {
    show({ locale: 'de-DE' })
    type(number(), '12,5')
    expect(slider().value).toBe('12.5')
    type(slider(), '12.6')
    expect(number().value).toBe('12,6')
    expect(slider().value).toBe('12.6')
  })
})

describe('the shares', () => {
  /** Finds a sentence that contains bold figures. */
  const sentence = (text: string) =>
    screen.findByText((_, element) => element?.matches('p:not([role])') === true && element.textContent === text)
  const line = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent

  it('have one line per amount and a sentence about who pays a cent more', async () => {
    show({ defaultValue: { bill: '100', tip: '0', people: '3' } })
    press('Calculate Split')
    await sentence('The first person pays $33.34, because the total doesn’t split evenly. Everyone else pays $33.33.')
    expect(line('Person 1 pays')).toBe('$33.34')
    expect(line('People 2–3 pay')).toBe('$33.33')
    type(screen.getByLabelText('People'), '99999')
    press('Calculate Split')
    await sentence(
      'The first 10,000 people pay $0.01, because the total doesn’t split evenly. Everyone else pays $0.00.',
    )
    expect(line('People 10,001–99,999 pay')).toBe('$0.00')
  })

  it('don’t mention cents in pounds', async () => {
    show({ currency: 'GBP', defaultValue: { bill: '10', tip: '0', people: '3' } })
    press('Calculate Split')
    await sentence('The first person pays £3.34, because the total doesn’t split evenly. Everyone else pays £3.33.')
  })

  it('are whole yen in Japan', async () => {
    show({ currency: 'JPY', defaultValue: { bill: '1000', tip: '0', people: '3' } })
    press('Calculate Split')
    await sentence('The first person pays ¥334, because the total doesn’t split evenly. Everyone else pays ¥333.')
    expect(line('People 2–3 pay')).toBe('¥333')
  })

  it.each([
    [12, 12, true],
    [13, 13, false],
    [100, 100, false],
    [101, 0, false],
  ])('of %d people have a picture of %d', (people, pictured, hasAmounts) => {
    const { container } = show({ defaultValue: { bill: '1000', tip: '0', people: String(people) } })
    press('Calculate Split')
    const figures = [...container.querySelectorAll('[aria-hidden] > span:has(circle)')]
    expect(figures).toHaveLength(pictured)
    expect(figures.some(({ textContent }) => textContent?.includes('$'))).toBe(hasAmounts)
  })

  it('are calculated from a scenario and copied as text', async () => {
    const write = stubClipboard()
    show()
    press('Lunch for 7')
    expect(screen.getByLabelText<HTMLInputElement>('Bill').value).toBe('160')
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    await screen.findByRole('button', { name: 'Copied!' })
    expect(write.mock.lastCall?.[0].split('\n')).toEqual([
      '$27.86 each, $195.04 in total. The first 2 people pay $27.87, because the total doesn’t split evenly. Everyone else pays $27.86.',
      'Bill: $160.00',
      'Tax (6%): $9.60',
      'Bill with tax: $169.60',
      'Tip (15%): $25.44',
      'Total: $195.04',
      'People 1–2 pay: $27.87',
      'People 3–7 pay: $27.86',
    ])
  })
})

it('enables its button for a bill above 0, and for invalid text, which it reports', async () => {
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
