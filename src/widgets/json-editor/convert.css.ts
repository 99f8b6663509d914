import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

/** The choices, the text, and what was changed. The text fills the rest. */
export const view = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
})
globalStyle(`${view} > [part=field]`, {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoRows: 'auto',
  gap: 0,
  minHeight: 0,
  alignContent: 'stretch',
  borderBlockStart: `1px solid ${vars.line}`,
})
globalStyle(`${view} > [part=field] > [data-slot=text]`, {
  minHeight: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoRows: 'auto',
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  boxShadow: 'none',
})
globalStyle(`${view} > [part=field] > p`, { padding: '6px 20px 10px' })
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  padding: '4px 16px 8px',
  fontSize: '.9375em',
})
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.ink2,
  minHeight: 36,
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})
globalStyle(`${option} > :is(select, input:not([type=checkbox]))`, {
  minHeight: 36,
  padding: '2px 8px',
  border: `1px solid ${vars.field}`,
  borderRadius: 8,
  background: vars.paper,
  color: vars.ink,
  font: 'inherit',
  fontWeight: 500,
  maxInlineSize: '11em',
  '@media': { '(pointer: coarse)': { minHeight: 44, fontSize: 16 } },
})
globalStyle(`${option} > select`, { cursor: 'pointer' })
globalStyle(`${option} > input[type=checkbox]`, { inlineSize: 18, blockSize: 18, accentColor: vars.accent, margin: 0 })
export const buttons = style({ display: 'flex', marginInlineStart: 'auto' })
export const notes = style({
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  padding: '8px 20px',
  borderBlockStart: `1px solid ${vars.line}`,
  color: vars.ink2,
  fontSize: '.9em',
})
export const message = style({ padding: '8px 20px' })
export const progress = style({ display: 'flex', alignItems: 'center', gap: 12, padding: '4px 20px', minHeight: 44 })
/** In the status bar. */
export const offer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px' })
