import { style } from '@vanilla-extract/css'
import { mouse, vars } from '../../base/theme.css'
import { between } from '../field.css'

/** Directly below its field. The field has no error, so the space for one is free. */
export const typo = style({
  marginBlockStart: 6 - between,
  fontSize: '.8125em',
  lineHeight: 1.385,
  borderInlineStart: `3px solid ${vars.caution}`,
  paddingInlineStart: 8,
})
export const fix = style({
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.accent,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '.15em',
  cursor: 'pointer',
  '@media': { [mouse]: { ':hover': { color: vars.accentHover } } },
})
