import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MathSolver, type MathSolverProps } from '../../src/widgets/math-solver/math-solver'
import { statusIn } from '../controls'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(cleanup)

const show = (props: MathSolverProps = {}) => render(<MathSolver {...props} />)
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Expression' })
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const line = (label: string) => screen.getByText(label).nextElementSibling?.nextElementSibling?.textContent
const result = () => screen.getByText(/^Result/).nextElementSibling?.textContent
const history = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent)

function answer(text: string): void {
  type(text)
  press('=')
  expect(statusIn(document)).toBe('current')
}

describe('an operator behind an answered expression', () => {
  it.each([
    ['+', 'ans + '],
    ['−', 'ans − '],
    ['×', 'ans × '],
    ['÷', 'ans ÷ '],
    ['^', 'ans^'],
  ])('%s of the keypad goes on from the answer', (key, expression) => {
    show()
    answer('1 + 2')
    fireEvent.click(screen.getAllByRole('button').find(({ textContent }) => textContent === key) as Element)
    expect(field().value).toBe(expression)
    press('3')
    press('=')
    expect(field().value).toBe(`${expression}3`)
    expect(result()).toBe({ '+': '6', '−': '0', '×': '9', '÷': '1', '^': '27' }[key])
    expect(line('Calculated')).toBe(`${expression}3`)
  })

  it('of the keyboard does, too, and again', async () => {
    show()
    await userEvent.click(field())
    await userEvent.keyboard('2+3{Enter}')
    expect(result()).toBe('5')
    await userEvent.keyboard('*')
    expect(field().value).toBe('ans * ')
    // The last answer stays until there is another.
    expect([result(), statusIn(document)]).toEqual(['5', 'outdated'])
    await userEvent.keyboard('4')
    expect([result(), statusIn(document)]).toEqual(['20', 'current'])
    await userEvent.keyboard('{Enter}-1{Enter}')
    expect([field().value, result()]).toEqual(['ans - 1', '19'])
  })

  it('does not where the expression was edited, or the sign is put elsewhere', () => {
    show()
    answer('1 + 2')
    type('1 + 23')
    type('1 + 23+')
    expect(field().value).toBe('1 + 23+')
    answer('1 + 2')
    type('-1 + 2')
    expect(field().value).toBe('-1 + 2')
  })

  it('does not continue from the example', () => {
    show()
    press('Minus')
    expect(field().value).toBe('−')
  })
})

it('C clears for the example, keeps what ans stands for, and can be undone', () => {
  show()
  answer('6 × 7')
  press('Clear')
  expect([field().value, statusIn(document)]).toEqual(['', 'example'])
  press('Undo')
  expect(field().value).toBe('6 × 7')
  press('Clear')
  answer('ans')
  expect(result()).toBe('42')
})

describe('ans', () => {
  it('can be typed, and stays what it was while the expression is edited', () => {
    show()
    answer('1/3')
    type('ans*3')
    // Not 0.999999999999999: all its digits are kept.
    expect(result()).toBe('1')
    type('ans*6')
    expect(result()).toBe('2')
    press('=')
    press('=')
    expect(result()).toBe('2')
    type('ans*5')
    expect(result()).toBe('10')
  })

  it('is an error before there is an answer', () => {
    show()
    type('ans*2')
    press('=')
    expect(field()).toBeInvalid()
    expect(statusIn(document)).toBe('example')
  })
})

describe('an error', () => {
  it('is shown on leaving the field, not while the focus goes to the keypad', async () => {
    show()
    await userEvent.click(field())
    await userEvent.keyboard('5+')
    expect(field()).not.toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: 'Open parenthesis' }))
    expect([field().value, document.activeElement]).toEqual(['5+(', field()])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('7')
    expect(field()).not.toBeInvalid()
    act(() => (document.activeElement as HTMLElement).blur())
    expect(field()).toBeInvalid()
  })

  it('is none where a key of the keypad has brought the focus back', () => {
    show()
    vi.useFakeTimers()
    act(() => field().focus())
    type('5+')
    const key = screen.getByRole('button', { name: 'Open parenthesis' })
    fireEvent.pointerDown(key)
    // As in Safari, where a button takes no focus.
    act(() => field().blur())
    fireEvent(key, new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }))
    act(() => void vi.advanceTimersByTime(100))
    expect([document.activeElement, field().value]).toEqual([field(), '5+('])
    expect(field()).not.toBeInvalid()
    act(() => field().blur())
    expect(field()).toBeInvalid()
    vi.useRealTimers()
  })
})

describe('the history', () => {
  it('holds what was asked for by a press, not what was answered while typing', () => {
    show()
    answer('1+1')
    type('1+10')
    type('1+100')
    expect(result()).toBe('101')
    expect(history()).toEqual(['1+1= 2'])
    press('=')
    expect(history()).toEqual(['1+100= 101', '1+1= 2'])
  })

  it('gives an expression back with the answer that it went on from', () => {
    show()
    answer('5')
    answer('ans*2')
    answer('100')
    fireEvent.click(screen.getByRole('button', { name: /ans\*2/ }))
    expect([field().value, result()]).toEqual(['ans*2', '10'])
  })
})
