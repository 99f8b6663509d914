import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BmiCalculator } from '../../../src/widgets/bmi-calculator/bmi-calculator'
import { GpaCalculator } from '../../../src/widgets/gpa-calculator/gpa-calculator'
import { InterestCalculator } from '../../../src/widgets/interest-calculator/interest-calculator'
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
  it('have their boxes on one line, and what is wrong under both, in their order, as wide as both', () => {
    render(<InterestCalculator style={{ width: 390 }} />)
    enter(/^Time/, 'soon')
    enter(/rate/i, 'six')
    const [rate, time] = [boxOf(/rate/i), boxOf(/^Time/)]
    expect([rate.top, rate.bottom]).toEqual([time.top, time.bottom])
    const [first, second] = sentences().map(box)
    expect([first?.left, first?.right]).toEqual([rate.left, time.right])
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN)
    expect(sentences().map(({ id }) => id)).toEqual(
      [/rate/i, /^Time/].map((name) => field(name).getAttribute('aria-describedby')?.split(' ').at(-1)),
    )
  })

  it('have what was read under their own', () => {
    render(<BmiCalculator locale="en-US" style={{ width: 390 }} />)
    enter('Weight', '12 st 4 lb')
    enter('Height', '5 ft 11')
    expect(box(screen.getByText('172 lb · 78 kg')).left).toBe(boxOf('Weight').left)
    expect(box(screen.getByText('5 ft 11 in · 180.3 cm')).left).toBe(boxOf('Height').left)
  })

  it('are one under the other where there is no room, each with its own sentence', () => {
    render(<InterestCalculator style={{ width: 280 }} />)
    enter(/rate/i, 'six')
    const [sentence] = sentences()
    expect(box(sentence).top).toBeGreaterThan(boxOf(/rate/i).bottom)
    expect(box(sentence).bottom).toBeLessThan(boxOf(/^Time/).top)
  })
})

describe('in a row of a list, what is wrong with a field', () => {
  it('is said under the row over its whole width, and describes the field', () => {
    render(<GpaCalculator style={{ width: 320 }} />)
    enter('Credits', 'abc')
    const sentence = screen.getByText('Enter a number, such as 4.')
    expect(field('Credits')).toHaveAccessibleDescription('Enter a number, such as 4.')
    expect(box(sentence.parentElement?.parentElement).width).toBe(box(sentence.closest('li')).width)
  })
})
