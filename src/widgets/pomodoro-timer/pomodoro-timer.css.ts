import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

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
  work: style({ stroke: vars.error }),
  shortBreak: style({ stroke: vars.series3 }),
  longBreak: style({ stroke: vars.series2 }),
}

const word = style({ stroke: 'none', fill: 'currentColor' })
export const time = style([
  word,
  { fontSize: 58, fontWeight: 720, letterSpacing: '-.03em', fontVariantNumeric: 'tabular-nums' },
])
/** Paler, and not of another color: forced colors do not reach into a picture. */
export const mode = style([word, { fontWeight: 650, opacity: 0.75 }])

/** A field with its two buttons beside the box. The parts of the field are cells of this grid too. */
export const setting = style({ display: 'grid', gridTemplateColumns: '1fr 44px 44px', gap: '6px 8px' })
globalStyle(`${setting} > div`, { display: 'contents' })
globalStyle(`${setting} :is(label, p)`, { gridColumn: '1 / -1' })
globalStyle(`${setting} > div > span`, { gridArea: '2 / 1' })
globalStyle(`${setting} > button`, { gridRow: 2 })
