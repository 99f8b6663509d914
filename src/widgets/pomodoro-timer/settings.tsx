import { type Input, maxima, type Output, settingNames } from '../../engine/pomodoro-timer/pomodoro-timer'
import { Note } from '../core/answer/answer'
import { interpolate } from '../core/base/strings'
import type { FieldProps } from '../core/base/tool-props'
import { Disclosure } from '../core/field-groups/disclosure'
import { NumberField } from '../core/fields/number/number-field'
import { step } from '../core/fields/step-button.css'
import { formatNumber } from '../core/format/format'
import { setting } from './pomodoro-timer.css'
import type { strings } from './pomodoro-timer.strings'

interface SettingsProps {
  readonly settings: Output
  readonly tool: {
    readonly t: typeof strings
    readonly locale: string
    field(name: keyof Input): FieldProps
    isTyping(name: keyof Input): boolean
  }
}

/** The lengths of sessions, breaks and rounds, collapsed by default. Each field has minus and plus buttons. */
export function Settings({ settings, tool: { t, locale, field, isTyping } }: SettingsProps) {
  const lengths = [settings.workTime, settings.shortBreak, settings.longBreak]
    .map((n) => formatNumber(n, locale))
    .join(' · ')
  const invalid = settings.fallbacks.filter((name) => !isTyping(name))
  return (
    <Disclosure summary={t.customize} content={lengths} open={invalid.length > 0}>
      {settingNames.map((name) => {
        const [props, used, max] = [field(name), settings[name], maxima[name]]
        const fallback = interpolate(t.fallback, { max, used })
        const stepTo = (next: number, label: string, sign: string) => (
          <button
            type="button"
            className={step}
            aria-label={interpolate(label, { field: props.label })}
            disabled={next < 1 || next > max}
            onClick={() => props.onChange(String(next))}
          >
            {sign}
          </button>
        )
        return (
          <div key={name} className={setting}>
            <NumberField
              {...props}
              inputMode="numeric"
              unit={name === 'sessionsUntilLongBreak' ? undefined : t.minutes}
              issue={invalid.includes(name) ? fallback : undefined}
            />
            {stepTo(used - 1, t.decrease, '−')}
            {stepTo(used + 1, t.increase, '+')}
          </div>
        )
      })}
      <Note>{t.applies}</Note>
    </Disclosure>
  )
}
