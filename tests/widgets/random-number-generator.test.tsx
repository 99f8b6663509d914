import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  RandomNumberGenerator,
  type RandomNumberGeneratorProps,
} from '../../src/widgets/random-number-generator/random-number-generator'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (props: RandomNumberGeneratorProps = {}) => render(<RandomNumberGenerator {...props} />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const texts = () =>
  ['Minimum', 'Maximum', 'Quantity'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
const drawn = () => screen.queryByText(/^Draw \d+$/)?.textContent

// Spec part 2, points 4 and 9: dice set min 1, quantity 1 and their sides, then generate after 100 ms.
it('sets the fields when a die is thrown, and draws 100 ms later', () => {
  vi.useFakeTimers()
  const onResult = vi.fn()
  show({ defaultValue: { min: '-5', max: '5', quantity: '3' }, onResult })
  press('D20')
  expect(texts()).toEqual(['1', '20', '1'])
  pass(99)
  expect(onResult).not.toHaveBeenCalled()
  pass(1)
  expect(onResult).toHaveBeenCalledTimes(1)
  expect(onResult.mock.calls[0]?.[0]).toMatchObject({ ok: true, value: { numbers: [expect.any(Number)] } })
  // The first was drawn when the tool opened.
  expect(drawn()).toBe('Draw 2')
})

it('throws the last of several dice pressed at once, and none once it is gone', () => {
  vi.useFakeTimers()
  const onResult = vi.fn()
  const { unmount } = show({ onResult })
  press('D6')
  pass(60)
  press('D100')
  pass(99)
  expect(onResult).not.toHaveBeenCalled()
  pass(1)
  expect(onResult).toHaveBeenCalledTimes(1)
  expect(texts()).toEqual(['1', '100', '1'])
  press('D10')
  unmount()
  vi.advanceTimersByTime(1000)
  expect(onResult).toHaveBeenCalledTimes(1)
})

it('keeps what was drawn while a die rolls and while fields are edited, and draws on a press alone', () => {
  vi.useFakeTimers()
  show()
  press('Generate')
  expect([drawn(), statusIn(document)]).toEqual(['Draw 2', 'current'])
  press('D6')
  expect([drawn(), statusIn(document)]).toEqual(['Draw 2', 'current'])
  pass(100)
  expect(drawn()).toBe('Draw 3')
  fireEvent.input(screen.getByLabelText('Maximum'), { target: { value: '7' } })
  pass(3000)
  expect([drawn(), statusIn(document)]).toEqual(['Draw 3', 'current'])
})

it('opens with a draw of its first settings', () => {
  show()
  expect(screen.queryByText('Example')).toBeNull()
  expect([drawn(), statusIn(document)]).toEqual(['Draw 1', 'current'])
})

it('counts its draws, so that the same number twice is heard twice', () => {
  show({ defaultValue: { min: '7', max: '8', unique: true } })
  for (const draw of [2, 3, 4]) {
    press('Generate')
    expect(drawn()).toBe(`Draw ${draw}`)
  }
})

// Spec part 2, points 5 and 8.
it('says in the page what the spec would have an alert say', () => {
  const alert = vi.spyOn(window, 'alert')
  show({ defaultValue: { min: '1', max: '10', quantity: '20', unique: true } })
  press('Generate')
  expect(screen.getByLabelText('Quantity')).toHaveAccessibleDescription(
    /Cannot generate 20 unique numbers in range 1-10\./,
  )
  fireEvent.input(screen.getByLabelText('Minimum'), { target: { value: '10' } })
  press('Generate')
  expect(screen.getByLabelText('Minimum')).toHaveAccessibleDescription(/^Minimum must be less than maximum!/)
  expect(alert).not.toHaveBeenCalled()
})

it('copies plain digits, by commas and as a column', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show({ defaultValue: { min: '1000', max: '1002', quantity: '3', unique: true } })
  press('Generate')
  press('Copy')
  expect(write.mock.lastCall?.[0].split(', ').sort()).toEqual(['1000', '1001', '1002'])
  press('Copy as a column')
  expect(write.mock.lastCall?.[0].split('\n').sort()).toEqual(['1000', '1001', '1002'])
  await act(async () => {})
})
