import { type ReactNode, useId } from 'react'
import { ErrorMessage } from '../fields/field'
import * as field from '../fields/field.css'
import { group } from './group.css'

/** Several controls under one label. */
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
    <fieldset className={field.field} aria-describedby={issue ? id : undefined}>
      <legend className={field.legend}>{label}</legend>
      <div className={group}>{children}</div>
      <ErrorMessage id={id}>{issue}</ErrorMessage>
    </fieldset>
  )
}
