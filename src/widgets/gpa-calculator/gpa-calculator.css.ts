import { style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** A number line runs from left to right in every language. */
export const scale = style({
  direction: 'ltr',
  overflow: 'visible',
  fill: vars.ink2,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
})
export const track = style({ fill: vars.line })
export const mark = style({ stroke: vars.paper2, strokeWidth: 3 })
export const letter = style({ fill: vars.ink, fontWeight: 650 })
