import { style } from '@vanilla-extract/css'
import { code } from '../core/field.css'
import { vars } from '../core/theme.css'

/** Under the fault: the piece of the expression that it is about. */
export const place = style({ fontSize: '.88em', color: vars.ink2, overflowWrap: 'anywhere' })
export const piece = style([code, { direction: 'ltr', unicodeBidi: 'isolate', color: vars.ink, fontSize: '1.06em' }])
export const mark = style({
  background: `color-mix(in srgb, ${vars.fault} 18%, transparent)`,
  color: 'inherit',
  borderBlockEnd: `2px solid ${vars.fault}`,
  borderRadius: 2,
  paddingInline: 3,
  whiteSpace: 'pre',
})

export const solution = style({ display: 'grid', gap: 16 })
/** A row of digits that would be broken at the size of an answer. */
export const middle = style({ display: 'block', fontSize: '.74em' })
/** Thousands of digits, in a window of their own. */
export const long = style({ maxBlockSize: '14em', overflow: 'auto', borderRadius: 4 })
export const formula = style({ fontFamily: vars.mono, fontSize: '.94em', fontWeight: 400 })
