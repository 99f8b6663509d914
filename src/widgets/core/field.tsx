import { type ComponentProps, type ReactNode, useId } from 'react'
import * as css from './field.css'
import { FaultIcon } from './icons'
import { unseen } from './theme.css'
import type { FieldProps } from './tool-props'

export interface Described {
  /** Beside the label, quieter: 'years'. */
  readonly unit?: string
  /** One line of help under the field. */
  readonly hint?: string
}

/** What ties a control to its label, its hint and its fault. */
interface Wiring {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** A label, a control, and under it what helps and what is wrong. */
export function Field({
  label,
  unit,
  hint,
  issue,
  hideLabel,
  wide,
  children,
}: Described & {
  readonly wide?: boolean
  readonly label: string
  readonly issue?: string
  readonly hideLabel?: boolean
  readonly children: (wiring: Wiring) => ReactNode
}) {
  const id = useId()
  const described = [hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(' ')
  return (
    <div className={wide ? `${css.field} ${css.wide}` : css.field}>
      <label className={hideLabel ? unseen : css.label} htmlFor={id}>
        {label} {unit && <span className={css.unit}>{unit}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': issue ? true : undefined })}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Issue id={`${id}-issue`}>{issue}</Issue>
    </div>
  )
}

/** One sentence that says what is wrong and how to mend it. */
export function Issue({ id, children }: { readonly id?: string; readonly children?: string }) {
  if (!children) return null
  return (
    <p className={css.issue} id={id}>
      <FaultIcon />
      <span>{children}</span>
    </p>
  )
}

interface TextFieldProps extends FieldProps, Described {
  readonly prefix?: string
  readonly suffix?: string
  readonly hideLabel?: boolean
  /** Takes a line of its own among narrow fields. */
  readonly wide?: boolean
  readonly code?: boolean
  readonly inputMode?: ComponentProps<'input'>['inputMode']
  readonly placeholder?: string
}

export function TextField({
  value,
  onChange,
  onBlur,
  prefix,
  suffix,
  code,
  inputMode,
  placeholder,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={css.box}>
          {prefix && (
            <span className={css.affix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...wiring}
            className={code ? `${css.input} ${css.code}` : css.input}
            type="text"
            inputMode={inputMode}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="off"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          {suffix && (
            <span className={css.affix} aria-hidden="true">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}

/** Numbers are text: `type=number` drops what it does not understand, and a person would lose it. */
export const NumberField = (props: Omit<TextFieldProps, 'inputMode'>) => <TextField inputMode="decimal" {...props} />
