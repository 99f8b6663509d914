import { style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

/** In the box of the field, at its end. */
export const press = style({
  appearance: 'none',
  flex: 'none',
  maxInlineSize: '50%',
  minHeight: 32,
  marginInlineEnd: 6,
  padding: '2px 10px',
  border: 0,
  borderRadius: 6,
  background: vars.paper2,
  color: vars.ink2,
  fontSize: '.86em',
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed', opacity: 0.6 },
  ':hover': { background: vars.line, color: vars.ink },
  ':focus-visible': { outlineOffset: -1 },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})
