import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PomodoroTimer, type PomodoroTimerProps } from '../../../src/widgets/pomodoro-timer/pomodoro-timer'
import { strings } from '../../../src/widgets/pomodoro-timer/pomodoro-timer.strings'
import { noSideEffects } from '../../no-side-effects'

noSideEffects()
afterEach(cleanup)

const show = (props: PomodoroTimerProps = {}) => render(<PomodoroTimer {...props} />)
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const dial = () => screen.getByRole('timer').getAttribute('aria-label')
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('before the start', () => {
  it('shows the full session and all settings', () => {
    show({ defaultValue: { workTime: '50' } })
    expect(dial()).toBe('Focus: 50:00 left')
    expect(screen.getAllByRole('textbox', { hidden: true })).toHaveLength(4)
    expect(screen.getByText('4 more sessions')).toBeTruthy()
  })

  it('starts and pauses with one button', () => {
    show()
    press('Start')
    press('Pause')
    expect(button('Start')).toBeTruthy()
  })

  it('follows the settings until it’s started', () => {
    show({ defaultValue: { workTime: '50' } })
    const focus = (minutes: string) =>
      fireEvent.input(screen.getAllByRole('textbox', { hidden: true })[0] as HTMLElement, {
        target: { value: minutes },
      })
    focus('45')
    expect(dial()).toBe('Focus: 45:00 left')
    fireEvent.click(screen.getByRole('button', { name: 'Increase Focus', hidden: true }))
    expect(dial()).toBe('Focus: 46:00 left')
    press('Clear')
    expect(dial()).toBe('Focus: 25:00 left')
    press('Start')
    focus('30')
    expect(dial()).toBe('Focus: 25:00 left')
    press('Pause')
    press('Reset')
    expect(dial()).toBe('Focus: 30:00 left')
  })
})

describe('a sample', () => {
  const samples = [{ name: '50-minute sessions', value: { workTime: '50', shortBreak: '10' } }]

  it('shows its length on an unused timer, and so does its undo', () => {
    show({ samples })
    press('50-minute sessions')
    expect(dial()).toBe('Focus: 50:00 left')
    press('Undo')
    expect(dial()).toBe('Focus: 25:00 left')
  })

  it('doesn’t change the time left of a running timer', () => {
    show({ samples })
    press('Start')
    press('50-minute sessions')
    expect(dial()).toBe('Focus: 25:00 left')
    press('Reset')
    expect(dial()).toBe('Focus: 50:00 left')
  })
})

describe('a running timer', () => {
  afterEach(() => vi.useRealTimers())

  /** Uses fake timers and clocks. */
  function run(props: PomodoroTimerProps) {
    show(props)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    press('Start')
  }
  const advance = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  async function pass(seconds: number) {
    await advance(seconds * 1000)
    // The announcement starts its own timer when it renders.
    await advance(0)
  }

  it('counts down, ends once, announces it and waits for Start', async () => {
    run({ defaultValue: { workTime: '1', sessionsUntilLongBreak: '2' } })
    await pass(59)
    expect(dial()).toBe('Focus: 00:01 left')
    await pass(2)
    expect(dial()).toBe('Short Break: 05:00 left')
    expect(announcements()).toContain('Focus is over. Next: Short Break. Press Start when you’re ready.')
    expect(button('Start')).toBeTruthy()
    expect(screen.getByText('1 more session')).toBeTruthy()
  })

  it('reports time that the device was asleep, and counts it on request', async () => {
    run({ defaultValue: { workTime: '25' } })
    await pass(1)
    vi.setSystemTime(Date.now() + 60_000)
    await pass(1)
    expect(screen.getByText(/01:00 may be missing/)).toBeTruthy()
    press('Count missing time')
    expect(dial()).toBe('Focus: 23:58 left')
  })

  it('continues from the time left when a change of the mode is undone', async () => {
    run({ defaultValue: { workTime: '25' } })
    await pass(60)
    fireEvent.click(screen.getByRole('tab', { name: 'Long Break' }))
    expect(dial()).toBe('Long Break: 15:00 left')
    press('Undo')
    expect(dial()).toBe('Focus: 24:00 left')
    await pass(1)
    expect(dial()).toBe('Focus: 23:59 left')
  })

  it('continues from the time left when a reset is undone', async () => {
    run({ defaultValue: { workTime: '25' } })
    await pass(60)
    expect(dial()).toBe('Focus: 24:00 left')
    press('Reset')
    expect(dial()).toBe('Focus: 25:00 left')
    await pass(5)
    press('Undo')
    expect([dial(), screen.queryByRole('button', { name: 'Undo' })]).toEqual(['Focus: 24:00 left', null])
    await pass(1)
    expect(dial()).toBe('Focus: 23:59 left')
    press('Pause')
    press('Reset')
    fireEvent.keyDown(screen.getByRole('button', { name: 'Reset' }), { key: 'z', ctrlKey: true })
    expect([dial(), button('Start')]).toEqual(['Focus: 23:59 left', expect.anything()])
    // A session that hasn’t started has nothing to undo.
    press('Reset')
    press('Start')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('uses custom strings', async () => {
    run({ defaultValue: { workTime: '1' }, strings: { over: '{mode} done', decrease: 'Fewer' } })
    await pass(61)
    expect(announcements()).toContain('Focus done')
    expect(screen.getAllByRole('button', { name: 'Fewer', hidden: true })).toHaveLength(4)
  })
})

describe('a setting', () => {
  const setting = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true })
  const steps = (name: RegExp) =>
    within(setting(name).closest('details > div > div') as HTMLElement).getAllByRole<HTMLButtonElement>('button', {
      hidden: true,
    })

  it('is increased and decreased by one, within its range', () => {
    const onValueChange = vi.fn()
    show({ defaultValue: { workTime: '60', shortBreak: '1' }, onValueChange })
    expect(steps(/^Focus/).map(({ disabled }) => disabled)).toEqual([false, true])
    expect(steps(/^Short/).map(({ disabled }) => disabled)).toEqual([true, false])
    fireEvent.click(steps(/^Focus/)[0] as HTMLElement)
    expect(onValueChange.mock.lastCall?.[0].workTime).toBe('59')
  })

  it('that’s invalid says which value is used, and opens the section', () => {
    show({ defaultValue: { longBreak: 'soon' } })
    expect(setting(/^Long/).closest('details')?.open).toBe(true)
    expect(screen.getByText(strings.fallback.replace('{max}', '60').replace('{used}', '15'))).toBeTruthy()
    expect(setting(/^Long/).getAttribute('aria-invalid')).toBe('true')
  })

  it('can be cleared and retyped without an error until blur, and the section stays open', () => {
    show()
    const field = setting(/^Focus/)
    fireEvent.click(screen.getByText('Customize Timer'))
    field.focus()
    fireEvent.input(field, { target: { value: '' } })
    expect(field.getAttribute('aria-invalid')).toBeNull()
    fireEvent.input(field, { target: { value: '5' } })
    fireEvent.input(field, { target: { value: '50' } })
    expect([document.activeElement, field.value, field.closest('details')?.open]).toEqual([field, '50', true])
    fireEvent.input(field, { target: { value: '500' } })
    expect(field.getAttribute('aria-invalid')).toBeNull()
    fireEvent.blur(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})
