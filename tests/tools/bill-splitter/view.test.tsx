import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BillSplitter, type BillSplitterProps } from '../../../src/widgets/bill-splitter/bill-splitter'
import { stubClipboard } from '../../mount'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const show = (props: BillSplitterProps = {}) => render(<BillSplitter {...props} />)
const slider = () => screen.getByRole<HTMLInputElement>('slider')
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tip' })
const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const line = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).closest('div')?.querySelector('dd')?.textContent
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
      'Each person pays: $27.86',
      'The first 2 people pay $27.87, because the total doesn’t split evenly. Everyone else pays $27.86.',
      '',
      'Breakdown',
      'Bill: $160.00',
      'Tax (6%): $9.60',
      'Tip (15%): $25.44',
      '',
      'Split',
      'Bill with tax: $169.60',
      'Total: $195.04',
      'People 1–2 pay: $27.87',
      'People 3–7 pay: $27.86',
    ])
  })
})

describe('an unequal split', () => {
  const field = (name: string) => screen.getByRole('textbox', { name })
  const chip = (item: number, name: string) =>
    within(screen.getByRole('group', { name: `Who shares item ${item}` })).getByRole('button', { name })
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

  it('by item has a chip for each person, a table and a text to send', async () => {
    const write = stubClipboard()
    show()
    choose('By item')
    type(field('Name'), 'Ann')
    type(field('Name 2'), 'Ben')
    type(field('Item 1'), 'Pizza')
    type(field('Price of item 1'), '20')
    press('Add item')
    expect(document.activeElement).toBe(field('Item 2'))
    type(field('Price of item 2'), '10')
    expect(chip(2, 'Everyone').getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(chip(2, 'Ben'))
    expect(chip(2, 'Everyone').getAttribute('aria-pressed')).toBe('false')
    type(field('Occasion'), 'Lunch')
    press('Calculate Split')
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'NameItemsTaxTipPays',
      'Ann$10.00$0.00$1.50$11.50',
      'Ben$20.00$0.00$3.00$23.00',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Copy text' }))
    await screen.findByRole('button', { name: 'Copied!' })
    expect(write.mock.lastCall?.[0]).toBe(
      'Lunch: $34.50 in total\nAnn owes $11.50\nBen owes $23.00\n\nBill: $30.00\nTip (15%): $4.50',
    )
  })

  it('by item keeps who shared what when a person is removed', () => {
    const { items, persons } = { items: [{ name: 'Tea', price: '4', who: '1, 3' }], persons: ['Ann', 'Ben', 'Cem'] }
    show({ defaultValue: { split: 'items', items, persons: persons.map((name) => ({ name, weight: '', fixed: '' })) } })
    press('Remove person 2')
    const chips = within(screen.getByRole('group', { name: 'Who shares item 1' })).getAllByRole('button', {
      pressed: true,
    })
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Ann', 'Cem'])
  })

  it('by share starts with a row per person, and reports a fixed amount above the total', () => {
    show({ defaultValue: { bill: '100', tip: '0', people: '3' } })
    choose('By share')
    expect(screen.getAllByRole('textbox', { name: /^Name/ })).toHaveLength(3)
    type(field('Fixed amount 2'), '120')
    press('Calculate Split')
    expect(field('Fixed amount 2')).toHaveAccessibleDescription('Enter $100 or less.')
    type(field('Fixed amount 2'), '40')
    expect(line('Person 2')).toBe('$40.00')
    expect(line('Person 3')).toBe('$30.00')
  })
})

describe('the tip as an amount', () => {
  it('is replaced by a percentage that’s chosen later', () => {
    show({ defaultValue: { bill: '100', tipMoney: '7' } })
    press('Calculate Split')
    expect(line('Tip (7%)')).toBe('$7.00')
    press('20%')
    expect(line('Tip (20%)')).toBe('$20.00')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tip amount' }).value).toBe('')
  })
})

it('dims its button until there’s a bill above 0 or invalid text, which it reports', async () => {
  show()
  const button = screen.getByRole('button', { name: 'Calculate Split' })
  const bill = screen.getByLabelText('Bill')
  for (const [text, isIncomplete] of [
    ['', true],
    ['0', true],
    ['-5', true],
    ['0.01', false],
    ['ten', false],
  ] as const) {
    type(bill, text)
    expect([button.getAttribute('aria-disabled') === 'true', button.matches(':disabled')]).toEqual([
      isIncomplete,
      false,
    ])
  }
  fireEvent.click(button)
  expect(bill).toHaveAccessibleDescription(/^Enter a number, such as /)
})
