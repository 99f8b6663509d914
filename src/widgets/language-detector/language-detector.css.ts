import { style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

export const ranking = style({ listStyle: 'none', display: 'grid', gap: 10 })
export const candidate = style({ display: 'grid', gap: 4 })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 10,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
})
export const flag = style({ marginInlineEnd: '.35em', fontWeight: 400 })
export const track = style({ fill: vars.line })
export const share = style({ fill: vars.ink3, selectors: { 'li:first-child &': { fill: vars.hue } } })
export const bar = style({ borderRadius: 4, overflow: 'hidden', forcedColorAdjust: 'none' })
