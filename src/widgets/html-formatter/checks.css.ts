import { style } from '@vanilla-extract/css'
import { mouse, vars } from '../core/base/theme.css'

export const list = style({ listStyle: 'none', display: 'grid', alignContent: 'start', overflow: 'auto', minHeight: 0 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
  inlineSize: '100%',
  minHeight: 44,
  padding: '8px 20px',
  border: 0,
  borderBlockEnd: `1px solid ${vars.line}`,
  background: 'transparent',
  color: vars.ink,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [mouse]: { ':hover': { background: vars.tonal } } },
  ':disabled': { cursor: 'default' },
  ':focus-visible': { outlineOffset: -2 },
})
export const place = style({ color: vars.ink2, fontSize: '.875em', fontVariantNumeric: 'tabular-nums', gridColumn: 2 })
export const error = style({ color: vars.error, paddingBlockStart: 3 })
export const warning = style({ color: vars.caution, paddingBlockStart: 3 })
export const text = style({ overflowWrap: 'anywhere', unicodeBidi: 'plaintext' })
export const note = style({ padding: '12px 20px' })
