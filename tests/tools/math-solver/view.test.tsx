import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MathSolver, type MathSolverProps } from '../../../src/widgets/math-solver/math-solver'
import { statusIn } from '../../controls'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

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

describe('an operator after an answered expression', () => {
  it.each([
    ['+', 'ans + ', '6'],
    ['Minus', 'ans − ', '0'],
    ['×', 'ans × ', '9'],
    ['÷', 'ans ÷ ', '1'],
    ['xʸ (to the power of)', 'ans^', '27'],
  ])('%s on the keypad continues from the answer', (key, expression, expected) => {
    show()
    answer('1 + 2')
    press(key)
    expect(field().value).toBe(expression)
    press('3')
    press('=')
    expect(field().value).toBe(`${expression}3`)
    expect(result()).toBe(expected)
    expect(line('Calculated')).toBe(`${expression}3`)
  })

  it.each([
    ['x² (squared)', 'ans²', '9'],
    ['Factorial', 'ans!', '6'],
    ['Percent', 'ans%', '0.03'],
  ])('%s does too', (key, expression, expected) => {
    show()
    answer('1 + 2')
    press(key)
    press('=')
    expect([field().value, result()]).toEqual([expression, expected])
  })

  it('on the keyboard does too, repeatedly', async () => {
    show()
    await userEvent.click(field())
    await userEvent.keyboard('2+3{Enter}')
    expect(result()).toBe('5')
    await userEvent.keyboard('*')
    expect(field().value).toBe('ans * ')
    // The last answer stays until there's a new one.
    expect([result(), statusIn(document)]).toEqual(['5', 'outdated'])
    await userEvent.keyboard('4')
    expect([result(), statusIn(document)]).toEqual(['20', 'current'])
    await userEvent.keyboard('{Enter}-1{Enter}')
    expect([field().value, result()]).toEqual(['ans - 1', '19'])
  })

  it('doesn’t continue from the answer if the expression was edited, or if it isn’t at the end', () => {
    show()
    answer('1 + 2')
    type('1 + 23')
    type('1 + 23+')
    expect(field().value).toBe('1 + 23+')
    answer('1 + 2')
    type('-1 + 2')
    expect(field().value).toBe('-1 + 2')
  })

  it('doesn’t continue from the example', () => {
    show()
    press('Minus')
    expect(field().value).toBe('−')
  })
})

describe('a keypad key that begins a value', () => {
  it.each(['7', 'sin', 'Pi', 'Open parenthesis'])('%s starts a new expression after an answered one', (key) => {
    show()
    answer('1 + 2')
    press(key)
    expect(field().value).toBe({ 7: '7', sin: 'sin(', Pi: 'π', 'Open parenthesis': '(' }[key])
    press('Clear expression')
    answer('ans')
    expect(result()).toBe('3')
  })

  it('is added to an expression that wasn’t answered, or inside one', () => {
    show()
    type('1 + 2')
    press('7')
    expect(field().value).toBe('1 + 27')
    press('=')
    field().setSelectionRange(1, 1)
    press('7')
    expect(field().value).toBe('17 + 27')
  })
})

describe('open parentheses', () => {
  it('are closed by = and Enter', async () => {
    show()
    await userEvent.click(field())
    await userEvent.keyboard('2*(1+sqrt(9=')
    expect([field().value, result()]).toEqual(['2*(1+sqrt(9))', '8'])
    press('Clear expression')
    await userEvent.keyboard('(5!{Enter}')
    expect([field().value, result()]).toEqual(['(5!)', '120'])
  })

  it('are an error where the expression isn’t complete', () => {
    show()
    type('2*(1+')
    press('=')
    expect(field().value).toBe('2*(1+')
    expect(field()).toBeInvalid()
  })
})

it('says whether angles are in radians or degrees, only if there are angles', () => {
  show()
  answer('sin(1)')
  expect(screen.getByText(/^Angles are in radians/)).toBeVisible()
  answer('sin(30°)')
  expect(result()).toBe('0.5')
  expect(screen.getByText(/^Angles with ° are in degrees/)).toBeVisible()
  answer('sinh(1)')
  expect(screen.queryByText(/^Angles/)).toBeNull()
})

