import { formatNumber } from '../core/format/format'
import * as css from './math-solver.css'
import type { strings } from './math-solver.strings'

interface KeypadProps {
  readonly t: typeof strings
  readonly locale: string
  /** A sign, or '⌫'; `mouse`: pressed by a mouse. */
  readonly onPress: (sign: string, mouse: boolean) => void
  readonly onClear: () => void
  readonly onEquals: () => void
}

const keys = [...'789⌫C456×÷123+−0.%()^√π']

/** The keys as a pocket calculator has them. What is pressed here leaves the focus where it is. */
export function Keypad({ t, locale, onPress, onClear, onEquals }: KeypadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group by role; a fieldset would bring its own box
    <div className={css.keypad} role="group" aria-label={t.keypad} onMouseDown={(event) => event.preventDefault()}>
      {keys.map((key) => {
        const isDigit = key >= '0' && key <= '9'
        const sign = isDigit
          ? formatNumber(Number(key), locale)
          : key === '.'
            ? formatNumber(1.1, locale).slice(1, -1)
            : key
        return (
          <button
            key={key}
            type="button"
            className={isDigit || key === '.' ? css.key : css.sign}
            aria-label={(t.keys as Readonly<Record<string, string>>)[key]}
            onClick={({ nativeEvent }) =>
              key === 'C' ? onClear() : onPress(sign, (nativeEvent as PointerEvent).pointerType === 'mouse')
            }
          >
            {sign}
          </button>
        )
      })}
      <button type="button" className={css.equals} onClick={onEquals}>
        {t.equals}
      </button>
    </div>
  )
}
