import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AgeCalculator } from '../../../src/widgets/age-calculator/age-calculator'
import { BillSplitter } from '../../../src/widgets/bill-splitter/bill-splitter'
import { BmiCalculator } from '../../../src/widgets/bmi-calculator/bmi-calculator'
import { CalorieCalculator } from '../../../src/widgets/calorie-calculator/calorie-calculator'
import { CurrencyConverter } from '../../../src/widgets/currency-converter/currency-converter'
import { DateDifference } from '../../../src/widgets/date-difference/date-difference'
import { DiscountCalculator } from '../../../src/widgets/discount-calculator/discount-calculator'
import { GradeConverter } from '../../../src/widgets/grade-converter/grade-converter'
import { InvoiceGenerator } from '../../../src/widgets/invoice-generator/invoice-generator'
import { MortgageCalculator } from '../../../src/widgets/mortgage-calculator/mortgage-calculator'
import { TimezoneConverter } from '../../../src/widgets/timezone-converter/timezone-converter'
import { UnitConverter } from '../../../src/widgets/unit-converter/unit-converter'
import { noSideEffects } from '../../no-side-effects'

// Fields read input in many formats, and echo it below if it was typed in another format than the field’s own.

noSideEffects()
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const chosen = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }).value
const expectField = (name: string | RegExp) => expect(field(name))

describe('a date', () => {
  it.each([
    ['6/15/1990', 'Friday, June 15, 1990'],
    ['15/6/1990', 'Friday, June 15, 1990'],
    ['June 15, 1990', 'Friday, June 15, 1990'],
    ['15 jun 1990', 'Friday, June 15, 1990'],
    ['19900615', 'Friday, June 15, 1990'],
    // A two-digit year of birth is the latest such year in the past.
    ['6/15/90', 'Friday, June 15, 1990'],
    // English words, in the order of the locale's region.
    ['15.6.1990', 'Friday, 15 June 1990', 'de-DE'],
    ['3/2/1990', 'Saturday, 3 February 1990', 'en-GB'],
  ])('typed as %s is %s', (text, echo, locale = 'en-US') => {
    render(<AgeCalculator locale={locale} />)
    type('Birth date', text)
    expectField('Birth date').toHaveAccessibleDescription(echo)
    expect(field('Birth date').value).toBe(text)
  })

  it('in ISO format is shown in the locale’s format, until the field is edited', () => {
    render(<AgeCalculator locale="en-GB" />)
    type('Birth date', '1990-06-15')
    expectField('Birth date').toHaveAccessibleDescription('Friday, 15 June 1990')
    expect(field('Birth date').value).toBe('15 Jun 1990')
    fireEvent.focus(field('Birth date'))
    expect(field('Birth date').value).toBe('1990-06-15')
  })

  it('with two readings is asked about, and both are shown', () => {
    render(<DateDifference locale="en-CA" />)
    type('Start date', '02/03/2026')
    press('Calculate')
    expectField('Start date').toHaveAccessibleDescription('Did you mean Feb 3, 2026 or Mar 2, 2026?')
  })

  it('has an example of its own, in the placeholder and in the error', () => {
    render(<DateDifference />)
    expect([field('Start date').placeholder, field('End date').placeholder]).toEqual(['Feb 1, 2026', 'Nov 20, 2026'])
    type('End date', 'soon')
    press('Calculate')
    expectField('End date').toHaveAccessibleDescription('Enter a date, such as Nov 20, 2026.')
  })

  it('can be relative to today', () => {
    vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 20, 12).getTime())
    render(<DateDifference />)
    type('Start date', 'today')
    type('End date', 'in 3 weeks')
    expectField('End date').toHaveAccessibleDescription('Friday, December 11, 2026')
    press('Calculate')
    expect(screen.getByText('Fri, Nov 20, 2026')).toBeVisible()
    expect(screen.getByText('Fri, Dec 11, 2026')).toBeVisible()
  })

  it('of birth on February 29 brings up the leap-day option, however it is typed', () => {
    render(<AgeCalculator />)
    const question = screen.getByRole('checkbox', { hidden: true })
    expect(question).not.toBeVisible()
    type('Birth date', 'Feb 29, 2000')
    expect(question).toBeVisible()
  })

  it('can be picked from the platform’s calendar, which opens on the typed date', () => {
    const show = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {})
    const { container } = render(<AgeCalculator />)
    type('Birth date', 'June 15, 1990')
    press('Open calendar for Birth date')
    const picker = show.mock.contexts[0] as HTMLInputElement
    expect([picker.type, picker.value, picker.tabIndex]).toEqual(['date', '1990-06-15', -1])
    fireEvent.input(picker, { target: { value: '1991-07-16' } })
    expect(field('Birth date').value).toBe('Jul 16, 1991')
    expectField('Birth date').toHaveAccessibleDescription('Tuesday, July 16, 1991')
    expect(container.querySelectorAll('button[aria-label^="Open calendar"]')).toHaveLength(2)
  })

  it('on an invoice is echoed, and the payment terms count from it', () => {
    render(<InvoiceGenerator />)
    type('Date', 'March 29, 2026')
    expectField('Date').toHaveAccessibleDescription('Sun, Mar 29, 2026')
    press('30 days')
    expectField('Due date').toHaveAccessibleDescription('Tue, Apr 28, 2026')
  })
})

