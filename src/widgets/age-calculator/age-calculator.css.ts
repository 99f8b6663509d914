import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

/** A bar from one birthday to the next. */
export const year = style({ display: 'grid', gap: 6 })
export const track = style({ borderRadius: 8, overflow: 'hidden', forcedColorAdjust: 'none' })
export const whole = style({ fill: vars.line })
export const passed = style({ fill: vars.hue, selectors: { '[data-status=outdated] &': { opacity: 0.38 } } })
globalStyle(`:dir(rtl) > ${track}`, { transform: 'scaleX(-1)' })
