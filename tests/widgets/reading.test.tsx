import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AgeCalculator } from '../../src/widgets/age-calculator/age-calculator'
import { BillSplitter } from '../../src/widgets/bill-splitter/bill-splitter'
import { BmiCalculator } from '../../src/widgets/bmi-calculator/bmi-calculator'
import { CalorieCalculator } from '../../src/widgets/calorie-calculator/calorie-calculator'
import { DateDifference } from '../../src/widgets/date-difference/date-difference'
import { DiscountCalculator } from '../../src/widgets/discount-calculator/discount-calculator'
import { InvoiceGenerator } from '../../src/widgets/invoice-generator/invoice-generator'
import { MortgageCalculator } from '../../src/widgets/mortgage-calculator/mortgage-calculator'
import { TimezoneConverter } from '../../src/widgets/timezone-converter/timezone-converter'
import { noSideEffects } from '../no-side-effects'

// What people type is read as they mean it, and said back under the field.

noSideEffects()
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const said = (name: string | RegExp) => expect(field(name))

describe('a date', () => {
  it.each([
    ['6/15/1990', 'Friday, June 15, 1990'],
    ['15/6/1990', 'Friday, June 15, 1990'],
    ['June 15, 1990', 'Friday, June 15, 1990'],
    ['15 jun 1990', 'Friday, June 15, 1990'],
    ['19900615', 'Friday, June 15, 1990'],
    // A year of two digits is the last such year of a person who is born.
    ['6/15/90', 'Friday, June 15, 1990'],
    ['15.6.1990', 'Freitag, 15. Juni 1990', 'de-DE'],
    ['3/2/1990', 'Saturday, 3 February 1990', 'en-GB'],
  ])('typed as %s is %s', (text, echo, locale = 'en-US') => {
    render(<AgeCalculator locale={locale} />)
    type('Birth date', text)
    said('Birth date').toHaveAccessibleDescription(echo)
    expect(field('Birth date').value).toBe(text)
  })

  it('in the notation of computers is shown as people write it, until the field is edited', () => {
    render(<AgeCalculator locale="en-GB" />)
    type('Birth date', '1990-06-15')
    said('Birth date').toHaveAccessibleDescription('Friday, 15 June 1990')
    expect(field('Birth date').value).toBe('15 Jun 1990')
    fireEvent.focus(field('Birth date'))
    expect(field('Birth date').value).toBe('1990-06-15')
  })

  it('that may be one of two is asked about, with both', () => {
    render(<DateDifference locale="en-CA" />)
    type('Start date', '02/03/2026')
    press('Calculate')
    said('Start date').toHaveAccessibleDescription('Did you mean Feb 3, 2026 or Mar 2, 2026?')
  })

  it('shows the example of its field, as a placeholder and in its error', () => {
    render(<DateDifference />)
    expect([field('Start date').placeholder, field('End date').placeholder]).toEqual(['Feb 1, 2026', 'Nov 20, 2026'])
    type('End date', 'soon')
    press('Calculate')
    said('End date').toHaveAccessibleDescription('Enter a date, such as Nov 20, 2026.')
  })

  it('of today and of a person’s words is counted from today', () => {
    vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 20, 12).getTime())
    render(<DateDifference />)
    type('Start date', 'today')
    type('End date', 'in 3 weeks')
    said('End date').toHaveAccessibleDescription('Friday, December 11, 2026')
    press('Calculate')
    expect(screen.getByText('From Fri, Nov 20, 2026 to Fri, Dec 11, 2026.')).toBeVisible()
  })

  it('of birth on February 29 brings up its question, however it is written', () => {
    render(<AgeCalculator />)
    const question = screen.getByRole('checkbox', { hidden: true })
    expect(question).not.toBeVisible()
    type('Birth date', 'Feb 29, 2000')
    expect(question).toBeVisible()
  })

  it('is picked from the platform’s calendar, which opens on the date that was typed', () => {
    const show = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {})
    const { container } = render(<AgeCalculator />)
    type('Birth date', 'June 15, 1990')
    press('Open calendar for Birth date')
    const picker = show.mock.contexts[0] as HTMLInputElement
    expect([picker.type, picker.value, picker.tabIndex]).toEqual(['date', '1990-06-15', -1])
    fireEvent.input(picker, { target: { value: '1991-07-16' } })
    expect(field('Birth date').value).toBe('Jul 16, 1991')
    said('Birth date').toHaveAccessibleDescription('Tuesday, July 16, 1991')
    expect(container.querySelectorAll('button[aria-label^="Open calendar"]')).toHaveLength(2)
  })

  it('on an invoice is said back, and the terms count from it', () => {
    render(<InvoiceGenerator />)
    type('Date', 'March 29, 2026')
    said('Date').toHaveAccessibleDescription('Sun, Mar 29, 2026')
    press('30 days')
    said('Due date').toHaveAccessibleDescription('Tue, Apr 28, 2026')
  })
})

