import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'
import { pictureHeight } from '../core/layouts/canvas.css'

/** The usual checkerboard behind transparent colors. */
const checkerboard = 'repeating-conic-gradient(#d9d9d9 0 25%, #fff 0 50%) 0 0 / 16px 16px'

export const sample = style({ inlineSize: '100%', blockSize: 36, borderRadius: 9, forcedColorAdjust: 'none' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '16px 8px' })

/** Side by side if both fit on one line. */
export const choices = style({
  display: 'grid',
  gap: '20px 14px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
})

/** A color and its position. The color gets the remaining width, so that its name isn't cut off. */
export const stop = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  '@container': { '(max-width: 225px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${stop} input[type=text]`, { paddingInline: '10px 0' })
globalStyle(`${stop} input + span:last-child:not(:has(*))`, { paddingInlineEnd: 10 })
/** Hidden labels have to fit in the row too. */
globalStyle(`${stop} label`, { whiteSpace: 'normal' })
/** For long names, such as 'lightgoldenrodyellow'. */
export const long = style([stop])
globalStyle(`${long} > :first-child input[type=text]`, {
  paddingInlineStart: 8,
  fontSize: '.71875em',
  letterSpacing: '-.02em',
})

export const area = style({ display: 'grid', gap: 16 })

/** The stops on a track. The ramp starts and ends at the centers of the outermost thumbs. */
export const track = style({ position: 'relative', blockSize: 44 })
export const rail = style({
  position: 'absolute',
  insetInline: 12,
  insetBlock: 7,
  borderRadius: 6,
  cursor: 'copy',
  selectors: { ':disabled > &': { cursor: 'auto' } },
  overflow: 'hidden',
  background: checkerboard,
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
  border: '4px solid #fff',
  borderRadius: 10,
  background: 'transparent',
  boxShadow: '0 0 0 1px #0007, 0 1px 4px #0006, inset 0 0 0 1px #0005',
  cursor: 'ew-resize',
} as const
/** The sliders overlap, and only their thumbs react to the pointer. Thumbs are transparent and show their color. */
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
    // The cursor is that of the track.
    '&:disabled::-webkit-slider-thumb': { pointerEvents: 'none' },
    '&:disabled::-moz-range-thumb': { pointerEvents: 'none' },
    '&:focus-visible::-webkit-slider-thumb': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 },
    '&:focus-visible::-moz-range-thumb': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 },
  },
})

export const preview = style({
  position: 'relative',
  ...pictureHeight,
  '@container': { '(min-width: 560px)': { blockSize: 'clamp(260px, 62cqi, 420px)' } },
  borderRadius: vars.inner,
  overflow: 'hidden',
  background: checkerboard,
  forcedColorAdjust: 'none',
})
