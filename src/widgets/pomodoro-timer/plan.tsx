import { nextMode, type Settings } from '../../engine/pomodoro-timer/pomodoro-timer'
import { Line, Meaning, Receipt } from '../core/answer/answer'
import { headlineLabel } from '../core/answer/answer.css'
import { plural } from '../core/base/plural'
import { formatNumber } from '../core/format/format'
import { useWords } from '../core/words/use-words'
import * as css from './pomodoro-timer.css'
import type { View } from './pomodoro-timer.state'
import type { strings } from './pomodoro-timer.strings'
import { minutesText } from './pomodoro-timer.summary'

interface PlanProps {
  readonly view: View
  readonly settings: Settings
}

/** What’s next, the round so far as dots, and the number of sessions. */
export function Plan({ view: { mode, completed }, settings }: PlanProps) {
  const { t, locale } = useWords<typeof strings>()
  const round = settings.sessionsUntilLongBreak
  const next = nextMode({ mode, completed }, settings)
  const lengths = { work: settings.workTime, shortBreak: settings.shortBreak, longBreak: settings.longBreak }
  return (
    <div className={css.plan}>
      <div>
        <p className={headlineLabel}>{t.upNext}</p>
        <Meaning
          sentence={{ template: t.next, values: { mode: t.modes[next], time: minutesText(lengths[next], locale) } }}
        />
      </div>
      <Round done={completed % round} round={round} isWork={mode === 'work'} />
      <Receipt>
        <Line label={t.sessions}>{formatNumber(completed, locale)}</Line>
        <Line label={t.untilLongBreak}>{plural(t.more, round - (completed % round), locale)}</Line>
      </Receipt>
    </div>
  )
}

/** A dot for each session until the long break: filled if completed, tinted if current. */
function Round({ done, round, isWork }: { readonly done: number; readonly round: number; readonly isWork: boolean }) {
  return (
    <svg className={css.round} aria-hidden="true" width={round * 24} height="16">
      {Array.from({ length: round }, (_, session) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: sessions are identified by their position
          key={session}
          className={session < done ? css.done : session === done && isWork ? css.now : css.ahead}
          cx={session * 24 + 8}
          cy="8"
          r="6"
        />
      ))}
    </svg>
  )
}