it.each([
  ['9.30', '9:30 AM'],
  ['930 pm', '9:30 PM'],
  ['noon', '12:00 PM'],
  ['9:30 pm', '21:30 or 9:30 pm'],
  ['21:30', '9:30 PM'],
])('a time typed as %s is described as %s', (text, description) => {
  render(<TimezoneConverter />)
  type('Time', text)
  expectField('Time').toHaveAccessibleDescription(description)
})

describe('a height or a weight', () => {
  it.each([
    [`5'11"`, 'Imperial', '5 ft 11 in · 180.3 cm'],
    ['5’11”', 'Imperial', '5 ft 11 in · 180.3 cm'],
    ['5 ft 11', 'Metric', '5 ft 11 in · 180.3 cm'],
    ['1.80 m', 'Metric', '5 ft 10.9 in · 180 cm'],
    ['71', 'Imperial', ''],
    ['180', 'Metric', ''],
  ])('typed as %s, %s, is echoed as %j', (text, units, echo) => {
    render(<BmiCalculator />)
    fireEvent.click(screen.getByRole('radio', { name: units }))
    type('Height', text)
    expectField('Height').toHaveAccessibleDescription(echo)
  })

  it('is used in the calculation: 12 st 4 lb at 5 ft 11 in is a BMI of 24.0', () => {
    render(<BmiCalculator defaultValue={{ units: 'imperial' }} />)
    type('Height', `5'11"`)
    type('Weight', '12 st 4 lb')
    expectField('Weight').toHaveAccessibleDescription('172 lb · 78 kg')
    expect(screen.getByText('24.0', { selector: 'p' })).toBeVisible()
  })

  it('is converted to feet and inches by the switch, and echoed in both units', () => {
    render(<BmiCalculator />)
    type('Height', '178')
    fireEvent.click(screen.getByRole('radio', { name: 'Imperial' }))
    expect(field('Height').value).toBe(`5'10.1"`)
    // 70.1 inches are 178.054 cm.
    expectField('Height').toHaveAccessibleDescription('5 ft 10.1 in · 178.1 cm')
    fireEvent.click(screen.getByRole('radio', { name: 'Metric' }))
    expect(field('Height').value).toBe('178')
  })

  it('has a phone keyboard with letters and quotes', () => {
    render(<BmiCalculator />)
    expect(field('Height').inputMode).not.toMatch(/numeric|decimal/)
  })

  it('has an example in the chosen units, with its answer', () => {
    render(<BmiCalculator />)
    expect([field('Weight').placeholder, field('Height').placeholder]).toEqual(['70', '175'])
    fireEvent.click(screen.getByRole('radio', { name: 'Imperial' }))
    expect([field('Weight').placeholder, field('Height').placeholder]).toEqual(['154', `5'9"`])
    cleanup()
    render(<BmiCalculator defaultValue={{ units: 'imperial' }} />)
    expect(screen.getByText('125.3 to 168.6 lb')).toBeVisible()
    press('Use example')
    expect([field('Weight').value, field('Height').value]).toEqual(['154', `5'9"`])
  })

  it('that can’t be read gets an error with an example in the chosen units', () => {
    render(<CalorieCalculator defaultValue={{ units: 'imperial' }} />)
    type('Height', 'tall')
    press('Calculate')
    expectField('Height').toHaveAccessibleDescription(`Enter a height, such as 5'9".`)
  })
})

