import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

const resultBox = style({ display: 'flex', gap: 10, alignItems: 'flex-start' })
export const same = style([resultBox, { color: vars.series3 }])
export const givenBack = style([resultBox, { color: vars.error }])
globalStyle(`${resultBox} > svg`, { flex: 'none', marginBlockStart: 6 })
export const check = style({ fontSize: '1.25em', lineHeight: 1.3, fontWeight: 720, letterSpacing: '-.01em' })
export const note = style({ color: vars.ink2, fontSize: '.9em' })
