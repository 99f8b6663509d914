import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
})

/** The readout: the step on the left, each line with its value on the right. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  color: vars.ink2,
  fontSize: '.875em',
  lineHeight: 1.72,
})
export const moment = style({ flex: '1 0 auto', color: vars.ink, fontWeight: 650 })
export const reading = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
})
/** On a phone, each of two values is on a separate line below the step. */
globalStyle(`${legend}:has(> :nth-child(3)) > *`, { '@container': { '(max-width: 559.98px)': { flexBasis: '100%' } } })
globalStyle(`${reading} b`, { color: vars.ink, fontWeight: 650 })

const sign = style({ inlineSize: 16, forcedColorAdjust: 'none' })
export const solid = style([sign, { borderBlockStart: `3px solid ${vars.hue}` }])
export const dotted = style([sign, { borderBlockStart: `3px dotted ${vars.series2}` }])
/** For bars. */
export const square = style({ inlineSize: 10, blockSize: 10, borderRadius: 3, forcedColorAdjust: 'none' })

/** Values on the left, steps below. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
  color: vars.ink2,
  fontSize: '.75em',
  fontWeight: 500,
})
/** The first and last labels are centered on the ends of the axis. */
export const heights = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  marginBlock: -9,
  lineHeight: '18px',
  textAlign: 'end',
})
export const field = style({
  position: 'relative',
  blockSize: 180,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.accent}`, outlineOffset: 4, borderRadius: 4 } },
  '@container': { '(min-width: 560px)': { blockSize: 216 } },
})
export const plot = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  forcedColorAdjust: 'none',
})
globalStyle(`${plot} path`, { vectorEffect: 'non-scaling-stroke' })
export const grid = style({ stroke: vars.line })
export const base = style({ stroke: vars.field })

const faded = { selectors: { '[data-status=outdated] &': { opacity: 0.38 } } }
export const area = style(faded)
export const near = style({ stopColor: vars.hue, stopOpacity: 0.2 })
export const far = style({ stopColor: vars.hue, stopOpacity: 0.03 })
export const main = style({ ...faded, stroke: vars.hue, strokeWidth: 2.5, fill: 'none' })
export const second = style({
  ...faded,
  stroke: vars.series2,
  strokeWidth: 2,
  strokeDasharray: '1 5',
  strokeLinecap: 'round',
  fill: 'none',
})
export const cursor = style({ stroke: vars.field })
/** Behind the selected bar. */
export const selected = style({ fill: vars.line, fillOpacity: 0.6 })
export const mainDot = style({ ...faded, fill: vars.hue, stroke: vars.paper2, strokeWidth: 2 })
export const secondDot = style({ ...faded, fill: vars.series2, stroke: vars.paper2, strokeWidth: 2 })

/** A slider over the chart, so that pointer, touch and keyboard can all move the line. */
export const probe = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
})

export const moments = style({
  gridColumn: 2,
  inlineSize: '100%',
  blockSize: 18,
  marginBlockStart: 6,
  overflow: 'visible',
  fill: vars.ink2,
})
