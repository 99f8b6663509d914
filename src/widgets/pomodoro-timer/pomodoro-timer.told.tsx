import { Announcement, Caution } from '../core/answer'
import { bar, secondary } from '../core/button.css'
import { LateSheets } from '../core/late-sheets'
import { fill, withOverrides } from '../core/strings'
import { clockText } from './pomodoro-timer.dial'
import { lateStrings } from './pomodoro-timer.late.strings'
import sheets from './pomodoro-timer.part.ts?sheets'
import type { View } from './pomodoro-timer.running'
import type { Given } from './pomodoro-timer.steps'
import type { firstStrings } from './pomodoro-timer.strings'

interface ToldProps extends Given {
  readonly view: View
  readonly t: typeof firstStrings
  readonly locale: string
  readonly onCount: () => void
}

/** What a running timer has to say: that a period is over, or that time may be missing. */
export function Told({ view: { mode, over, gap }, t, strings, locale, onCount }: ToldProps) {
  const late = withOverrides(lateStrings, strings)
  const ended = over && fill(late.over, { mode: t.modes[over], next: t.modes[mode] })
  return (
    <>
      <LateSheets sheets={sheets} />
      <Announcement>{ended ?? ''}</Announcement>
      {ended && <Caution>{ended}</Caution>}
      {gap !== undefined && (
        <>
          <Caution>{fill(late.slept, { time: clockText(gap / 1000, locale) })}</Caution>
          <div className={bar}>
            <button type="button" className={secondary} onClick={onCount}>
              {late.count}
            </button>
          </div>
        </>
      )}
    </>
  )
}
