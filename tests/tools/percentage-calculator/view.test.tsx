import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Input } from '../../../src/engine/percentage-calculator/percentage-calculator'
import { PercentageCalculator } from '../../../src/widgets/percentage-calculator/percentage-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

/** The two fields of the form. Those of the sentences follow. */
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox').slice(0, 2)
const selectType = (type: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: type } })

it.each([
  ['15%', '15'],
  ['1250%', '1,250'],
])('shows %s as %s in a percentage field, and keeps it when the type changes', (typed, shown) => {
  render(<PercentageCalculator />)
  const [percent] = fields() as [HTMLInputElement]
  fireEvent.input(percent, { target: { value: typed } })
  fireEvent.blur(percent)
  expect(percent.value).toBe(shown)
  selectType('increase')
  expect(fields().map(({ value }) => value)).toEqual([shown, ''])
  expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null])
})

// Expected values: by hand.
it.each([
  ['whatPercent', '18 as a percentage of 24', '75%'],
  ['increase', 'Increase from 80 to 100', '25%'],
  ['decrease', 'Decrease from 100 to 80', '20%'],
  ['change', 'Change from 75 to 50', '−33.333333%'],
  ['discount', '15% off 80', '68'],
  ['whatTotal', '12 is 15% of', '80'],
  ['points', 'From 40% to 44%, in percentage points', '4'],
  ['difference', 'Difference between 40 and 44', '9.52381%'],
  ['chain', '100 after all changes', '99'],
])('has an example for %s', (type, label, answer) => {
  render(<PercentageCalculator defaultValue={{ type: type as Input['type'] }} />)
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(answer)
})

