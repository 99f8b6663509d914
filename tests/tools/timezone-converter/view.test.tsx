import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TimezoneConverter } from '../../../src/widgets/timezone-converter/timezone-converter'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

it('names the place that was picked, not its zone’s city, on screen and in the announcement', async () => {
  const value = { date: '2026-07-01', time: '9:00', from: 'Europe/London', to: 'Asia/Kolkata' }
  const { container } = render(<TimezoneConverter defaultValue={value} />)
  const answer = within(container.querySelector<HTMLElement>('[part=answer]') as HTMLElement)
  expect(answer.getByText(/^Kolkata, when it’s/)).toBeVisible()
  const to = screen.getByRole('combobox', { name: 'To' })
  fireEvent.focus(to)
  fireEvent.input(to, { target: { value: 'mumbai' } })
  fireEvent.click(await screen.findByRole('option', { name: /^Mumbai/ }))
  expect(await answer.findByText(/^Mumbai, when it’s/)).toBeVisible()
  expect(answer.getByText('Mumbai is', { exact: false })).toHaveTextContent(/ Mumbai is 4 hours 30 minutes ahead\.$/)
  expect(await screen.findByText(/^Mumbai, when it’s 9:00.AM in London: 1:30.PM\. The same day/)).toBeInTheDocument()
  // The same zone, but another place.
  fireEvent.input(to, { target: { value: 'Bangalore' } })
  expect(await answer.findByText(/^Bengaluru, when it’s/)).toBeVisible()
})

it('takes an offset, as invitations have it', () => {
  render(<TimezoneConverter defaultValue={{ date: '2026-07-01', time: '9:00', from: 'UTC', to: 'Europe/London' }} />)
  const to = screen.getByRole('combobox', { name: 'To' })
  fireEvent.focus(to)
  fireEvent.input(to, { target: { value: 'GMT+3' } })
  fireEvent.click(screen.getByRole('option', { name: 'UTC+3' }))
  expect(screen.getByText(/^UTC\+3, when it’s/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('UTC+3')
})
