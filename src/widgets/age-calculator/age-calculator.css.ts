import { style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** The way from one birthday to the next. */
export const year = style({ display: 'grid', gap: 6 })
export const way = style({ borderRadius: 4, overflow: 'hidden', forcedColorAdjust: 'none' })
export const toGo = style({ fill: vars.line })
export const gone = style({ fill: vars.accent })
