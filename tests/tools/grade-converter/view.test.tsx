import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { GradeConverter, type GradeConverterProps } from '../../../src/widgets/grade-converter/grade-converter'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const show = (props: GradeConverterProps = {}) => render(<GradeConverter {...props} />)
const field = (name: 'Percentage' | 'GPA') => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: 'Percentage' | 'GPA', value: string) => fireEvent.input(field(name), { target: { value } })
const texts = () => [field('Percentage').value, field('GPA').value]
const convert = () => fireEvent.click(screen.getByRole('button', { name: 'Convert' }))
const currentRows = () => screen.queryAllByRole('row', { current: true }).map(({ textContent }) => textContent)

it('clears a field when the other is typed in, and restores it when that is emptied', () => {
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

it.each([320, 640])('aligns the columns of its two tables at %i px, where they look like one', (width) => {
  const { container } = render(
    <div style={{ width }}>
      <GradeConverter />
    </div>,
  )
  const [first, second] = [...container.querySelectorAll('table')].map((table) =>
    [...(table.querySelector('tbody tr')?.children ?? [])].map((cell) => cell.getBoundingClientRect().right),
  )
  expect(second).toEqual(first)
})

it('labels the current row with a check mark and text', () => {
  show()
  expect(currentRows()).toEqual([])
  type('Percentage', '92.99')
  convert()
  expect(currentRows()).toEqual(['A-✓ your grade90% and above3.791%'])
  type('GPA', '0.9')
  convert()
  expect(currentRows()).toEqual(['F✓ your gradeBelow 60%0.050%'])
  type('GPA', '4.1')
  convert()
  // The last answer is still shown, but dimmed.
  expect(currentRows()).toEqual(['F✓ your gradeBelow 60%0.050%'])
  expect(statusIn(document)).toBe('outdated')
  expect(field('GPA')).toHaveAccessibleDescription('Enter 4 or less.')
})

it('asks to clear one field if the page has filled in both', () => {
  show({ defaultValue: { percentage: '80', gpa: '3' } })
  convert()
  expect(field('GPA')).toHaveAccessibleDescription(/^Clear one field/)
  type('GPA', '')
  expect(texts()).toEqual(['80', ''])
  convert()
  expect(currentRows()).toEqual(['B-✓ your grade80% and above2.782%'])
})

it('reports an invalid GPA with an example', () => {
  show()
  type('GPA', 'A')
  convert()
  expect(field('GPA')).toHaveAccessibleDescription('Enter a number, such as 3.5.')
})

it('reads a score as a percentage and shows it', () => {
  show()
  type('Percentage', '18/20')
  convert()
  expect(field('Percentage')).toHaveAccessibleDescription('90%')
  expect(currentRows()).toEqual(['A-✓ your grade90% and above3.791%'])
})

it('converts a row of the scale that’s pressed', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Convert B' }))
  expect(texts()).toEqual(['83', ''])
  expect(currentRows()).toEqual(['B✓ your grade83% and above3.085%'])
})

it('asks for what a grading system needs', () => {
  show({ defaultValue: { percentage: '82', gpa: '' } })
  fireEvent.change(screen.getByLabelText('Grading system'), { target: { value: 'germany' } })
  convert()
  const passing = screen.getByLabelText('Lowest passing percentage')
  expect(passing).toHaveAccessibleDescription(/Enter the lowest passing percentage, such as 50\.$/)
  fireEvent.input(passing, { target: { value: '25/50' } })
  expect(screen.getByText('German grade', { selector: 'p' }).nextElementSibling).toHaveTextContent('2.0')
})

it('clears the CGPA when a percentage is typed, and the other way round', () => {
  show({ defaultValue: { percentage: '80', gpa: '', system: 'india' } })
  const cgpa = screen.getByLabelText<HTMLInputElement>('CGPA')
  fireEvent.input(cgpa, { target: { value: '8.2' } })
  expect(texts()).toEqual(['', ''])
  type('Percentage', '70')
  expect(cgpa.value).toBe('')
})
