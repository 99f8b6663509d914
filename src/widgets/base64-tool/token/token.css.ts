import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../core/base/theme.css'

export const token = style({
  display: 'grid',
  gap: 18,
  alignContent: 'start',
  overflow: 'auto',
  padding: '8px 20px 20px',
})
export const verdicts = style({ display: 'grid', gap: 4 })
export const part = style({ display: 'grid', gap: 6, minWidth: 0 })
export const title = style({ fontSize: '.9375em', fontWeight: 600, color: vars.ink2 })

export const json = style({
  margin: 0,
  padding: '10px 12px',
  direction: 'ltr',
  fontFamily: vars.mono,
  fontSize: '.875em',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
})

/** The colors of the code editor (core/editor/theme.ts). */
const color = (light: string, dark: string) => ({ color: `light-dark(${light}, ${dark})` })
export const tones = styleVariants({
  key: color('#0b6770', '#5fc9d0'),
  string: color('#1b6b45', '#7fd3a2'),
  number: color('#1c5f95', '#7db8ee'),
  word: color('#8d3084', '#e796dd'),
  plain: {},
})

export const claims = style({ display: 'grid', gap: 8, fontSize: '.9375em' })
globalStyle(`${claims} > div`, {
  display: 'grid',
  gap: '0 12px',
  gridTemplateColumns: 'minmax(8em, auto) minmax(0, 1fr)',
})
globalStyle(`${claims} dt`, { color: vars.ink2 })
globalStyle(`${claims} code`, { fontFamily: vars.mono, fontSize: '.86em', color: vars.ink3 })
globalStyle(`${claims} dd`, { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })

export const check = style({ display: 'grid', gap: 10 })
/** The verdict's line is there before the verdict, so nothing below moves. */
export const result = style({ minHeight: 24 })
