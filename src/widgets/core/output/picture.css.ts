import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

export const breakdown = style({ borderRadius: 4, overflow: 'hidden', forcedColorAdjust: 'none' })
/** A line of paper between neighbours, so that parts can be distinguished without their colors. */
export const part = style({ stroke: vars.paper2, strokeWidth: 3 })

export const plot = style({ display: 'grid', gap: 6 })

export const frame = style({
  position: 'relative',
  blockSize: 132,
  borderBlockEnd: `1px solid ${vars.line}`,
  borderBlockStart: `1px solid ${vars.line}`,
  borderRadius: 2,
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${vars.accent}`, outlineOffset: 3 } },
})
globalStyle(`${frame} svg`, { inlineSize: '100%', blockSize: '100%', overflow: 'visible' })

export const area = style({ fill: vars.accent, opacity: 0.2 })
export const curve = style({ fill: 'none', stroke: vars.accent, strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' })
export const dot = style({
  stroke: vars.accent,
  strokeWidth: 13,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const dotHole = style([dot, { stroke: vars.paper2, strokeWidth: 7 }])

/** A slider laid over the plot: pointer, touch and arrow keys all read the curve. */
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

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  color: vars.ink2,
  fontSize: '.8em',
  fontVariantNumeric: 'tabular-nums',
})

export const reading = style({ fontSize: '.9em', fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
