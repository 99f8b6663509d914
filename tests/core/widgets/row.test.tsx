import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { AgeCalculator } from '../../../src/widgets/age-calculator/age-calculator'
import { GpaCalculator } from '../../../src/widgets/gpa-calculator/gpa-calculator'
import { InterestCalculator } from '../../../src/widgets/interest-calculator/interest-calculator'
import { MortgageCalculator } from '../../../src/widgets/mortgage-calculator/mortgage-calculator'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const enter = (name: string | RegExp, value: string) => {
  fireEvent.input(field(name), { target: { value } })
  fireEvent.blur(field(name))
}
const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
const boxOf = (name: string | RegExp) => box(field(name).parentElement)
const sentences = () => [...document.querySelectorAll('[id$=-issue]')]

describe('two fields side by side', () => {
  it('have aligned boxes and full-width errors below both, in order', () => {
    render(<InterestCalculator style={{ width: 390 }} />)
    enter(/^Time/, 'soon')
    enter(/^Interest rate/, 'six')
    const [rate, time] = [boxOf(/^Interest rate/), boxOf(/^Time/)]
    expect([rate.top, rate.bottom]).toEqual([time.top, time.bottom])
    const [first, second] = sentences().map(box)
    expect([first?.left, first?.right]).toEqual([rate.left, time.right])
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN)
    expect(sentences().map(({ id }) => id)).toEqual(
      [/^Interest rate/, /^Time/].map((name) => field(name).getAttribute('aria-describedby')?.split(' ').at(-1)),
    )
  })

  it('have what was read over their own', () => {
    render(<InterestCalculator style={{ width: 390 }} />)
    enter(/^Interest rate/, '1/2')
    enter(/^Time/, '5*2')
    for (const [name, read] of [
      [/^Interest rate/, '0.5%'],
      [/^Time/, '10'],
    ] as const) {
      const [echo, own] = [box(screen.getByText(read, { selector: '[id$=-unit]' })), boxOf(name)]
      expect(echo.left).toBeGreaterThan(own.left)
      expect(echo.right).toBeLessThanOrEqual(own.right)
      expect(echo.bottom).toBeLessThanOrEqual(own.top)
    }
  })

  it('are stacked if there is no room, each with its own message', () => {
    render(<InterestCalculator style={{ width: 280 }} />)
    enter(/^Interest rate/, 'six')
    const [sentence] = sentences()
    expect(box(sentence).top).toBeGreaterThan(boxOf(/^Interest rate/).bottom)
    expect(box(sentence).bottom).toBeLessThan(boxOf(/^Time/).top)
  })
})

describe('an error', () => {
  it('moves nothing, and is closer to its own field than to the next one', () => {
    render(<MortgageCalculator style={{ width: 390 }} />)
    const label = () => box(screen.getByText('Down payment', { selector: 'label' }))
    const before = label().top
    enter('Home price', 'much')
    expect(label().top).toBe(before)
    const [sentence] = sentences().map(box)
    const above = (sentence?.top ?? 0) - boxOf('Home price').bottom
    expect(label().top - (sentence?.bottom ?? 0)).toBeGreaterThan(above)
  })
})

describe('the button of a form next to its answer', () => {
  it('is at the bottom of the form', () => {
    render(<AgeCalculator style={{ width: 1000 }} />)
    const button = box(screen.getByRole('button', { name: 'Calculate' }))
    const pane = box(document.querySelector('[data-inputs]'))
    expect(button.top - boxOf('Age on').bottom).toBeGreaterThan(100)
    expect(pane.bottom - button.bottom).toBe(32)
  })
})

describe('in a row of a list, the error of a field', () => {
  it('is shown below the row at full width and describes the field', () => {
    render(<GpaCalculator style={{ width: 320 }} />)
    enter('Credits', 'abc')
    const sentence = screen.getByText('Enter a number, such as 4.')
    expect(field('Credits')).toHaveAccessibleDescription('Enter a number, such as 4.')
    expect(box(sentence.parentElement?.parentElement).width).toBe(box(sentence.closest('li')).width)
  })
})
