import { style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

export const timeline = style({ display: 'grid', gap: 6 })

export const calendar = style({ borderRadius: 6, overflow: 'hidden', forcedColorAdjust: 'none' })
export const whole = style({ fill: vars.line })
export const span = style({ fill: vars.accent })
/** Where one unit ends: a line of the ground, over what is covered and what is not. */
export const bound = style({ stroke: vars.paper2, strokeWidth: 1.5 })
