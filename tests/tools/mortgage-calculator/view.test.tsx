import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Input } from '../../../src/engine/mortgage-calculator/mortgage-calculator'
import {
  MortgageCalculator,
  type MortgageCalculatorProps,
} from '../../../src/widgets/mortgage-calculator/mortgage-calculator'
import { noSideEffects } from '../../no-side-effects'
import oracle from './engine.oracle.json'

noSideEffects()
afterEach(cleanup)

/** The tool, and its newest input. */
function show(defaultValue: Partial<Input>, props: MortgageCalculatorProps = {}) {
  let newest: Partial<Input> = defaultValue
  render(<MortgageCalculator {...props} defaultValue={defaultValue} onValueChange={(value) => (newest = value)} />)
  return { value: () => newest }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => {
  fireEvent.focus(field(name))
  fireEvent.input(field(name), { target: { value } })
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const percent = 'Percentage (%)'
const choose = (unit: string) => fireEvent.click(screen.getByRole('radio', { name: unit }))

describe('the down payment', () => {
  it('changes from an amount to a percentage and back without rounding', () => {
    const { value } = show({ homePrice: '420,000', downPayment: '85,000' })
    choose(percent)
    // 85,000 / 420,000 is 0.2023809…
    expect([field('Down payment').value, value().downPayment]).toEqual(['20.2381', '20.2381%'])
    choose('Amount ($)')
    expect([field('Down payment').value, value().downPayment]).toEqual(['85,000', '85,000'])
  })

  it('is a percentage if the text has a percent sign', () => {
    const { value } = show({ homePrice: '300,000' })
    type('Down payment', '5%')
    expect(screen.getByRole('radio', { name: percent, checked: true })).toBeTruthy()
    expect(field('Down payment')).toHaveAccessibleDescription('$15,000.00')
    type('Down payment', '10')
    expect(value().downPayment).toBe('10%')
  })

  it('stays a percentage while the field is empty', () => {
    const { value } = show({ homePrice: '300,000' })
    choose(percent)
    type('Down payment', '10')
    type('Down payment', '')
    type('Down payment', '3.5')
    expect(value().downPayment).toBe('3.5%')
  })

  it('is in the locale’s format', () => {
    const { value } = show({ homePrice: '300.000', downPayment: '12,5%' }, { locale: 'de-DE', currency: 'EUR' })
    expect(field('Down payment').value).toBe('12,5')
    choose('Amount (€)')
    expect(value().downPayment).toBe('37.500')
  })
})

describe('an unusual interest rate', () => {
  it('comes with a note that corrects it', () => {
    const { value } = show({ homePrice: '420,000', downPayment: '84,000', interestRate: '650' })
    expect(screen.getByText(/^650% is unusually high/)).toBeTruthy()
    press('Did you mean 6.5%?')
    expect(value().interestRate).toBe('6.5')
    expect(screen.queryByText(/unusually/)).toBeNull()
  })

  it('has no note while it’s being typed', () => {
    show({})
    type('Interest rate', '65')
    expect(screen.queryByText(/unusually/)).toBeNull()
  })
})

describe('the loan term', () => {
  const terms = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  const labels = () => terms().map(({ parentElement }) => parentElement?.textContent)

  it('can be any other one, in a field', () => {
    const { value } = show({})
    expect(screen.queryByLabelText('Other loan term')).toBeNull()
    choose('Other')
    expect(field('Other loan term').value).toBe('')
    type('Other loan term', '25')
    expect(value().term).toBe('25')
    choose('15')
    expect(value().term).toBe('15')
    expect(screen.queryByLabelText('Other loan term')).toBeNull()
  })

  it('keeps its field while a usual term is typed', () => {
    show({ term: '25' })
    type('Other loan term', '2')
    type('Other loan term', '20')
    expect(labels()).toContain('Other')
    expect(field('Other loan term').value).toBe('20')
  })
})

describe('a value that is left empty', () => {
  const loan = { homePrice: '420000', downPayment: '84000', interestRate: '6.25' }

  it('is found, and shown in its field', () => {
    show({ ...loan, interestRate: '', payment: '2000' })
    press('Calculate')
    expect(field('Interest rate').placeholder).toMatch(/^5\.\d+$/)
    expect(field('Interest rate')).toHaveAccessibleDescription('Found')
  })

  it('changes with a button', () => {
    const { value } = show(loan)
    press('Calculate')
    fireEvent.click(screen.getByText('Find another value'))
    press('Home price')
    expect(value()).toMatchObject({ homePrice: '', payment: '2068.81' })
    press('Interest rate')
    expect(value()).toMatchObject({ interestRate: '', payment: '2068.81' })
    expect(value().homePrice).not.toBe('')
  })

  it('is the price, if there’s an income', () => {
    show({ downPayment: '60000', interestRate: '6.5', income: '120000', debts: '500' })
    press('Calculate')
    expect(field('Home price').placeholder).toBe('550,453.54')
  })
})

describe('extra payments', () => {
  it('show the balance with and without them', () => {
    show({ homePrice: '420000', downPayment: '84000', interestRate: '6.25', extraMonthly: '300' })
    press('Calculate')
    expect(screen.getByText('8 years 5 months', { selector: 'b' })).toBeTruthy()
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/Balance .*, Regular balance/),
    )
    fireEvent.click(screen.getByRole('tab', { name: 'By year' }))
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/Principal .*, Interest/),
    )
  })

  it('shorten the schedule, by calendar year if there’s a date', () => {
    show({
      ...{ homePrice: '420000', downPayment: '84000', interestRate: '6.25' },
      ...{ extraMonthly: '300', startDate: '2027-02-01' },
    })
    press('Calculate')
    press('Amortization schedule')
    expect(screen.getByRole('row', { name: /2048.*\$0\.00/ })).toBeTruthy()
    press(/2048/)
    expect(screen.getByRole('row', { name: /Aug 2048.*\$0\.00/ })).toBeTruthy()
  })
})

it('prints the schedule, even if it’s closed', () => {
  show({ homePrice: '420000', downPayment: '84000', interestRate: '6.25' })
  press('Calculate')
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent(window, new Event('beforeprint'))
  expect(screen.getByRole('row', { name: /Year 30.*\$0\.00/ })).toBeTruthy()
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('table')).toBeNull()
})

// The payments are those of Python (engine.oracle.py).
it('has each payment in the schedule and the CSV file, with its amounts in their columns', async () => {
  const [{ input, probe }] = oracle as [(typeof oracle)[number]]
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `#${files.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  show(input)
  press('Calculate')
  press('Amortization schedule')
  press('Download CSV')
  // Narrow cards hide the payment's column.
  const columns = ['Period', 'Payment', 'Principal', 'Interest', 'Balance']
  const [head, ...rows] = ((await files[0]?.text()) ?? '').trim().split('\r\n')
  expect(head).toBe(columns.join())
  expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual(columns)
  expect(rows).toHaveLength(360)
  for (const [month, ...amounts] of probe as [number, ...string[]][]) {
    expect(rows[month - 1]?.split(',').map(Number)).toEqual([month, ...amounts.map(Number)])
    press(new RegExp(`Year ${Math.ceil(month / 12)}$`))
    const cells = [...screen.getByRole('row', { name: new RegExp(`^Month ${month} `) }).children]
    expect(cells.slice(1).map(({ textContent }) => textContent?.replace(/[$,]/g, ''))).toEqual(amounts)
    press(new RegExp(`Year ${Math.ceil(month / 12)}$`))
  }
})
