import { type ReactElement, useState } from 'react'
import { RowNotes } from '../core/fields/field'
import { Row } from '../core/tool/tool'
import type { FieldProps } from '../core/tool/tool-props'
import * as css from './invoice-generator.css'

type Fields = readonly [ReactElement<FieldProps>, ReactElement<FieldProps>]

/** Two fields side by side. What is wrong in one is said under both, over their whole width. */
export function FieldRow({ children: [first, second] }: { readonly children: Fields }) {
  const [firstNotes, setFirstNotes] = useState<Element | null>(null)
  const [secondNotes, setSecondNotes] = useState<Element | null>(null)
  return (
    <Row>
      <RowNotes.Provider value={first.props.issue ? firstNotes : null}>{first}</RowNotes.Provider>
      <RowNotes.Provider value={second.props.issue ? secondNotes : null}>{second}</RowNotes.Provider>
      <div className={css.notes} ref={setFirstNotes} />
      <div className={css.notes} ref={setSecondNotes} />
    </Row>
  )
}
