import { style } from '@vanilla-extract/css'
import { vars } from '../core/theme.css'

/** The label, and under it what would not fit beside it. */
export const long = style({ display: 'grid', gap: 2 })
export const text = style({ fontFamily: vars.mono, fontSize: '.88em', fontWeight: 650, overflowWrap: 'anywhere' })
