import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/theme.css'

const verdictBox = style({ display: 'flex', gap: 10, alignItems: 'flex-start' })
export const same = style([verdictBox, { color: vars.series3 }])
export const givenBack = style([verdictBox, { color: vars.fault }])
globalStyle(`${verdictBox} > svg`, { flex: 'none', marginBlockStart: 6 })
export const verdict = style({ fontSize: '1.25em', lineHeight: 1.3, fontWeight: 720, letterSpacing: '-.01em' })
export const note = style({ color: vars.ink2, fontSize: '.9em' })
