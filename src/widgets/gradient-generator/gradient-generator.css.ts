import { globalStyle, style } from '@vanilla-extract/css'
import { secondary } from '../core/output/button.css'
import { vars } from '../core/tool/theme.css'

/** Seen through, as everywhere, on gray squares. */
const squares = 'repeating-conic-gradient(#d9d9d9 0 25%, #fff 0 50%) 0 0 / 16px 16px'

export const presets = style({ display: 'grid', gap: 6, gridTemplateColumns: 'repeat(3, 1fr)' })
export const preset = style([secondary, { flexDirection: 'column', gap: 5, padding: '6px 6px 4px' }])
export const sample = style({ inlineSize: '100%', blockSize: 20, borderRadius: 6, forcedColorAdjust: 'none' })

/** Side by side where both stay on one line. */
export const choices = style({
  display: 'grid',
  gap: '20px 14px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
})

/** A color and its position, on one line as long as there is room in the row. */
export const stop = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(84px, 34%)',
  '@container': { '(max-width: 225px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const area = style({ display: 'grid', gap: 16 })

/** Or '100' is cut off on a phone. */
globalStyle(`${stop} > :last-child input`, { paddingInlineEnd: 0 })

/** The stops along a line; the thumbs' middles go from one end of the ramp to the other. */
export const track = style({ position: 'relative', blockSize: 44 })
export const rail = style({
  position: 'absolute',
  insetInline: 12,
  insetBlock: 11,
  borderRadius: 6,
  overflow: 'hidden',
  background: squares,
  boxShadow: `0 0 0 1px ${vars.field}`,
  forcedColorAdjust: 'none',
})
export const ramp = style({ position: 'absolute', inset: 0 })

const thumb = {
  appearance: 'none',
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  inlineSize: 24,
  blockSize: 40,
  border: '3px solid #fff',
  borderRadius: 8,
  background: 'transparent',
  boxShadow: '0 0 0 1.5px #2b2b2b, inset 0 0 0 1.5px #2b2b2b',
  cursor: 'ew-resize',
} as const
/** One over another; only their thumbs are to be hit. What shows through a thumb is its color. */
export const slider = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'transparent',
  pointerEvents: 'none',
  touchAction: 'pan-y',
  forcedColorAdjust: 'none',
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
  ':focus-visible': { outline: 'none', zIndex: 1 },
  selectors: {
    '&:focus-visible::-webkit-slider-thumb': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 },
    '&:focus-visible::-moz-range-thumb': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 },
  },
})

export const preview = style({
  position: 'relative',
  blockSize: 'clamp(220px, 56cqi, 300px)',
  '@container': { '(min-width: 640px)': { blockSize: 300 } },
  borderRadius: vars.inner,
  overflow: 'hidden',
  background: squares,
  forcedColorAdjust: 'none',
})
