import { style } from '@vanilla-extract/css'
import { code, input } from '../core/fields/field.css'
import { primary, secondary } from '../core/output/button.css'
import { vars } from '../core/tool/theme.css'

/** Left to right in any page: an expression is a formula. */
export const expression = style([input, code, { direction: 'ltr', fontSize: '1.12em' }])

/** The field and its keypad: the focus moves within. */
export const calculator = style({ display: 'contents' })

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 6,
  direction: 'ltr',
})
export const key = style([
  secondary,
  {
    minHeight: 46,
    padding: 2,
    borderColor: vars.line,
    background: vars.paper2,
    fontSize: '1.06em',
    fontVariantNumeric: 'tabular-nums',
  },
])
/** What is no digit. */
export const sign = style([key, { color: vars.accent }])
export const equals = style([primary, { gridColumn: 'span 2', padding: 2, fontSize: '1.2em' }])

/** Under the error: the piece of the expression that it is about. */
export const place = style({ fontSize: '.88em', color: vars.ink2, overflowWrap: 'anywhere' })
export const piece = style([code, { direction: 'ltr', unicodeBidi: 'isolate', color: vars.ink, fontSize: '1.06em' }])
export const mark = style({
  background: `color-mix(in srgb, ${vars.error} 18%, transparent)`,
  color: 'inherit',
  borderBlockEnd: `2px solid ${vars.error}`,
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
