import { style } from '@vanilla-extract/css'
import { between } from '../fields/field.css'

export const option = style({ display: 'grid', gap: between, gridTemplateColumns: 'minmax(0, 1fr)' })

/** Level with the button that removes the option, and close to the fields. */
export const title = style({ fontWeight: 600, lineHeight: '46px', marginBlockEnd: -between })
