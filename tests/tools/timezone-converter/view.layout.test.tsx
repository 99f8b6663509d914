import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TimezoneConverter } from '../../../src/widgets/timezone-converter/timezone-converter'
import { noSideEffects } from '../../no-side-effects'

const files = import.meta.glob<Record<string, string>>('../../../src/languages/*/timezone-converter.json', {
  eager: true,
  import: 'default',
})
const wordsOf = (language: string) => files[`../../../src/languages/${language}/timezone-converter.json`] ?? {}

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

it.each([
  ['fr', 358],
  ['fr', 968],
  ['pt', 968],
  ['es', 968],
])('leaves room for the time next to Now in %s, in a card of %i px', (language, width) => {
  render(
    <div lang={language} style={{ width }}>
      <TimezoneConverter
        locale={language}
        strings={wordsOf(language)}
        defaultValue={{ date: '2026-09-30', time: '23:30' }}
      />
    </div>,
  )
  const field = screen.getByDisplayValue<HTMLInputElement>('23:30')
  expect(field.scrollWidth - field.clientWidth).toBe(0)
  const button = screen.getByRole('button', { name: wordsOf(language).now })
  expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
    field.closest('[part=input]')?.getBoundingClientRect().right ?? 0,
  )
})

it.each([0, 12, 23])('shows all hours of the day but hour %i, which the line covers', (covered) => {
  const value = { date: '2026-09-30', time: `${covered}:30`, from: 'UTC', to: 'UTC' }
  const { container } = render(
    <div style={{ width: 1120 }}>
      <TimezoneConverter locale="de-DE" defaultValue={value} />
    </div>,
  )
  // At midnight, the weekday and the day.
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 0 ? ['Wed', '30'] : [`${hour}`]))
  const strips = [...container.querySelectorAll('[dir=ltr] > svg:has(> g > rect)')]
  const shown = strips.map((strip) => [...strip.querySelectorAll('text')].filter((text) => text.checkVisibility()))
  expect(shown.map((texts) => texts.map(({ textContent }) => textContent?.replace(/^0/, '')))).toEqual(
    Array(2).fill(hours.filter((_, hour) => hour !== covered).flat()),
  )
})
