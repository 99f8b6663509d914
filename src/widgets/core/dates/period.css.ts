import { style } from '@vanilla-extract/css'

/** A number and its unit stay on one line. */
export const amount = style({ whiteSpace: 'nowrap' })

/** The unit beside its number, so that the numbers are what is large. */
export const unit = style({ fontSize: '.48em', letterSpacing: 0 })
