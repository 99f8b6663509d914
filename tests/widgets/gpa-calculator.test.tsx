import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { GpaCalculator } from '../../src/widgets/gpa-calculator/gpa-calculator'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(cleanup)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const rows = () => screen.getAllByRole('listitem').length

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
