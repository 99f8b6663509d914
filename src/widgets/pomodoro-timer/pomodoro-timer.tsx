import { useState } from 'react'
import * as engine from '../../engine/pomodoro-timer'
import { Line, Note, Receipt } from '../core/answer'
import { primary, secondary } from '../core/button.css'
import { check, tick } from '../core/check.css'
import { Disclosure } from '../core/disclosure'
import { TextField } from '../core/field'
import { formatNumber } from '../core/format'
import { NotFetched } from '../core/part'
import { fill } from '../core/strings'
import { Tabs } from '../core/tabs'
import { Tool } from '../core/tool'
import type { ToolProps } from '../core/tool-props'
import { useTool } from '../core/use-tool'
import { useClock } from './pomodoro-timer.clock'
import { Dial } from './pomodoro-timer.dial'
import { firstStrings, type strings } from './pomodoro-timer.strings'

export type PomodoroTimerProps = ToolProps<engine.Input, engine.Output, engine.IssueCode, typeof strings>

export function PomodoroTimer(props: PomodoroTimerProps) {
  const tool = useTool(engine, firstStrings, props, { live: true })
  const { t, locale } = tool
  // Any settings have an answer.
  const settings = tool.output as engine.Output
  const [chimes, setChimes] = useState(true)
  const { view, part, load, failed, press } = useClock(settings, chimes)
  const { completed, mode, running } = view
  /** A person comes near to what takes more. */
  const prepare = () => void load(true)
  const near = { onPointerEnter: prepare, onFocus: prepare }
  const left = settings.sessionsUntilLongBreak - (completed % settings.sessionsUntilLongBreak)
  // One is one in most languages; the rules of each are fetched.
  const more = part?.plural(t.more, left, locale) ?? fill(left === 1 ? t.more.one : t.more.other, { n: left }, locale)

  return (
    <Tool
      tool={{ ...tool, act: () => {} }}
      name={t.name}
      inputs={
        <Tabs
          label={t.mode}
          options={Object.entries(t.modes)}
          value={mode}
          onChange={(mode) => press('select', mode as engine.Mode)}
        >
          <Dial {...view} name={t.modes[mode]} label={t.left} locale={locale} />
          <button type="button" className={primary} {...near} onClick={() => press(running ? 'pause' : 'start')}>
            {running ? t.pause : t.start}
          </button>
          <button type="button" className={secondary} onClick={() => press('reset')}>
            {t.reset}
          </button>
          {failed && <NotFetched t={t} />}
        </Tabs>
      }
    >
      {part && (
        <part.Told view={view} t={t} strings={props.strings} locale={locale} onCount={() => press('countGap')} />
      )}
      <Receipt>
        <Line label={t.sessions}>{formatNumber(completed, locale)}</Line>
        <Line label={t.untilLongBreak}>{more}</Line>
      </Receipt>
      <label className={check}>
        <input className={tick} type="checkbox" checked={chimes} onChange={() => setChimes(!chimes)} />
        {t.chime}
      </label>
      <div {...near}>
        <Disclosure summary={t.customize} open={settings.fallbacks.length > 0}>
          {engine.fields.map((field) => {
            const edited = tool.field(field)
            const late = part?.settingOf({ field, settings, strings: props.strings, onChange: edited.onChange })
            return (
              <div key={field} className={late?.className}>
                <TextField
                  {...edited}
                  inputMode="numeric"
                  unit={field === 'sessionsUntilLongBreak' ? undefined : t.minutes}
                  issue={late?.issue}
                />
                {late?.steps}
              </div>
            )
          })}
          <Note>{t.applies}</Note>
        </Disclosure>
      </div>
    </Tool>
  )
}
