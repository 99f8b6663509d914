import { globalStyle, style } from '@vanilla-extract/css'
import { mouse, vars } from '../../core/base/theme.css'
import { syntax } from '../../core/editor/syntax'

export const view = style({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1, minWidth: 0 })
export const grid = style({
  position: 'relative',
  flex: 1,
  minHeight: 200,
  overflow: 'auto',
  direction: 'ltr',
  fontFamily: vars.mono,
  fontSize: '.85em',
  overflowAnchor: 'none',
  outlineOffset: -2,
})
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.paper2,
  borderBlockEnd: `1px solid ${vars.line}`,
})
export const row = style({ position: 'absolute', insetInlineStart: 0, borderBlockEnd: `1px solid ${vars.line}` })
globalStyle(`${row}:hover`, { '@media': { [mouse]: { background: vars.tonal } } })
export const cell = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  padding: '0 10px',
  overflow: 'hidden',
  whiteSpace: 'pre',
  cursor: 'pointer',
})
/** The text itself, so that it ends with an ellipsis. */
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', unicodeBidi: 'plaintext' })
export const active = style({ borderRadius: 4 })
/** The active cell shows that the table has the focus. */
globalStyle(`${grid}:focus-visible`, { outline: 'none' })
globalStyle(`${grid}:focus ${active}`, { outline: `2px solid ${vars.accent}`, outlineOffset: -2 })
export const heading = style([cell, { gap: 6, color: syntax.key, fontWeight: 650, justifyContent: 'space-between' }])
export const numberCell = style([cell, { justifyContent: 'flex-end', color: vars.ink3, cursor: 'default' }])
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 14px',
  padding: '4px 16px',
  minHeight: 40,
  color: vars.ink2,
  fontSize: '.9em',
})
