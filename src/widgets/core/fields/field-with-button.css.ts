import { style } from '@vanilla-extract/css'
import { mouse, vars } from '../base/theme.css'

/** Inside the field, at its end. */
export const press = style({
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
  '@container': { '(max-width: 260px)': { marginInlineEnd: 3, paddingInline: 3, fontSize: '.8em' } },
  selectors: { '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.6 } },
  ':focus-visible': { outlineOffset: -1 },
  '@media': {
    [mouse]: { ':hover': { background: vars.line, color: vars.ink } },
    '(pointer: coarse)': { minHeight: 44 },
  },
})
