import { style } from '@vanilla-extract/css'
import { vars } from '../core/theme.css'

/** A ring with words in it; 280 px where there is room (spec part 2, point 9). */
export const dial = style({
  inlineSize: 'min(280px, 100%)',
  marginInline: 'auto',
  fill: 'none',
  stroke: vars.line,
  strokeWidth: 12,
  textAnchor: 'middle',
})

/** Red, green and blue by mode (spec part 2, point 9). */
export const modes = {
  work: style({ stroke: vars.fault }),
  shortBreak: style({ stroke: vars.series3 }),
  longBreak: style({ stroke: vars.series2 }),
}

const word = style({ stroke: 'none', fill: 'currentColor' })
export const time = style([
  word,
  { fontSize: 58, fontWeight: 720, letterSpacing: '-.03em', fontVariantNumeric: 'tabular-nums' },
])
/** Paler, and not of another colour: forced colours do not reach into a picture. */
export const mode = style([word, { fontWeight: 650, opacity: 0.75 }])
