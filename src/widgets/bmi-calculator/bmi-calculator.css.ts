import { style } from '@vanilla-extract/css'
import { vars } from '../core/theme.css'

export const scale = style({ overflow: 'visible', direction: 'ltr' })

/** The colours of spec part 1, point 9: blue, green, amber, red. */
const band = (color: string) =>
  style({ fill: color, background: color, stroke: vars.paper2, strokeWidth: 2, forcedColorAdjust: 'none' })
export const bandColors = {
  underweight: band(vars.series2),
  normal: band(vars.series3),
  overweight: band(vars.caution),
  obese: band(vars.fault),
}

export const number = style({ fill: vars.ink2, fontSize: 12, fontVariantNumeric: 'tabular-nums' })
export const mark = style({ fill: vars.ink })
export const needle = style({ stroke: vars.ink, strokeWidth: 2.5 })
