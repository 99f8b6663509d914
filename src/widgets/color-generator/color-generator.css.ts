import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** Five colors that touch, so that the eye compares them. */
export const palette = style({
  listStyle: 'none',
  display: 'grid',
  borderRadius: vars.inner,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})

const band = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: 12,
  inlineSize: '100%',
  minHeight: 78,
  padding: '10px 16px',
  border: 0,
  background: 'transparent',
  textAlign: 'start',
  fontFamily: vars.mono,
  fontWeight: 650,
  fontSize: '1.24em',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -5, outlineColor: 'currentColor' },
})
/** By the text that reads better on it. */
export const bands = {
  black: style([band, { color: '#000' }]),
  white: style([band, { color: '#fff' }]),
}

/** The color itself, under everything. */
export const ground = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', zIndex: -1 })

export const words = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 14,
  fontFamily: vars.font,
  fontWeight: 400,
  fontSize: '.68em',
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({
  display: 'inline-block',
  fontWeight: 650,
  '::first-letter': { textTransform: 'uppercase' },
})
globalStyle(`${band} > svg:not(${ground})`, { gridRow: 1, gridColumn: 2, opacity: 0.75 })
