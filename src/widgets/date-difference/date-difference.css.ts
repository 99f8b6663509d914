import { style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

export const timeline = style({ display: 'grid', gap: 6 })

export const calendar = style({ borderRadius: 8, overflow: 'hidden', forcedColorAdjust: 'none' })
export const whole = style({ fill: vars.line })
export const span = style({ fill: vars.hue, selectors: { '[data-status=outdated] &': { opacity: 0.38 } } })
/** A line between two units, in the color of the background. */
export const bound = style({ stroke: vars.paper2, strokeWidth: 1.5 })
