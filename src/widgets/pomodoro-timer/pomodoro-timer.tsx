import { useState } from 'react'
import * as engine from '../../engine/pomodoro-timer'
import { Announcement, Caution, Line, Note, Receipt } from '../core/answer'
import { bar, primary, secondary } from '../core/button.css'
import { Checkbox } from '../core/check'
import { Disclosure } from '../core/disclosure'
import { formatNumber } from '../core/format'
import { plural } from '../core/plural'
import { Stepper } from '../core/range'
import { fill } from '../core/strings'
import { Tabs } from '../core/tabs'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { useClock } from './pomodoro-timer.clock'
import { clockText, Dial } from './pomodoro-timer.dial'
import { strings } from './pomodoro-timer.strings'

export type PomodoroTimerProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

const fields = ['workTime', 'shortBreak', 'longBreak', 'sessionsUntilLongBreak'] as const

export function PomodoroTimer(props: PomodoroTimerProps) {
  const tool = useTool(engine, strings, props, { live: true })
  const { t, locale } = tool
  const settings = tool.output ?? { ...engine.defaults, fallbacks: [] }
  const [chimes, setChimes] = useState(true)
  const clock = useClock(settings, chimes)
  const { state, over, gap } = clock
  const { completed, mode, running } = state
  const name = t.modes[mode]
  const left = settings.sessionsUntilLongBreak - (completed % settings.sessionsUntilLongBreak)
  const ended = over && fill(t.over, { mode: t.modes[over], next: name })

  return (
    <Tool
      tool={{ ...tool, act: () => {} }}
      name={t.name}
      inputs={
        <Tabs
          label={t.mode}
          options={engine.modes.map((mode) => [mode, t.modes[mode]])}
          value={mode}
          onChange={(mode) => clock.select(mode as engine.Mode)}
        >
          <Dial state={state} name={name} label={t.left} locale={locale} />
          <button type="button" className={primary} onClick={running ? clock.pause : clock.start}>
            {running ? t.pause : t.start}
          </button>
          <button type="button" className={secondary} onClick={clock.reset}>
            {t.reset}
          </button>
        </Tabs>
      }
    >
      <Announcement>{ended ?? ''}</Announcement>
      {ended && <Caution>{ended}</Caution>}
      {gap > 0 && (
        <>
          <Caution>{fill(t.slept, { time: clockText(gap / 1000, locale) })}</Caution>
          <div className={bar}>
            <button type="button" className={secondary} onClick={clock.countGap}>
              {t.count}
            </button>
          </div>
        </>
      )}
      <Receipt>
        <Line label={t.sessions}>{formatNumber(completed, locale)}</Line>
        <Line label={t.untilLongBreak}>{plural(t.more, left, locale)}</Line>
      </Receipt>
      <Checkbox label={t.chime} value={chimes} onChange={setChimes} />
      <Disclosure summary={t.customize} open={settings.fallbacks.length > 0}>
        {fields.map((field) => (
          <Stepper
            key={field}
            {...tool.field(field)}
            unit={field === 'sessionsUntilLongBreak' ? undefined : t.minutes}
            issue={
              settings.fallbacks.includes(field)
                ? fill(t.fallback, { max: engine.maxima[field], used: settings[field] })
                : undefined
            }
            min={1}
            max={engine.maxima[field]}
            less={t.decrease}
            more={t.increase}
            locale={locale}
          />
        ))}
        <Note>{t.applies}</Note>
      </Disclosure>
    </Tool>
  )
}
