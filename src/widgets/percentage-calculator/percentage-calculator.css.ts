import { globalStyle, style } from '@vanilla-extract/css'
import { frames } from '../core/answer/answer.css'
import { vars } from '../core/tool/theme.css'

/** Two bars, one above the other. */
export const bars = style({ display: 'grid', gap: 14 })
export const bar = style({ display: 'grid', gap: 6 })
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  color: vars.ink2,
  fontSize: '.875em',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${words} b`, { color: vars.ink, fontWeight: 650 })
export const track = style({ borderRadius: 7, overflow: 'hidden', forcedColorAdjust: 'none' })
globalStyle(`:dir(rtl) > ${track}`, { transform: 'scaleX(-1)' })
export const whole = style({ fill: vars.line })

const faded = { selectors: { [`${frames.outdated} &`]: { opacity: 0.38 } } }
export const fills = {
  first: style({ ...faded, fill: vars.hue }),
  second: style({ ...faded, fill: `color-mix(in srgb, ${vars.hue} 40%, ${vars.paper2})` }),
}
