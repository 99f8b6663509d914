import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'
import { pictureHeight } from '../core/layouts/canvas.css'

/** From this width on, the colors are columns. */
const columns = '(min-width: 560px)'
/** Up to this width, the table has no room for samples. */
const tiny = '(max-width: 300px)'

/** Without gaps, so that the colors are easy to compare. */
export const palette = style({
  listStyle: 'none',
  display: 'grid',
  gridAutoRows: 'minmax(44px, 1fr)',
  ...pictureHeight,
  minBlockSize: 220,
  borderRadius: vars.inner,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  '@container': {
    [columns]: {
      blockSize: 'clamp(240px, 56cqi, 360px)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoRows: 'auto',
    },
  },
})
globalStyle(`${palette} > li`, { display: 'grid', minWidth: 0 })

const band = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  padding: '0 14px',
  border: 0,
  background: 'transparent',
  textAlign: 'start',
  fontFamily: vars.mono,
  fontSize: '.875em',
  lineHeight: '20px',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -5, outlineColor: 'currentColor' },
  '@container': {
    [columns]: { flexDirection: 'column', alignItems: 'start', justifyContent: 'end', gap: 2, padding: 12 },
  },
})
/** By text color. */
export const bands = {
  black: style([band, { color: '#000' }]),
  white: style([band, { color: '#fff' }]),
}

/** The color itself. */
export const fill = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', zIndex: -1 })

export const name = style({
  order: -1,
  flex: 1,
  fontFamily: vars.font,
  fontSize: '1.0714em',
  fontWeight: 650,
  '::first-letter': { textTransform: 'uppercase' },
  '@container': { [columns]: { flex: 'none' } },
})
/** The contrast ratio. */
export const ratio = style({
  order: 1,
  minInlineSize: 92,
  textAlign: 'end',
  fontFamily: vars.font,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 280px)': { display: 'none' }, [columns]: { minInlineSize: 0, textAlign: 'start' } },
})
globalStyle(`${band} > svg:not(${fill})`, {
  order: 2,
  '@container': { [columns]: { order: -2, marginBlockEnd: 'auto', marginInlineStart: 'auto' } },
})

/** Contrast of black and white text, as a table. */
export const matrix = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '.9375em',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [tiny]: { fontSize: '.85em' } },
})
globalStyle(`${matrix} :is(th, td)`, {
  paddingBlock: 7,
  paddingInline: '0 6px',
  textAlign: 'start',
  fontWeight: 400,
  borderBlockEnd: `1px solid ${vars.line}`,
})
globalStyle(`${matrix} thead th`, { color: vars.ink2, fontSize: '.9333em', fontWeight: 600, paddingBlock: '0 6px' })
globalStyle(`${matrix} tbody tr:last-child > *`, { borderBlockEnd: 0 })
export const colorName = style({
  display: 'block',
  fontWeight: 600,
  '::first-letter': { textTransform: 'uppercase' },
  '@container': { [columns]: { display: 'inline-block', minInlineSize: '8em' } },
})
export const hex = style({ color: vars.ink2, fontFamily: vars.mono, fontSize: '.9333em' })
/** A sample of the text, its ratio and its level. */
export const passing = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(min-content, 1fr)',
  alignItems: 'center',
  columnGap: 6,
  '@container': {
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [columns]: { columnGap: 10, gridTemplateColumns: 'auto 4.2em minmax(0, 1fr)' },
  },
})
export const failing = style([passing, { color: vars.ink3 }])
export const sample = style({
  gridRow: '1 / span 2',
  inlineSize: 30,
  '@container': { [tiny]: { display: 'none' }, [columns]: { gridRow: 1, inlineSize: 40 } },
  borderRadius: 7,
  boxShadow: `0 0 0 1px ${vars.line}`,
  forcedColorAdjust: 'none',
  fontWeight: 650,
  fontSize: 14,
})
export const figure = style({ fontWeight: 650, whiteSpace: 'nowrap' })
export const level = style({
  fontSize: '.8667em',
  gridColumn: 2,
  '@container': { [tiny]: { gridColumn: 1 }, [columns]: { gridColumn: 3, whiteSpace: 'nowrap' } },
})