it.each([
  ['9.30', '9:30 AM'],
  ['930 pm', '9:30 PM'],
  ['noon', '12:00 PM'],
  ['9:30 pm', '21:30 or 9:30 pm'],
  ['21:30', '21:30 or 9:30 pm'],
])('a time typed as %s is described as %s', (text, description) => {
  render(<TimezoneConverter />)
  type('Time', text)
  said('Time').toHaveAccessibleDescription(description)
})

describe('a height or a weight', () => {
  it.each([
    [`5'11"`, 'Imperial', '5 ft 11 in · 180.3 cm'],
    ['5’11”', 'Imperial', '5 ft 11 in · 180.3 cm'],
    ['5 ft 11', 'Metric', '5 ft 11 in · 180.3 cm'],
    ['1.80 m', 'Metric', '5 ft 10.9 in · 180 cm'],
    ['71', 'Imperial', ''],
    ['180', 'Metric', ''],
  ])('typed as %s, %s, is said back as %j', (text, units, echo) => {
    render(<BmiCalculator />)
    fireEvent.click(screen.getByRole('radio', { name: units }))
    type('Height', text)
    said('Height').toHaveAccessibleDescription(echo)
  })

  it('is calculated with: 12 st 4 lb at 5 ft 11 in is a BMI of 24.0', () => {
    render(<BmiCalculator defaultValue={{ units: 'imperial' }} />)
    type('Height', `5'11"`)
    type('Weight', '12 st 4 lb')
    said('Weight').toHaveAccessibleDescription('172 lb · 78 kg')
    expect(screen.getByText('24.0', { selector: 'p' })).toBeVisible()
  })

  it('is in feet and inches after a switch to them, and said in both', () => {
    render(<BmiCalculator />)
    type('Height', '178')
    fireEvent.click(screen.getByRole('radio', { name: 'Imperial' }))
    expect(field('Height').value).toBe(`5'10.1"`)
    // 70.1 inches are 178.054 cm.
    said('Height').toHaveAccessibleDescription('5 ft 10.1 in · 178.1 cm')
    fireEvent.click(screen.getByRole('radio', { name: 'Metric' }))
    expect(field('Height').value).toBe('178')
  })

  it('is typed with letters and quotes on a phone', () => {
    render(<BmiCalculator />)
    expect(field('Height').inputMode).not.toMatch(/numeric|decimal/)
  })

  it('has an example in the system that was chosen, with its answer', () => {
    render(<BmiCalculator />)
    expect([field('Weight').placeholder, field('Height').placeholder]).toEqual(['70', '175'])
    fireEvent.click(screen.getByRole('radio', { name: 'Imperial' }))
    expect([field('Weight').placeholder, field('Height').placeholder]).toEqual(['154', `5'9"`])
    expect(screen.getByText('125.3 to 168.6 lb')).toBeVisible()
    press('Use example')
    expect([field('Weight').value, field('Height').value]).toEqual(['154', `5'9"`])
  })

  it('that cannot be read is asked for with an example in its own units', () => {
    render(<CalorieCalculator defaultValue={{ units: 'imperial' }} />)
    type('Height', 'tall')
    press('Calculate')
    said('Height').toHaveAccessibleDescription(`Enter a value, such as 5'9".`)
  })
})

describe('a percentage', () => {
  it('with its sign moves the slider, lights its button and is counted', async () => {
    render(<BillSplitter defaultValue={{ bill: '100', people: '1', tip: '' }} />)
    type(/^Tip/, '20%')
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('20')
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('20%')
    press('Calculate Split')
    expect(await screen.findByText('Tip, 20%')).toBeVisible()
  })

  it('off a price lights its button too', () => {
    render(<DiscountCalculator />)
    type(/^Discount/, '25%')
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('25%')
  })

  it('of a home’s price is said back as an amount', () => {
    render(<MortgageCalculator />)
    type('Home price', '420k')
    said('Home price').toHaveAccessibleDescription('$420,000.00')
    type('Down payment', '20%')
    said('Down payment').toHaveAccessibleDescription('$84,000.00')
    type('Interest rate', '6.5%')
    press('Calculate')
    // Python: 336000 * r / (1 - (1 + r) ** -360) with r = .065 / 12
    expect(screen.getByText('$2,123.75', { selector: 'p' })).toBeVisible()
  })
})

it.each([
  ['0', 'One person more', '1'],
  ['', 'One person more', '1'],
  ['4', 'One person more', '5'],
  ['4', 'One person less', '3'],
])('a step from %j with "%s" is %s', (from, name, to) => {
  render(<BillSplitter defaultValue={{ people: from }} />)
  press(name)
  expect(field('People').value).toBe(to)
})

describe('an amount in the sign or the code of another currency', () => {
  it.each([
    ['€100', '$100.00'],
    ['100 EUR', '$100.00'],
    ['$100', ''],
    ['100 USD', ''],
  ])('%s where dollars are counted is said back as "%s"', (text, echo) => {
    render(<DiscountCalculator />)
    type('Original price', text)
    said('Original price').toHaveAccessibleDescription(echo)
  })

  it('is its own where the tool counts in it', () => {
    render(<DiscountCalculator currency="EUR" />)
    type('Original price', '€100')
    said('Original price').toHaveAccessibleDescription('')
    expect(field('Original price').value).toBe('100')
  })
})
