import { useEffect, useState } from 'react'
import {
  evaluate,
  fields,
  type Input,
  type IssueCode,
  type Mode,
  type Output,
} from '../../engine/pomodoro-timer/pomodoro-timer'
import { Caution } from '../core/answer/answer'
import { Announcement } from '../core/answer/answer-frame'
import { bar, primary, secondary, tonal } from '../core/base/button.css'
import { interpolate } from '../core/base/strings'
import type { ToolProps } from '../core/base/tool-props'
import { check, tick } from '../core/fields/check.css'
import { Tool } from '../core/layouts/tool'
import { Tabs } from '../core/output/tabs'
import { useTool } from '../core/tool/use-tool'
import { useWords } from '../core/words/use-words'
import { clockText, Dial } from './dial'
import { Plan } from './plan'
import * as css from './pomodoro-timer.css'
import { useClock, type View } from './pomodoro-timer.state'
import { strings } from './pomodoro-timer.strings'
import { summarize } from './pomodoro-timer.summary'
import { Settings } from './settings'
import { useUndo } from './use-undo'

export type PomodoroTimerProps = ToolProps<Input, Output, IssueCode, typeof strings>

export function PomodoroTimer(props: PomodoroTimerProps) {
  const tool = useTool({ fields, evaluate, summarize }, strings, props)
  const { t } = tool
  // Invalid settings have fallbacks, so there’s always an output.
  const settings = tool.output as Output
  const [chimes, setChimes] = useState(true)
  const { view, clock } = useClock(settings, chimes)
  const { mode, passed, running } = view
  const undo = useUndo()
  const isUnused = !running && passed === '0.00'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the settings have changed
  useEffect(() => {
    // An edit has its own undo.
    undo.forget()
    if (isUnused) clock.current?.reset()
  }, [tool.value])

  /** Undoes a reset or another mode, which both end a session. */
  function offerUndo(goBack: (() => void) | undefined): void {
    undo.forget()
    // Before the start there’s nothing to undo.
    if (!goBack || isUnused) return
    undo.remember(() => {
      undo.forget()
      goBack()
    })
  }

  const dial = <Dial {...view} name={t.modes[mode]} label={t.left} />

  return (
    <Tool
      tool={{ ...tool, act: () => {}, undo: undo.undo ? undo : tool.undo }}
      name={t.name}
      hue="time"
      inputs={
        <>
          <Tabs
            label={t.mode}
            options={Object.entries(t.modes)}
            value={mode}
            onChange={(mode) => offerUndo(clock.current?.select(mode as Mode))}
          >
            <div className={css.inPanel}>{dial}</div>
            <div className={css.buttons}>
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
              <button type="button" className={tonal} onClick={() => offerUndo(clock.current?.reset())}>
                {t.reset}
              </button>
            </div>
          </Tabs>
          <label className={check}>
            <input className={tick} type="checkbox" checked={chimes} onChange={() => setChimes(!chimes)} />
            {t.chime}
          </label>
          <Settings settings={settings} tool={tool} />
        </>
      }
    >
      <Messages view={view} onCount={() => clock.current?.countGap()} />
      <div className={css.stage}>
        <div className={css.onStage}>{dial}</div>
        <Plan view={view} settings={settings} />
      </div>
    </Tool>
  )
}

interface MessagesProps {
  readonly view: View
  readonly onCount: () => void
}

/** Messages that a session or break is over, or that time may be missing. */
function Messages({ view: { mode, over, gap }, onCount }: MessagesProps) {
  const { t, locale } = useWords<typeof strings>()
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
