import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { example } from '../../../src/engine/bill-splitter/bill-splitter'
import { BillSplitter } from '../../../src/widgets/bill-splitter/bill-splitter'
import { GradeConverter } from '../../../src/widgets/grade-converter/grade-converter'
import { MortgageCalculator } from '../../../src/widgets/mortgage-calculator/mortgage-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const isWrong = (name: RegExp) => field(name).getAttribute('aria-invalid') === 'true'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Longer than the pause after which what was typed counts as finished. */
async function pause() {
  await act(async () => vi.advanceTimersByTime(2000))
}

it('expects nothing yet in a field that a choice has just added', async () => {
  vi.useFakeTimers()
  render(<GradeConverter defaultValue={{ percentage: '85' }} />)
  press('Convert')
  fireEvent.click(screen.getByText('Other grading systems'))
  fireEvent.change(screen.getByLabelText('Grading system'), { target: { value: 'germany' } })
  await pause()
  expect(isWrong(/^Lowest passing percentage/)).toBe(false)
  press('Convert')
  expect(isWrong(/^Lowest passing percentage/)).toBe(true)
})

it('keeps what a press has found in other fields', async () => {
  vi.useFakeTimers()
  render(<MortgageCalculator />)
  fireEvent.keyDown(field(/^Home price/), { key: 'Enter' })
  expect([isWrong(/^Home price/), isWrong(/^Interest rate/)]).toEqual([true, true])
  fireEvent.change(field(/^Home price/), { target: { value: '420000' } })
  await pause()
  expect([isWrong(/^Home price/), isWrong(/^Interest rate/)]).toEqual([false, true])
})

it('keeps an error with its row when another row is removed', async () => {
  vi.useFakeTimers()
  const items = ['10', '20', ''].map((price, index) => ({ name: `Item ${index}`, price, who: '' }))
  render(<BillSplitter defaultValue={{ ...example, split: 'items', items }} />)
  fireEvent.keyDown(field(/^Price of item 3/), { key: 'Enter' })
  expect(isWrong(/^Price of item 3/)).toBe(true)
  press('Remove item 2')
  await pause()
  expect(isWrong(/^Price of item 2/)).toBe(true)
})
