import { type ReactNode, useId } from 'react'
import { ErrorMessage } from '../fields/field'
import * as field from '../fields/field.css'
import { group } from './group.css'

/** Several controls under one label. With an error, it can be focused like an invalid field. */
export function Group({
  label,
  issue,
  children,
}: {
  readonly label: string
  readonly issue?: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset
      className={field.field}
      aria-describedby={issue ? id : undefined}
      aria-invalid={issue ? true : undefined}
      tabIndex={issue ? -1 : undefined}
    >
      <legend className={field.legend}>{label}</legend>
      <div className={group}>{children}</div>
      <ErrorMessage id={id}>{issue}</ErrorMessage>
    </fieldset>
  )
}
