import { style } from '@vanilla-extract/css'
import { mouse, vars } from '../core/base/theme.css'

/** In the status line: press to see the list. */
const counted = style({
  minHeight: 36,
  // Aligned by its text.
  marginInlineStart: -10,
  padding: '2px 10px',
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  fontWeight: 600,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '@media': { [mouse]: { ':hover': { background: vars.tonal } }, '(pointer: coarse)': { minHeight: 44 } },
})
export const counts = style([counted, { color: vars.ink2 }])
export const wrong = style([counted, { color: vars.error }])
export const note = style({ padding: '12px 20px' })

/** A checkbox in the toolbar. */
export const also = style({ marginInlineStart: 12 })
