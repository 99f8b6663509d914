import { readNumber, readPercent } from '../../../../engine/core/numbers/read-number'
import type { FieldProps } from '../../base/tool-props'
import { useWords } from '../../words/use-words'
import { Field, TextBox } from '../field'
import { step as stepButton } from '../step-button.css'
import { withReading } from './number-reading'
import * as css from './range.css'

interface Bounds {
  readonly min: number
  readonly max: number
  readonly step?: number
}

interface NumericProps extends FieldProps, Bounds {
  readonly unit?: string
  readonly hint?: string
}

const within = (number: number, { min, max }: Bounds): number => Math.min(max, Math.max(min, number))

/** The slider's position for a text, with or without a percent sign. The minimum if the text isn't a number. */
const positionOf = (text: string, bounds: Bounds, locale: string): number =>
  within(Number(readPercent(text, locale) ?? bounds.min), bounds)

/** A slider and a number field in sync. The text field keeps whatever was typed. */
export function Range(props: NumericProps) {
  const { locale } = useWords()
  const { value, shown, placeholder, onChange, onBlur, min, max, step = 1, ...field } = withReading(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={css.range}>
          <input
            className={css.slider}
            type="range"
            aria-label={field.label}
            min={min}
            max={max}
            step={step}
            value={positionOf(value, { min, max }, locale)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <TextBox wiring={wiring} inputMode="decimal" {...{ value, shown, placeholder, onChange, onBlur }} />
        </span>
      )}
    </Field>
  )
}

interface StepperProps extends FieldProps {
  readonly min: number
  readonly max?: number
  readonly unit?: string
  readonly hint?: string
  /** The labels of the two buttons. */
  readonly less: string
  readonly more: string
}

/** A minus button, the number and a plus button. */
export function Stepper(props: StepperProps) {
  const { locale } = useWords()
  const {
    value,
    shown,
    placeholder,
    onChange,
    onBlur,
    min,
    max = Number.MAX_SAFE_INTEGER,
    ...rest
  } = withReading(props)
  const { less, more, ...field } = rest
  /** If there's no number, the plus button starts at the minimum. */
  const number = Number(readNumber(value, locale) ?? min - 1)
  const press = (by: number) => () => onChange(String(within(number + by, { min, max })))
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={css.stepper}>
          <button type="button" className={stepButton} aria-label={less} disabled={number <= min} onClick={press(-1)}>
            −
          </button>
          <TextBox wiring={wiring} inputMode="numeric" {...{ value, shown, placeholder, onChange, onBlur }} />
          <button type="button" className={stepButton} aria-label={more} disabled={number >= max} onClick={press(1)}>
            +
          </button>
        </span>
      )}
    </Field>
  )
}
