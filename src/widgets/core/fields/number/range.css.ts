import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../base/theme.css'

const knobSize = createVar()

/** A slider with a number field. */
export const range = style({ display: 'grid', gridTemplateColumns: '1fr 84px', gap: 14, alignItems: 'center' })

/** A thin track and a round knob, larger on touchscreens. Each browser needs a separate rule for both. */
export const slider = style({
  appearance: 'none',
  inlineSize: '100%',
  minHeight: 44,
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  vars: { [knobSize]: '20px' },
  '@media': { '(pointer: coarse)': { vars: { [knobSize]: '28px' } } },
})
const forced = (color: string) => ({
  '@media': { '(forced-colors: active)': { background: color, forcedColorAdjust: 'none' as const } },
})
const track = { blockSize: 4, borderRadius: 2, background: vars.field, ...forced('CanvasText') }
const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: knobSize,
  blockSize: knobSize,
  border: `2px solid ${vars.paper}`,
  borderRadius: '50%',
  background: vars.hue,
  boxShadow: `0 0 0 1px ${vars.hue}`,
  ...forced('Highlight'),
} as const
/** The ring goes around the knob, not around the whole line. */
globalStyle(`${slider}${slider}:focus-visible`, { outline: 'none' })
globalStyle(`${slider}::-webkit-slider-runnable-track`, track)
globalStyle(`${slider}::-moz-range-track`, track)
globalStyle(`${slider}::-webkit-slider-thumb`, { ...knob, marginBlockStart: `calc(2px - ${knobSize} / 2)` })
globalStyle(`${slider}::-moz-range-thumb`, knob)
for (const thumb of ['-webkit-slider-thumb', '-moz-range-thumb'])
  globalStyle(`${slider}:focus-visible::${thumb}`, { outline: `2px solid ${vars.accent}`, outlineOffset: 2 })
globalStyle(`${slider}::-moz-range-progress`, { ...track, background: vars.hue })

/** A minus button, the number and a plus button. */
export const stepper = style({ display: 'grid', gridTemplateColumns: '44px 1fr 44px', gap: 8 })
