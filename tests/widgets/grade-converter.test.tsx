import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { GradeConverter, type GradeConverterProps } from '../../src/widgets/grade-converter/grade-converter'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(cleanup)

const show = (props: GradeConverterProps = {}) => render(<GradeConverter {...props} />)
const field = (name: 'Percentage' | 'GPA') => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: 'Percentage' | 'GPA', value: string) => fireEvent.input(field(name), { target: { value } })
const texts = () => [field('Percentage').value, field('GPA').value]
const convert = () => fireEvent.click(screen.getByRole('button', { name: 'Convert' }))
const marked = () => screen.queryAllByRole('row', { current: true }).map(({ textContent }) => textContent)

it('empties a field when the other is typed in, and gives it back when that is emptied', () => {
  show()
  type('Percentage', '88.5')
  type('GPA', '3')
  expect(texts()).toEqual(['', '3'])
  type('GPA', '3.5')
  expect(texts()).toEqual(['', '3.5'])
  type('GPA', '')
  expect(texts()).toEqual(['88.5', ''])
  type('Percentage', '')
  expect(texts()).toEqual(['', ''])
})

it('marks the row that applies, by a sign and in words', () => {
  show()
  expect(marked()).toEqual([])
  type('Percentage', '92.99')
  convert()
  expect(marked()).toEqual(['A-✓ your grade90% and up3.791%'])
  type('GPA', '0.9')
  convert()
  expect(marked()).toEqual(['F✓ your gradebelow 60%0.050%'])
  type('GPA', '4.1')
  convert()
  // The last answer stays, dimmed.
  expect(marked()).toEqual(['F✓ your gradebelow 60%0.050%'])
  expect(statusIn(document)).toBe('outdated')
  expect(field('GPA')).toHaveAccessibleDescription('Enter 4 or less.')
})

it('asks which one to convert where a page has filled in both, and takes either', () => {
  show({ defaultValue: { percentage: '80', gpa: '3' } })
  convert()
  expect(field('GPA')).toHaveAccessibleDescription(/Clear one of them/)
  type('GPA', '')
  expect(texts()).toEqual(['80', ''])
  convert()
  expect(marked()).toEqual(['B-✓ your grade80% and up2.782%'])
})

it('asks for a GPA with one that it takes, as every field does', () => {
  show()
  type('GPA', 'A')
  convert()
  expect(field('GPA')).toHaveAccessibleDescription('Enter a number, such as 3.5.')
})

it('gives nothing back once what replaced it was answered', () => {
  show()
  type('GPA', '3.5')
  convert()
  type('Percentage', '92')
  type('Percentage', '')
  expect(texts()).toEqual(['', ''])
})

it('reads points of points as a percentage, and says so', () => {
  show()
  type('Percentage', '18/20')
  convert()
  expect(field('Percentage')).toHaveAccessibleDescription('90%')
  expect(marked()).toEqual(['A-✓ your grade90% and up3.791%'])
})