it('labels a negative increase as a decrease', () => {
  render(<PercentageCalculator defaultValue={{ type: 'increase', x: '75', y: '50' }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(screen.getByText('Decrease from 75 to 50').nextElementSibling).toHaveTextContent('33.333333%')
  expect(screen.getByText('75 minus a percentage')).toBeVisible()
})

/** A sentence: its group, its fields and its answer. */
function sentence(name: string) {
  const group = screen.getByRole('group', { name })
  const blanks = () => within(group).getAllByRole<HTMLInputElement>('textbox')
  return {
    group,
    blanks,
    type: (at: number, value: string) => fireEvent.input(blanks()[at] as Element, { target: { value } }),
  }
}

// Expected values: by hand.
it.each([
  ['What is X% of Y?', '25', '60', '25 ÷ 100 × 60 = 15'],
  ['X is what percent of Y?', '7', '8', '7 ÷ 8 × 100 = 87.5%'],
  ['X is Y% of what number?', '9', '30%', '9 ÷ 30 × 100 = 30'],
  ['What’s the percent change from X to Y?', '-80', '-60', '(−60 − (−80)) ÷ |−80| × 100 = 25% increase'],
  ['What’s the percent change from X to Y?', '3', '1', '(1 − 3) ÷ 3 × 100 ≈ 66.666667% decrease'],
  ['What is X after a discount of Y%?', '1200', '12.5', '1,200 × (100 − 12.5) ÷ 100 = 1,050'],
  [
    'How many percentage points from X% to Y%?',
    '5',
    '4',
    '4 − 5 = −1 percentage point(4 − 5) ÷ 5 × 100 = 20% decrease',
  ],
  ['What’s the percent difference between X and Y?', '50', '75', '(75 − 50) ÷ ((50 + 75) ÷ 2) × 100 = 40%'],
])('answers a sentence while it’s filled in: %s %s, %s', (name, x, y, calculation) => {
  render(<PercentageCalculator />)
  const { group, type } = sentence(name)
  type(0, x)
  expect(group).not.toHaveTextContent('=')
  type(1, y)
  expect(group).toHaveTextContent(calculation)
})

it('answers each sentence, whatever is in the others and in the form', async () => {
  const onValueChange = vi.fn()
  render(<PercentageCalculator defaultValue={{ x: 'x' }} onValueChange={onValueChange} />)
  const part = sentence('X is what percent of Y?')
  part.type(0, '1')
  part.type(1, '4')
  const total = sentence('X is Y% of what number?')
  total.type(0, 'many')
  fireEvent.blur(total.blanks()[0] as Element)
  await waitFor(() => expect(total.group).toHaveTextContent('Enter a number, such as 12.'))
  expect(total.blanks()[0]).toBeInvalid()
  expect(part.group).toHaveTextContent('1 ÷ 4 × 100 = 25%')
  expect(onValueChange.mock.lastCall?.[0].questions).toEqual([
    { type: 'whatPercent', x: '1', y: '4' },
    { type: 'whatTotal', x: 'many', y: '' },
  ])
  total.type(0, '')
  expect(onValueChange.mock.lastCall?.[0].questions).toHaveLength(1)
})

it('keeps the sentences when a sample fills in the form', () => {
  const onValueChange = vi.fn()
  const samples = [{ name: '20 and 80', value: { type: 'whatPercent', x: '20', y: '80' } }] as const
  render(<PercentageCalculator samples={samples} locale="de-DE" onValueChange={onValueChange} />)
  const { group, type } = sentence('What is X% of Y?'.replace('%', '\u00a0%'))
  type(0, '2,5')
  type(1, '1.500')
  fireEvent.click(screen.getByRole('button', { name: '20 and 80' }))
  expect(group).toHaveTextContent('2,5 ÷ 100 × 1.500 = 37,5')
  expect(onValueChange.mock.lastCall?.[0].questions).toEqual([{ type: 'percentOf', x: '2,5', y: '1.500' }])
  expect(document.querySelector('[data-status]')).toHaveAttribute('data-status', 'current')
})

it('says the limits of a percentage with a percent sign', async () => {
  render(<PercentageCalculator />)
  const { group, blanks, type } = sentence('What is X after a discount of Y%?')
  type(1, '130')
  fireEvent.blur(blanks()[1] as Element)
  await waitFor(() => expect(group).toHaveTextContent('Enter 100% or less.'))
})

it('keeps the last answer of a sentence while an edit is unfinished', () => {
  render(<PercentageCalculator defaultValue={{ questions: [{ type: 'percentOf', x: '10', y: '50' }] }} />)
  const { group, type } = sentence('What is X% of Y?')
  type(1, '')
  expect(group).toHaveTextContent('10 ÷ 100 × 50 = 5')
  type(1, '70')
  expect(group).toHaveTextContent('10 ÷ 100 × 70 = 7')
})

it('takes any number of changes in a row, and switches their signs', () => {
  const onValueChange = vi.fn()
  render(<PercentageCalculator onValueChange={onValueChange} />)
  const { group, blanks, type } = sentence('What is X after a change of Y%?')
  expect(blanks()).toHaveLength(3)
  type(0, '250')
  type(1, '20')
  type(2, '30')
  expect(group).toHaveTextContent('250 × 120% × 130% = 390The total change is 56%.')
  expect(blanks()).toHaveLength(4)
  fireEvent.click(within(group).getAllByRole('button', { name: 'Switch between increase and decrease' })[1] as Element)
  expect(group).toHaveTextContent('250 × 120% × 70% = 210The total change is −16%.')
  type(3, '5')
  expect(group).toHaveTextContent('250 × 120% × 70% × 105% = 220.5')
  type(3, '')
  type(2, '')
  expect(blanks()).toHaveLength(3)
  expect(onValueChange.mock.lastCall?.[0].changes).toEqual([{ percent: '20' }])
})

it('has the changes in the form if they’re the calculation type, and not as a sentence', () => {
  render(<PercentageCalculator />)
  selectType('chain')
  expect(screen.queryByRole('group', { name: 'What is X after a change of Y%?' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Calculate' })).toBeDisabled()
  fireEvent.input(screen.getByLabelText('Change 2'), { target: { value: '-25' } })
  fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(screen.getByText('100 after all changes').nextElementSibling).toHaveTextContent('75')
})

it('doesn’t show what the page hides', () => {
  const { rerender } = render(<PercentageCalculator hide={['questions']} />)
  expect(screen.getAllByRole('group', { name: /X/ })).toHaveLength(1)
  rerender(<PercentageCalculator hide={['questions', 'changes']} />)
  expect(screen.queryByText('All percentage questions')).toBeNull()
  rerender(<PercentageCalculator resultOnly />)
  expect(screen.queryByText('All percentage questions')).toBeNull()
})
