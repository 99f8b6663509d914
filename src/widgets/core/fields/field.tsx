import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { ErrorIcon } from '../output/icons'
import { visuallyHidden } from '../tool/theme.css'
import type { FieldProps } from '../tool/tool-props'
import * as css from './field.css'

export interface Described {
  /** Beside the label, quieter: 'years'. */
  readonly unit?: string
  /** One line of help under the field. */
  readonly hint?: string
}

/** What ties a control to its label, its hint and its error. */
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
  echo,
  hideLabel,
  children,
}: Described & {
  readonly label: string
  readonly issue?: string
  /** What was read of the text. */
  readonly echo?: string
  readonly hideLabel?: boolean
  readonly children: (wiring: Wiring) => ReactNode
}) {
  const id = useId()
  const described = [echo && `${id}-echo`, hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label className={hideLabel ? visuallyHidden : css.label} htmlFor={id}>
        {label} {unit && <span className={css.unit}>{unit}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': issue ? true : undefined })}
      <InRow>
        {echo && (
          <p className={css.echo} id={`${id}-echo`}>
            {echo}
          </p>
        )}
      </InRow>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <InRow>
        <ErrorMessage id={`${id}-issue`}>{issue}</ErrorMessage>
      </InRow>
    </div>
  )
}

/** In a row of fields, the place under the row: a sentence needs its whole width. */
export const RowNotes = createContext<Element | null>(null)

/** What is said of a field: under its row, or where there is none, here. */
function InRow({ children }: { readonly children: ReactNode }) {
  const row = useContext(RowNotes)
  return row ? createPortal(children, row) : children
}

/** One sentence that says what is wrong and how to fix it. */
export function ErrorMessage({ id, children }: { readonly id?: string; readonly children?: string }) {
  if (!children) return null
  return (
    <p className={css.issue} id={id}>
      <ErrorIcon />
      <span>{children}</span>
    </p>
  )
}

interface TextBoxProps {
  readonly wiring: Wiring
  readonly value: string
  /** In place of `value` while nobody types. */
  readonly shown?: string
  onChange(value: string): void
  onBlur?(): void
  readonly prefix?: string
  readonly suffix?: string
  readonly code?: boolean
  readonly inputMode?: ComponentProps<'input'>['inputMode']
  readonly placeholder?: string
  /** At the end of the box, such as a button that fills it in. */
  readonly end?: ReactNode
}

/** One line of text in its box, with what comes before and after it. */
export function TextBox({
  wiring,
  value,
  shown = value,
  prefix,
  suffix,
  code,
  end,
  onChange,
  onBlur,
  ...input
}: TextBoxProps) {
  const [isFocused, setFocused] = useState(false)
  const affix = (words?: string) =>
    words && (
      <span className={css.affix} aria-hidden="true">
        {words}
      </span>
    )
  return (
    <span className={css.box}>
      {affix(prefix)}
      <input
        {...wiring}
        {...input}
        className={code ? `${css.input} ${css.code}` : css.input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        value={isFocused ? value : shown}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          onBlur?.()
        }}
      />
      {affix(suffix)}
      {end}
    </span>
  )
}

export interface TextFieldProps extends FieldProps, Described, Omit<TextBoxProps, 'wiring' | keyof FieldProps> {
  readonly hideLabel?: boolean
}

export function TextField({ label, unit, hint, issue, echo, hideLabel, ...box }: TextFieldProps) {
  return (
    <Field label={label} unit={unit} hint={hint} issue={issue} echo={echo} hideLabel={hideLabel}>
      {(wiring) => <TextBox wiring={wiring} {...box} />}
    </Field>
  )
}