describe('a percentage', () => {
  it('with a percent sign moves the slider, selects its button and is used in the calculation', async () => {
    render(<BillSplitter defaultValue={{ bill: '100', people: '1', tip: '' }} />)
    type('Tip', '20%')
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('20')
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('20%')
    press('Calculate Split')
    expect(await screen.findByText('Tip (20%)')).toBeVisible()
  })

  it('off a price selects its button too', () => {
    render(<DiscountCalculator />)
    type(/^Discount/, '25%')
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('25%')
  })

  it('of a home price is echoed as an amount', () => {
    render(<MortgageCalculator />)
    type('Home price', '420k')
    expectField('Home price').toHaveAccessibleDescription('$420,000.00')
    type('Down payment', '20%')
    expectField('Down payment').toHaveAccessibleDescription('$84,000.00')
    type('Interest rate', '6.5%')
    press('Calculate')
    // Python: 336000 * r / (1 - (1 + r) ** -360) with r = .065 / 12
    expect(screen.getByText('$2,123', { selector: 'p' })).toHaveTextContent('$2,123.75')
  })
})

it.each([
  ['0', 'Add a person', '1'],
  ['', 'Add a person', '1'],
  ['4', 'Add a person', '5'],
  ['4', 'Remove a person', '3'],
])('from %j, the button "%s" goes to %s', (from, name, to) => {
  render(<BillSplitter defaultValue={{ people: from }} />)
  press(name)
  expect(field('People').value).toBe(to)
})

// A decimal pad has no letters, slash or minus.
it.each([
  ['350F or −40', UnitConverter, 'Amount'],
  ['20 pounds to yen', CurrencyConverter, 'Amount'],
  ['18/20', GradeConverter, 'Percentage'],
])('%s can be typed on a phone', (_, Widget, name) => {
  render(<Widget />)
  expect(field(name).inputMode).toBe('text')
})

describe('an amount with a currency', () => {
  it.each([
    ['€1,299', 'EUR', '1,299'],
    ['1299 EUR', 'EUR', '1,299'],
    ['1299 eur', 'EUR', '1,299'],
    ['1299 euros', 'EUR', '1299 euros'],
    ['£54', 'GBP', '54'],
    ['54 £', 'GBP', '54'],
    ['¥5000', 'JPY', '5,000'],
    ['5000 CNY', 'CNY', '5,000'],
    ['C$54', 'CAD', 'C$54'],
    ['CA$54', 'CAD', 'CA$54'],
    ['A$54', 'AUD', 'A$54'],
    ['HK$54', 'HKD', 'HK$54'],
    ['R$54', 'BRL', '54'],
    ['₹54', 'INR', '54'],
    ['54 CHF', 'CHF', '54'],
    ['54 kr', 'SEK', '54 kr'],
  ])('in a dollar tool, %s makes its currency %s', async (text, currency, shown) => {
    const onCurrencyChange = vi.fn()
    render(<DiscountCalculator onCurrencyChange={onCurrencyChange} />)
    type('Original price', text)
    await expect.poll(chosen).toBe(currency)
    expect(onCurrencyChange.mock.calls).toEqual([[currency]])
    fireEvent.blur(field('Original price'))
    expect(field('Original price').value).toBe(shown)
  })

  it.each([
    ['€1.5k', 'EUR', '€1,500.00'],
    ['5M€', 'EUR', '€5,000,000.00'],
  ])('%s is in %s and echoed as %s', async (text, currency, echo) => {
    render(<DiscountCalculator />)
    type('Original price', text)
    await expect.poll(chosen).toBe(currency)
    expectField('Original price').toHaveAccessibleDescription(echo)
  })

  it.each([
    ['$54', 'USD'],
    ['54', 'USD'],
    ['54 dollars', 'USD'],
    ['US$54', 'USD'],
    // Several currencies have this sign or name.
    ['$54', 'CAD'],
    ['£54', 'EGP'],
    ['¥54', 'CNY'],
    ['54 kr', 'NOK'],
    // Neither an amount nor a currency.
    ['€', 'USD'],
    ['₿54', 'USD'],
    ['54k', 'USD'],
  ])('%s doesn’t change %s', async (text, currency) => {
    const onCurrencyChange = vi.fn()
    render(<DiscountCalculator currency={currency} onCurrencyChange={onCurrencyChange} />)
    type('Original price', text)
    type('Quantity', '€2')
    // Later than anything read before.
    type('Final price', '5 CHF')
    await expect.poll(chosen).toBe('CHF')
    expect(onCurrencyChange.mock.calls).toEqual([['CHF']])
  })

  it('stays once it’s taken', async () => {
    render(<DiscountCalculator />)
    type('Original price', '€5')
    await expect.poll(chosen).toBe('EUR')
    type('Original price', '5')
    expect(chosen()).toBe('EUR')
    fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'GBP' } })
    type('Original price', '59')
    expect(chosen()).toBe('GBP')
  })
})
