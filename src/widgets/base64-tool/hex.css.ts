import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'
import { pane as listPane } from '../core/output/window-list.css'

/** The list fills the pane, and the note is below it. */
export const hex = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minHeight: 0,
  direction: 'ltr',
})
globalStyle(`${hex} > [data-slot=window]`, { minHeight: 0, gridTemplateRows: 'minmax(0, 1fr)' })

/** Combined with the list's class, so that its style sheet loads before the view that uses it. */
export const pane = style([
  listPane,
  {
    blockSize: '100%',
    maxBlockSize: 'none',
    padding: '8px 0',
    border: 0,
    borderRadius: 0,
    background: 'transparent',
    cursor: 'text',
    userSelect: 'none',
  },
])
export const row = style({
  display: 'flex',
  gap: '1.5ch',
  paddingInline: '20px 12px',
  fontFamily: vars.mono,
  fontSize: 12,
  lineHeight: '24px',
  whiteSpace: 'pre',
})
export const offset = style({ color: vars.ink3 })
export const digits = style({ display: 'inline-block' })
export const byte = style({ display: 'inline-block', inlineSize: '2.75ch', textAlign: 'center' })
export const character = style({ color: vars.ink2 })
export const selected = style({
  background: `color-mix(in srgb, ${vars.hue} 24%, transparent)`,
  color: vars.ink,
  '@media': {
    '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
})
export const note = style({
  minHeight: 36,
  padding: '6px 20px 8px',
  borderBlockStart: `1px solid ${vars.line}`,
  color: vars.ink2,
  fontSize: '.875em',
  fontVariantNumeric: 'tabular-nums',
})
