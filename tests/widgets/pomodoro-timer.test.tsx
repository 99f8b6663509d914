import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PomodoroTimer, type PomodoroTimerProps } from '../../src/widgets/pomodoro-timer/pomodoro-timer'
import { strings } from '../../src/widgets/pomodoro-timer/pomodoro-timer.strings'
import { guard } from '../guard'
import { until } from '../until'

guard()
afterEach(cleanup)

const show = (props: PomodoroTimerProps = {}) => render(<PomodoroTimer {...props} />)
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const dial = () => screen.getByRole('timer').getAttribute('aria-label')
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

/** The first tests of the file: what makes it run has not been fetched yet. */
describe('before it runs', () => {
  it('shows the whole period and all that can be set', () => {
    show({ defaultValue: { workTime: '50' } })
    expect(dial()).toBe('Focus: 50:00 left')
    expect(screen.getAllByRole('textbox', { hidden: true })).toHaveLength(4)
    expect(screen.getByText('4 more sessions')).toBeTruthy()
  })

  it('starts at the first press, however long that takes to come', async () => {
    show()
    press('Start')
    await screen.findByRole('button', { name: 'Pause' })
    press('Pause')
    await screen.findByRole('button', { name: 'Start' })
  })

  it('is gone where it is taken from the page meanwhile', () => {
    const { unmount } = show()
    press('Start')
    unmount()
  })
})

describe('a running timer', () => {
  afterEach(() => vi.useRealTimers())

  /** Beats and both clocks, moved by hand. */
  async function run(props: PomodoroTimerProps) {
    show(props)
    // Once the part is here, a press acts at once.
    await until(() => {
      press('Reset')
      expect(screen.getAllByRole('button', { name: 'More', hidden: true })).toHaveLength(4)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    press('Start')
  }
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  it('counts down, ends once, says so and waits for the next press', async () => {
    await run({ defaultValue: { workTime: '1', sessionsUntilLongBreak: '2' } })
    await pass(59)
    expect(dial()).toBe('Focus: 00:01 left')
    await pass(2)
    expect(dial()).toBe('Short Break: 05:00 left')
    expect(said()).toContain('Focus is over. Short Break is next: press Start when you are ready.')
    expect(button('Start')).toBeTruthy()
    expect(screen.getByText('1 more session')).toBeTruthy()
  })

  it('asks about time that the device slept, and counts it when told to', async () => {
    await run({ defaultValue: { workTime: '25' } })
    await pass(1)
    vi.setSystemTime(Date.now() + 60_000)
    await pass(1)
    expect(screen.getByText(/01:00 may be missing/)).toBeTruthy()
    press('Count that time')
    expect(dial()).toBe('Focus: 23:58 left')
  })

  it('says it in the words that the page gives', async () => {
    await run({ defaultValue: { workTime: '1' }, strings: { over: '{mode} done', decrease: 'Fewer' } })
    await pass(61)
    expect(said()).toContain('Focus done')
    expect(screen.getAllByRole('button', { name: 'Fewer', hidden: true })).toHaveLength(4)
  })
})

describe('a setting', () => {
  const setting = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true })
  const steps = (name: RegExp) =>
    within(setting(name).closest('details > div > div') as HTMLElement).getAllByRole<HTMLButtonElement>('button', {
      hidden: true,
    })

  it('goes up and down by one, between its bounds', async () => {
    const onValueChange = vi.fn()
    show({ defaultValue: { workTime: '60', shortBreak: '1' }, onValueChange })
    await until(() => expect(steps(/^Focus/).map(({ disabled }) => disabled)).toEqual([false, true]))
    expect(steps(/^Short/).map(({ disabled }) => disabled)).toEqual([true, false])
    fireEvent.click(steps(/^Focus/)[0] as HTMLElement)
    expect(onValueChange.mock.lastCall?.[0].workTime).toBe('59')
  })

  it('that cannot be used says what stands in for it, and opens', async () => {
    show({ defaultValue: { longBreak: 'soon' } })
    expect(setting(/^Long/).closest('details')?.open).toBe(true)
    await screen.findByText(strings.fallback.replace('{max}', '60').replace('{used}', '15'))
    expect(setting(/^Long/).getAttribute('aria-invalid')).toBe('true')
  })
})
