import { style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

export const figures = style({ display: 'grid', gap: 16, position: 'relative' })

/** Figures of nothing, or of the text before the last edit. */
export const pale = style([figures, { color: vars.ink2 }])
