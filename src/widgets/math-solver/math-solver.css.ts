import { style } from '@vanilla-extract/css'
import { primary, secondary } from '../core/button.css'
import { code, input } from '../core/field.css'
import { vars } from '../core/theme.css'

/** Left to right in any page: an expression is a formula. */
export const expression = style([input, code, { direction: 'ltr', fontSize: '1.12em' }])

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 6,
  direction: 'ltr',
})
export const key = style([
  secondary,
  {
    minHeight: 46,
    padding: 2,
    borderColor: vars.line,
    background: vars.paper2,
    fontSize: '1.06em',
    fontVariantNumeric: 'tabular-nums',
  },
])
/** What is no digit. */
export const sign = style([key, { color: vars.accent }])
export const equals = style([primary, { gridColumn: 'span 2', padding: 2, fontSize: '1.2em' }])
