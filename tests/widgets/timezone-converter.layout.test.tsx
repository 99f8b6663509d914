import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TimezoneConverter } from '../../src/widgets/timezone-converter/timezone-converter'
import { noSideEffects } from '../no-side-effects'

noSideEffects()
afterEach(cleanup)

it.each([358, 1120])('shows the whole date and time, and which day it is, in a card of %i px', (width) => {
  const value = { date: '2026-09-30', time: '2:30 am', from: 'America/New_York', to: 'Europe/London' }
  render(
    <div style={{ width }}>
      <TimezoneConverter defaultValue={value} />
    </div>,
  )
  for (const name of ['Date', 'Time']) {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
    expect([name, field.scrollWidth - field.clientWidth]).toEqual([name, 0])
  }
  const [date, time] = ['Date', 'Time'].map((text) => screen.getByText(text, { selector: 'label' }))
  expect(date?.getBoundingClientRect().top).toBe(time?.getBoundingClientRect().top)
})
