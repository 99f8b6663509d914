import { globalStyle, style } from '@vanilla-extract/css'
import { mouse, vars } from '../base/theme.css'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  alignSelf: 'flex-start',
  color: vars.ink2,
  fontSize: '.9em',
  '@media': { print: { display: 'none' } },
})

/** As wide as the currency code. */
export const select = style({
  appearance: 'auto',
  inlineSize: '5.5em',
  minHeight: 32,
  padding: '2px 4px',
  border: '1px solid transparent',
  borderRadius: 6,
  background: 'transparent',
  color: vars.ink,
  fontWeight: 650,
  cursor: 'pointer',
  '@media': { [mouse]: { ':hover': { borderColor: vars.field } }, '(pointer: coarse)': { minHeight: 44 } },
})
globalStyle(`${select} option`, { background: vars.paper, color: vars.ink })
