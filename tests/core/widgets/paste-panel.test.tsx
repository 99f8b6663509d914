import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { GradientGenerator } from '../../../src/widgets/gradient-generator/gradient-generator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

it('applies CSS on Ctrl+Enter in its field', () => {
  render(<GradientGenerator />)
  fireEvent.click(screen.getByRole('button', { name: 'Paste CSS' }))
  const area = screen.getByRole('textbox', { name: 'CSS to edit' })
  const enter = () => fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true })
  enter()
  expect(area.getAttribute('aria-invalid')).toBe('true')
  fireEvent.input(area, { target: { value: 'linear-gradient(90deg, tomato, navy)' } })
  enter()
  expect(screen.getByRole('textbox', { name: 'Color 1' })).toHaveProperty('value', '#ff6347')
})

it('can be undone, with all colors', () => {
  const { container } = render(<GradientGenerator />)
  const colors = () =>
    screen.getAllByRole('textbox', { name: /^Color \d/ }).map((each) => (each as HTMLInputElement).value)
  const before = colors()
  fireEvent.click(screen.getByRole('button', { name: 'Paste CSS' }))
  const area = screen.getByRole('textbox', { name: 'CSS to edit' })
  fireEvent.input(area, { target: { value: 'linear-gradient(90deg, tomato, gold, navy)' } })
  fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true })
  expect(colors()).toEqual(['#ff6347', '#ffd700', '#000080'])
  fireEvent.keyDown(container.firstElementChild as Element, { key: 'z', ctrlKey: true })
  expect(colors()).toEqual(before)
})