it('C clears the field, keeps the value of ans, and can be undone', () => {
  show()
  answer('6 × 7')
  press('Clear expression')
  expect([field().value, statusIn(document)]).toEqual(['', 'example'])
  press('Undo')
  expect(field().value).toBe('6 × 7')
  press('Clear expression')
  answer('ans')
  expect(result()).toBe('42')
})

describe('ans', () => {
  it('can be typed, and keeps its value while the expression is edited', () => {
    show()
    answer('1/3')
    type('ans*3')
    // Not 0.999999999999999, because ans has full precision.
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
    expect(statusIn(document)).toBe('incomplete')
  })
})

describe('an error', () => {
  it('is shown when the focus leaves the field and keypad, not when it moves between them', async () => {
    show()
    await userEvent.click(field())
    await userEvent.keyboard('5+')
    expect(field()).not.toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: 'Open parenthesis' }))
    expect([field().value, document.activeElement]).toEqual(['5+(', field()])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('sin')
    expect(field()).not.toBeInvalid()
    act(() => (document.activeElement as HTMLElement).blur())
    expect(field()).toBeInvalid()
  })

  it('isn’t shown if a keypad key brought the focus back', () => {
    show()
    vi.useFakeTimers()
    act(() => field().focus())
    type('5+')
    const key = screen.getByRole('button', { name: 'Open parenthesis' })
    fireEvent.pointerDown(key)
    // In Safari, buttons take no focus.
    act(() => field().blur())
    fireEvent(key, new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }))
    act(() => void vi.advanceTimersByTime(100))
    expect([document.activeElement, field().value]).toEqual([field(), '5+('])
    expect(field()).not.toBeInvalid()
    act(() => field().blur())
    expect(field()).toBeInvalid()
  })
})

describe('the place of an error', () => {
  const mark = () => document.querySelector('mark') as Element
  const width = (element: Element) => element.getBoundingClientRect().width

  it('is underlined in the field at the exact character', () => {
    show()
    type('2 × (3 + ) − 1')
    press('=')
    expect(mark().textContent).toBe(')')
    expect(field()).toHaveAccessibleDescription(/^Error at character 10 /)
    const letter = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    const { fontFamily, fontSize, paddingLeft } = getComputedStyle(field())
    letter.font = `${fontSize} ${fontFamily}`
    const start = field().getBoundingClientRect().left + Number.parseFloat(paddingLeft)
    expect(mark().getBoundingClientRect().left - start).toBeCloseTo(letter.measureText('2 × (3 + ').width, 0)
    expect(width(mark())).toBeCloseTo(letter.measureText(')').width, 0)
  })

  it('scrolls with a long expression', () => {
    show()
    type(`${'1 + '.repeat(300)}) + 1`)
    press('=')
    const before = mark().getBoundingClientRect().left
    field().scrollLeft = 500
    fireEvent.scroll(field())
    expect(before - mark().getBoundingClientRect().left).toBeCloseTo(500, 0)
  })
})

it('moves no key when it shows an error', () => {
  render(
    <div style={{ width: 358 }}>
      <MathSolver />
    </div>,
  )
  const top = () => screen.getByRole('button', { name: '7' }).getBoundingClientRect().top
  const before = top()
  for (const text of ['2 + ', '1.2.3', 'asin(2)', 'max(1,200, 5)', '6/2(1+2)', '1 | 2', '2 3', 'foo', '1/0', '2)']) {
    type(text)
    press('=')
    expect(field(), text).toBeInvalid()
    expect(top(), text).toBe(before)
  }
})

describe('the history', () => {
  it('has requested results, not answers while typing', () => {
    show()
    answer('1+1')
    type('1+10')
    type('1+100')
    expect(result()).toBe('101')
    expect(history()).toEqual(['1+1= 2'])
    press('=')
    expect(history()).toEqual(['1+100= 101', '1+1= 2'])
  })

  it('restores an expression with its value of ans', () => {
    show()
    answer('5')
    answer('ans*2')
    answer('100')
    fireEvent.click(screen.getByRole('button', { name: /ans\*2/ }))
    expect([field().value, result()]).toEqual(['ans*2', '10'])
  })
})
