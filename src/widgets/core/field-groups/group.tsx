import { type ReactNode, useId } from 'react'
import type { Access } from '../base/tool-props'
import { ErrorMessage } from '../fields/field'
import * as field from '../fields/field.css'
import { group } from './group.css'

/** Several controls under one label. With an error, it can be focused like an invalid field. */
export function Group({
  label,
  issue,
  access,
  children,
}: {
  readonly label: string
  readonly issue?: string
  readonly access?: Access
  readonly children: ReactNode
}) {
  const id = useId()
  if (access === 'hidden') return null
  return (
    <fieldset
      className={field.field}
      part="field"
      disabled={access === 'locked'}
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
