import { type ComponentProps, createContext, type ReactNode, useContext, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useBrowserLayoutEffect } from '../layouts/use-browser-layout-effect'
import { ErrorIcon } from '../output/icons'
import { visuallyHidden } from '../tool/theme.css'
import type { Access, FieldProps } from '../tool/tool-props'
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
    <div className={css.field} part="field">
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
      <Lockable access={access}>
        {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': issue ? true : undefined })}
      </Lockable>
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

/** The controls of a field. If it's locked, they're all disabled. */
export const Lockable = ({ access, children }: { readonly access: Access; readonly children: ReactNode }) =>
  access === 'locked' ? (
    <fieldset className={css.locked} disabled>
      {children}
    </fieldset>
  ) : (
    children
  )

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
    <p className={css.issue} id={id}>
      <ErrorIcon />
      <span>{children}</span>
    </p>
  )
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
  const field = useRef<HTMLInputElement>(null)
  const isAllSelected = useRef(false)
  // Tab selects the whole text, but `value` instead of `shown` clears the selection.
  useBrowserLayoutEffect(() => {
    if (isFocused && isAllSelected.current) field.current?.select()
  }, [isFocused])
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
        ref={field}
        className={code ? `${css.input} ${css.code}` : css.input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        value={isFocused ? value : shown}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={({ currentTarget }) => {
          const { selectionStart, selectionEnd } = currentTarget
          isAllSelected.current = selectionStart === 0 && selectionEnd === shown.length
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
