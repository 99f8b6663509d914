import { maxima, type Output, type Settings } from '../../engine/pomodoro-timer/settings'
import { step } from '../core/step.css'
import { fill, type Overrides, withOverrides } from '../core/strings'
import { lateStrings } from './pomodoro-timer.late.strings'
import { setting } from './pomodoro-timer.steps.css'

export interface Given {
  /** The words that the page gives. */
  readonly strings: Overrides<typeof lateStrings> | undefined
}

interface Setting extends Given {
  readonly field: keyof Settings
  readonly settings: Output
  readonly onChange: (text: string) => void
}

/** What a setting has beside its field: a button for one less and one for one more, and what is wrong with it. */
export function settingOf({ field, settings, strings, onChange }: Setting) {
  const t = withOverrides(lateStrings, strings)
  const [used, max] = [settings[field], maxima[field]]
  const button = (next: number, label: string, sign: string) => (
    <button
      type="button"
      className={step}
      aria-label={label}
      disabled={next < 1 || next > max}
      onClick={() => onChange(String(next))}
    >
      {sign}
    </button>
  )
  return {
    className: setting,
    issue: settings.fallbacks.includes(field) ? fill(t.fallback, { max, used }) : undefined,
    steps: (
      <>
        {button(used - 1, t.decrease, '−')}
        {button(used + 1, t.increase, '+')}
      </>
    ),
  }
}
