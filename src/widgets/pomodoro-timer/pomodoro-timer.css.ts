import { style } from '@vanilla-extract/css'
import { vars } from '../core/theme.css'

/** Ring, time and name in one cell; 280 px where there is room (spec part 2, point 9). */
export const dial = style({
  display: 'grid',
  gridTemplate: '1fr auto auto 1fr / 1fr',
  placeItems: 'center',
  inlineSize: 'min(280px, 100%)',
  aspectRatio: '1',
  marginInline: 'auto',
})

export const ring = style({ gridArea: '1 / 1 / -1 / -1', inlineSize: '100%', blockSize: '100%' })
const stroke = { fill: 'none', strokeWidth: 12 } as const
export const track = style({ ...stroke, stroke: vars.line })
export const passed = style({ ...stroke, forcedColorAdjust: 'none' })

/** Red, green and blue by mode (spec part 2, point 9). */
export const modes = {
  work: style({ stroke: vars.fault }),
  shortBreak: style({ stroke: vars.series3 }),
  longBreak: style({ stroke: vars.series2 }),
}

export const time = style({
  gridArea: '2 / 1',
  fontSize: '3.6em',
  lineHeight: 1,
  fontWeight: 720,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
})
export const mode = style({ gridArea: '3 / 1', color: vars.ink2, fontWeight: 650 })
