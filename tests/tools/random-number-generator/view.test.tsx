import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  RandomNumberGenerator,
  type RandomNumberGeneratorProps,
} from '../../../src/widgets/random-number-generator/random-number-generator'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'

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

// Expected values: docs/rules.md.
it('fills in the fields for a die and draws 100 ms later', () => {
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
  // The tool opens with draw 1.
  expect(drawn()).toBe('Draw 2')
})

it('rolls only the last of several dice pressed in a row, and none after it unmounts', () => {
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

it('keeps the numbers during a roll and after edits, and draws only on a press', () => {
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

it('opens with a draw from the initial settings', () => {
  show()
  expect(screen.queryByText('Example')).toBeNull()
  expect([drawn(), statusIn(document)]).toEqual(['Draw 1', 'current'])
})

it('numbers its draws, so that a repeated number is announced again', () => {
  show({ defaultValue: { min: '7', max: '8', unique: true } })
  for (const draw of [2, 3, 4]) {
    press('Generate')
    expect(drawn()).toBe(`Draw ${draw}`)
  }
})

it('shows errors in the range and the quantity at the fields, not in an alert', () => {
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

it('copies numbers without grouping, separated by commas or as a column', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show({ defaultValue: { min: '1000', max: '1002', quantity: '3', unique: true } })
  press('Generate')
  press('Copy')
  expect(write.mock.lastCall?.[0].split(', ').sort()).toEqual(['1000', '1001', '1002'])
  press('Copy as column')
  expect(write.mock.lastCall?.[0].split('\n').sort()).toEqual(['1000', '1001', '1002'])
  await act(async () => {})
})

it('sorts the numbers on a press, and copies them as shown', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show({ defaultValue: { min: '1', max: '200', quantity: '30', unique: true } })
  press('Generate')
  press('Sort')
  press('Copy')
  await act(async () => {})
  const copied: number[] = write.mock.lastCall?.[0].split(', ').map(Number) ?? []
  expect(copied).toHaveLength(30)
  expect(copied.every((number, index) => index === 0 || number > (copied[index - 1] ?? 0))).toBe(true)
  const listed = screen.getByRole('list', { name: 'Numbers from low to high' })
  expect([...listed.children].map(({ textContent }) => Number(textContent))).toEqual(copied)
  press('Order drawn')
  expect(screen.getByRole('list', { name: 'Numbers in the order drawn' })).toBeTruthy()
})

it('draws the faces of six-sided dice, with a pip for each point', () => {
  show({ defaultValue: { min: '1', max: '6', quantity: '5' } })
  press('Generate')
  const dice = [...screen.getByRole('list', { name: 'Numbers in the order drawn' }).children]
  expect(dice).toHaveLength(5)
  for (const die of dice) expect(die.querySelectorAll('circle')).toHaveLength(Number(die.textContent))
})

it('doesn’t break long numbers in large type on a phone', () => {
  const range = { min: '-9007199254740991', max: '-9000000000000000' }
  render(
    <div style={{ inlineSize: 340 }}>
      <RandomNumberGenerator defaultValue={{ ...range, quantity: '3' }} />
    </div>,
  )
  press('Generate')
  for (const item of screen.getAllByRole('listitem')) expect(item.offsetHeight).toBeLessThan(40)
})
