import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { GpaCalculator } from '../../../src/widgets/gpa-calculator/gpa-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const rows = () => document.querySelectorAll('[data-inputs] li').length

it('has four rows, which are input only once one is filled in', () => {
  const onChange = vi.fn()
  render(<GpaCalculator onValueChange={onChange} />)
  expect(rows()).toBe(4)
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(field('Grade 2'), { target: { value: 'B' } })
  type('Credits 2', '3')
  expect(rows()).toBe(4)
  press('Calculate')
  expect(screen.getByText('Grade point average').nextElementSibling).toHaveTextContent('3.00')
})

it('keeps one row when the others are removed, empty or not', () => {
  render(<GpaCalculator />)
  press('Remove course 4')
  press('Remove course 3')
  press('Remove course 1')
  expect(rows()).toBe(1)
  press('Add course')
  type('Course 2', 'History')
  press('Remove course 2')
  expect(rows()).toBe(1)
  press('Undo')
  expect([rows(), field('Course 2').value]).toEqual([2, 'History'])
})

function paste(name: string, text: string): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  return fireEvent(field(name), new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

it('pastes rows from a spreadsheet, which can be undone', () => {
  render(<GpaCalculator />)
  paste('Course', 'Calculus\tA-\t4\nBiology\tB\t2\tAP')
  expect([rows(), field('Course 2').value, field('Level 2').value]).toEqual([2, 'Biology', 'ap'])
  press('Calculate')
  expect(screen.getByText('Weighted GPA').nextElementSibling).toHaveTextContent('3.80')
  press('Undo')
  expect([rows(), field('Course').value]).toEqual([4, ''])
})

it('leaves text that isn’t a table to the field', () => {
  render(<GpaCalculator />)
  expect(paste('Course', 'Calculus')).toBe(true)
  expect(rows()).toBe(4)
})

it('begins a semester, which the next course keeps when its first one is removed', () => {
  render(<GpaCalculator />)
  press('Add semester')
  expect(screen.getAllByLabelText<HTMLInputElement>('Semester').map(({ value }) => value)).toEqual([
    'Semester 1',
    'Semester 2',
  ])
  press('Remove course 1')
  expect(screen.getAllByLabelText('Semester')).toHaveLength(2)
})

it('says what’s needed for a goal, or that it’s out of reach', () => {
  render(
    <GpaCalculator defaultValue={{ priorGpa: '3', priorCredits: '60', targetGpa: '3.2', remainingCredits: '30' }} />,
  )
  press('Calculate')
  expect(screen.getByText(/^To reach/)).toHaveTextContent(
    'To reach 3.2, you need a GPA of 3.60 in the next 30 credits.',
  )
  type('Goal', '3.4')
  expect(screen.getByText(/out of reach/)).toHaveTextContent('your GPA would be 3.33')
})

it('starts a scale of your own with the usual grades', () => {
  render(<GpaCalculator />)
  fireEvent.change(field('Grading scale'), { target: { value: 'own' } })
  expect([field('Points').value, field('Points 3').value]).toEqual(['4.0', '3.7'])
})
