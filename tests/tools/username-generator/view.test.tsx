import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Output } from '../../../src/engine/username-generator/username-generator'
import type { ToolActions } from '../../../src/widgets/core/base/tool-props'
import { UsernameGenerator } from '../../../src/widgets/username-generator/username-generator'
import type { CheckAvailability } from '../../../src/widgets/username-generator/username-generator.state'
import { noSideEffects } from '../../no-side-effects'
import { until } from '../../until'

noSideEffects()
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A check whose results the test provides. */
function manualCheck() {
  const questions: { name: string; signal: AbortSignal; answer: (result: unknown) => void; fail: () => void }[] = []
  const check = vi.fn<CheckAvailability>((name, signal) => {
    return new Promise<boolean>((resolve, reject) => {
      questions.push({ name, signal, answer: resolve as (is: unknown) => void, fail: () => reject(new Error('down')) })
    })
  })
  return { questions, check }
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
const count = (mark: string) => rows().filter((row) => row.includes(mark)).length
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

/** Opens the tool and waits for its first list. */
async function open(check?: CheckAvailability) {
  const actions = createRef<ToolActions<Output, never>>()
  const view = render(<UsernameGenerator checkAvailability={check} actions={actions} />)
  await until(() => expect(screen.getAllByRole('listitem')).toHaveLength(12))
  const result = actions.current?.result
  if (!result?.ok) throw new Error('No list')
  return { ...view, output: result.value }
}

it('says that availability is simulated if the page has no check', async () => {
  await open()
  expect(screen.getByText('Availability (simulated)')).toBeVisible()
  expect(screen.getByText(/^Availability is simulated\. .*no website is asked\.$/)).toBeVisible()
  expect(count('Available') + count('Taken')).toBe(12)
})

it('shows the result of the page’s check for each name and doesn’t mention a simulation', async () => {
  const { questions, check } = manualCheck()
  const { output } = await open(check)
  expect(screen.queryByText(/simulated/)).toBeNull()
  expect(questions).toHaveLength(12)
  expect(count('Checking…')).toBe(12)
  expect(questions.map(({ name }) => name)).toEqual(output.usernames.map(({ username }) => username))
  expect(output.usernames.every(({ available }) => available === null)).toBe(true)
  await act(async () => questions[3]?.answer(true))
  await act(async () => questions[7]?.answer(false))
  expect([count('Checking…'), rows()[3]?.includes('Available'), rows()[7]?.includes('Taken')]).toEqual([10, true, true])
  await act(async () => questions.forEach(({ answer }) => void answer(true)))
  expect([count('Available'), count('Taken')]).toEqual([11, 1])
  await until(() => expect(said()).toContain('Available: 11 of 12 usernames.'))
})

it('accepts a check that isn’t async', async () => {
  await open((name) => name.length > 0)
  await until(() => expect(count('Available')).toBe(12))
})

it('says how many checks failed and retries those', async () => {
  const { questions, check } = manualCheck()
  await open(check)
  await act(async () => {
    questions.forEach(({ answer, fail }, at) => void (at < 2 ? fail() : at === 2 ? answer('yes') : answer(true)))
  })
  expect([count('Not checked'), count('Available')]).toEqual([3, 9])
  expect(screen.getByText('Couldn’t check 3 of 12 usernames. Try again in a moment.')).toBeVisible()
  await press('Check again')
  expect(questions.slice(12).map(({ name }) => name)).toEqual(questions.slice(0, 3).map(({ name }) => name))
  expect([count('Checking…'), count('Available')]).toEqual([3, 9])
  await act(async () => questions.slice(12).forEach(({ answer }) => void answer(false)))
  expect([count('Taken'), count('Available')]).toEqual([3, 9])
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

it('reports a check that throws or takes longer than 8 seconds', async () => {
  await open(() => {
    throw new Error('down')
  })
  await until(() => expect(count('Not checked')).toBe(12))
  cleanup()
  const { questions, check } = manualCheck()
  await open()
  cleanup()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<UsernameGenerator checkAvailability={check} />)
  await act(async () => {})
  await act(async () => vi.advanceTimersByTime(7999))
  expect(count('Checking…')).toBe(12)
  await act(async () => vi.advanceTimersByTime(1))
  expect(count('Not checked')).toBe(12)
  expect(questions.every(({ signal }) => signal.aborted)).toBe(true)
})

it('ignores results for an older list', async () => {
  const { questions, check } = manualCheck()
  await open(check)
  await press('Generate')
  await until(() => expect(questions).toHaveLength(24))
  expect(questions.slice(0, 12).every(({ signal }) => signal.aborted)).toBe(true)
  await act(async () => questions.slice(12).forEach(({ answer }) => void answer(false)))
  await act(async () => questions.slice(0, 12).forEach(({ answer }) => void answer(true)))
  expect(count('Taken')).toBe(12)
})

it('checks each name once, even if the page passes new functions, and aborts on unmount', async () => {
  const { questions, check } = manualCheck()
  const { rerender, unmount } = await open(check)
  for (let times = 0; times < 3; times++) {
    await act(async () => rerender(<UsernameGenerator checkAvailability={(name, signal) => check(name, signal)} />))
  }
  expect(check).toHaveBeenCalledTimes(12)
  unmount()
  expect(questions.every(({ signal }) => signal.aborted)).toBe(true)
})

it('copies a name, a variation and the whole list', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const names = (await open()).output.usernames.map(({ username }) => username)
  const [first = '', second = ''] = names
  await press(`Copy ${second}`)
  expect(write).toHaveBeenLastCalledWith(second)
  await press(first.toLowerCase())
  expect(write).toHaveBeenLastCalledWith(first.toLowerCase())
  await press('Copy all')
  expect(write).toHaveBeenLastCalledWith(names.join('\n'))
})

it('puts a picked name at the top, with its variations, until there’s another list', async () => {
  const { output } = await open()
  const [first, second] = output.usernames.map(({ username }) => username)
  expect(screen.getByText('Top pick').parentElement).toHaveTextContent(`Top pick${first}`)
  await press(second ?? '')
  expect(screen.getByText('Your pick').parentElement).toHaveTextContent(`Your pick${second}`)
  expect(screen.getByRole('group', { name: `Variations of ${second}` })).toHaveTextContent(`The${second}`)
  await press('Generate')
  expect(screen.getByText('Top pick')).toBeVisible()
})

it('uses a word in each name, and says what a word is', async () => {
  await open()
  const field = screen.getByLabelText('Your name or word')
  fireEvent.change(field, { target: { value: 'luna' } })
  await press('Generate')
  expect(count('Luna')).toBe(12)
  fireEvent.change(field, { target: { value: 'luna wolf' } })
  await press('Generate')
  expect(field).toHaveAccessibleDescription(/Use only letters and digits, as in Luna7\./)
})
