import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { ErrorIcon } from '../base/icons'
import { visuallyHidden } from '../base/theme.css'
import type { Access, FieldProps } from '../base/tool-props'
import * as css from './field.css'

export interface Described {
  /** At the end of the label's line, lighter: 'years'. */
  readonly unit?: string
  /** A one-line hint below the field. */
  readonly hint?: string
}

/** Attributes that connect a control to its label, hint and error. */
interface Wiring {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** A label, a control, and below it the hint and the error. */
export function Field({
  label,
  unit,
  hint,
  issue,
  echo,
  hideLabel,
  access,
  children,
}: Described & {
  readonly label: string
  readonly issue?: string
  /** The value that was read, instead of the unit. */
  readonly echo?: string
  readonly hideLabel?: boolean
  readonly access?: Access
  readonly children: (wiring: Wiring) => ReactNode
}) {
  const id = useId()
  if (access === 'hidden') return null
  const described = [(echo ?? unit) && `${id}-unit`, hint && `${id}-hint`, issue && `${id}-issue`]
    .filter(Boolean)
    .join(' ')
  return (
    <Lockable className={css.field} part="field" access={access}>
      <div className={hideLabel ? visuallyHidden : css.head}>
        <label className={css.label} part="label" htmlFor={id}>
          {label}
        </label>
        {(echo ?? unit) && (
          <span className={css.unit} id={`${id}-unit`}>
            {echo ?? unit}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': issue ? true : undefined })}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <InRow>
        <ErrorMessage id={`${id}-issue`}>{issue}</ErrorMessage>
      </InRow>
    </Lockable>
  )
}

/** The element of a field or a list. If it's locked, a fieldset that disables all controls in it. */
export const Lockable = ({ access, ...props }: ComponentProps<'div'> & { readonly access: Access }) =>
  access === 'locked' ? <fieldset {...(props as ComponentProps<'fieldset'>)} disabled /> : <div {...props} />

/** The place below a row of fields, because a message needs the full width. */
export const RowNotes = createContext<Element | null>(null)

/** A field's messages, below its row if there is one, otherwise here. */
function InRow({ children }: { readonly children: ReactNode }) {
  const row = useContext(RowNotes)
  return row ? createPortal(children, row) : children
}

/** An error message: what's wrong and how to fix it. */
export function ErrorMessage({ id, children }: { readonly id?: string; readonly children?: string }) {
  if (!children) return null
  return (
    <p className={css.issue} data-slot="issue" id={id}>
      <ErrorIcon />
      <span>{children}</span>
    </p>
  )
}

/**
 * Sets a field's text at once. At the next render, it would clear a selection made in the meantime. Tab selects the whole
 * text, which stays selected.
 */
function showInstead(text: string, field: HTMLInputElement): void {
  if (field.value === text) return
  const isAllSelected = field.selectionStart === 0 && field.selectionEnd === field.value.length
  field.value = text
  if (isAllSelected) field.select()
}

interface TextBoxProps {
  readonly wiring: Wiring
  readonly value: string
  /** Shown instead of `value` while the field isn't focused. */
  readonly shown?: string
  onChange(value: string): void
  onBlur?(): void
  readonly prefix?: string
  readonly suffix?: string
  readonly code?: boolean
  readonly inputMode?: ComponentProps<'input'>['inputMode']
  readonly placeholder?: string
  /** At the end of the box, such as a button that fills in the field. */
  readonly end?: ReactNode
}

/** A single-line text field in its box, with prefix and suffix. */
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
    <span className={css.box} part="input">
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
        onFocus={({ currentTarget }) => {
          showInstead(value, currentTarget)
          setFocused(true)
        }}
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

export function TextField({ label, unit, hint, issue, echo, hideLabel, access, ...box }: TextFieldProps) {
  return (
    <Field {...{ label, unit, hint, issue, echo, hideLabel, access }}>
      {(wiring) => <TextBox wiring={wiring} {...box} />}
    </Field>
  )
}
