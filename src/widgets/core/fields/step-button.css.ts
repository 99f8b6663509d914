import { style } from '@vanilla-extract/css'
import { mouse, vars } from '../base/theme.css'

/** A square button next to a field. */
export const step = style({
  minHeight: 46,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  background: 'transparent',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '@media': { [mouse]: { ':hover': { background: vars.line } } },
})
