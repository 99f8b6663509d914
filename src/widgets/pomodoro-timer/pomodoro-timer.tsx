import { useEffect, useState } from 'react'
import {
  evaluate,
  example,
  type Input,
  type IssueCode,
  initial,
  kinds,
  type Mode,
  type Output,
} from '../../engine/pomodoro-timer'
import { check, tick } from '../core/fields/check.css'
import { formatNumber } from '../core/format/format'
import { plural } from '../core/format/plural'
import { bar, primary, secondary } from '../core/output/button.css'
import { Tabs } from '../core/output/tabs'
import { Announcement, Caution, Line, Receipt } from '../core/tool/answer'
import { interpolate } from '../core/tool/strings'
import { Tool } from '../core/tool/tool'
import type { ToolProps } from '../core/tool/tool-props'
import { useTool } from '../core/tool/use-tool'
import { useUndo } from '../core/tool/use-undo'
import { clockText, Dial } from './pomodoro-timer.dial'
import { Settings } from './pomodoro-timer.settings'
import { useClock, type View } from './pomodoro-timer.state'
import { strings } from './pomodoro-timer.strings'

export type PomodoroTimerProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function PomodoroTimer(props: PomodoroTimerProps) {
  const tool = useTool({ evaluate, initial, example, kinds }, strings, props, { live: true })
  const { t, locale } = tool
  // Any settings have an answer.
  const settings = tool.output as Output
  const [chimes, setChimes] = useState(true)
  const { view, clock } = useClock(settings, chimes)
  const { completed, mode, passed, running } = view
  const undo = useUndo()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each edit, which has an undo of its own
  useEffect(() => undo.forget(), [tool.value])
  const left = settings.sessionsUntilLongBreak - (completed % settings.sessionsUntilLongBreak)

  function onReset(): void {
    const back = clock.current?.reset()
    // A timer that has not begun loses nothing.
    if (!running && passed === '0.00') return
    undo.remember(() => {
      undo.forget()
      back?.()
    })
  }

  return (
    <Tool
      tool={{ ...tool, act: () => {}, undo: undo.undo ? undo : tool.undo }}
      name={t.name}
      inputs={
        <Tabs
          label={t.mode}
          options={Object.entries(t.modes)}
          value={mode}
          onChange={(mode) => {
            undo.forget()
            clock.current?.select(mode as Mode)
          }}
        >
          <Dial {...view} name={t.modes[mode]} label={t.left} locale={locale} />
          <button
            type="button"
            className={primary}
            onClick={() => {
              undo.forget()
              clock.current?.[running ? 'pause' : 'start']()
            }}
          >
            {running ? t.pause : t.start}
          </button>
          <button type="button" className={secondary} onClick={onReset}>
            {t.reset}
          </button>
        </Tabs>
      }
    >
      <Messages view={view} t={t} locale={locale} onCount={() => clock.current?.countGap()} />
      <Receipt>
        <Line label={t.sessions}>{formatNumber(completed, locale)}</Line>
        <Line label={t.untilLongBreak}>{plural(t.more, left, locale)}</Line>
      </Receipt>
      <label className={check}>
        <input className={tick} type="checkbox" checked={chimes} onChange={() => setChimes(!chimes)} />
        {t.chime}
      </label>
      <Settings settings={settings} tool={tool} />
    </Tool>
  )
}

interface MessagesProps {
  readonly view: View
  readonly t: typeof strings
  readonly locale: string
  readonly onCount: () => void
}

/** That a period is over, or that time may be missing. */
function Messages({ view: { mode, over, gap }, t, locale, onCount }: MessagesProps) {
  const ended = over && interpolate(t.over, { mode: t.modes[over], next: t.modes[mode] })
  return (
    <>
      <Announcement>{ended ?? ''}</Announcement>
      {ended && <Caution>{ended}</Caution>}
      {gap !== undefined && (
        <>
          <Caution>{interpolate(t.slept, { time: clockText(gap / 1000, locale) })}</Caution>
          <div className={bar}>
            <button type="button" className={secondary} onClick={onCount}>
              {t.count}
            </button>
          </div>
        </>
      )}
    </>
  )
}
