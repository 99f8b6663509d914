import { style } from '@vanilla-extract/css'
import { primary, secondary } from '../core/base/button.css'
import { mouse, vars } from '../core/base/theme.css'
import { between, box, input, wide } from '../core/fields/field.css'

/** Left to right in every language, because an expression is a formula. */
const letters = { direction: 'ltr', fontFamily: vars.mono, fontSize: '1.12em' } as const
export const expression = style([input, letters])

/** The field and its keypad, which share the focus. */
export const calculator = style({ display: 'grid', gap: between, gridTemplateColumns: 'minmax(0, 1fr)' })

/** As high as with an error of two lines, so that no key moves. */
export const entry = style({ minBlockSize: 'calc(3.75em + 36px)' })

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 4,
  direction: 'ltr',
  '@container': { [wide]: { gap: 6 } },
})
export const key = style([
  secondary,
  {
    minHeight: 44,
    minWidth: 0,
    padding: 0,
    background: vars.tonal,
    color: vars.ink,
    fontSize: '1.0625em',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [mouse]: { ':hover': { background: vars.line } } },
  },
])
/** Keys other than digits. */
export const sign = style([key, { background: vars.tint, color: vars.hue }])
/** Functions and constants. */
export const name = style([
  key,
  { background: 'transparent', boxShadow: `inset 0 0 0 1px ${vars.line}`, color: vars.hue, fontSize: '1em' },
])
export const equals = style([primary, { gridColumn: 'span 3', minHeight: 44, padding: 0, fontSize: '1.25em' }])

/** Over the expression, in the same letters, which are transparent: only the mark is visible. */
export const marks = style({
  ...letters,
  position: 'absolute',
  insetInlineStart: 13,
  whiteSpace: 'pre',
  color: 'transparent',
  pointerEvents: 'none',
  userSelect: 'none',
})
export const marked = style([box, { position: 'relative' }])
export const mark = style({
  color: 'inherit',
  background: `color-mix(in srgb, ${vars.error} 18%, transparent)`,
  textDecoration: `underline wavy ${vars.error}`,
  textUnderlineOffset: 4,
  borderRadius: 2,
})

export const solution = style({ display: 'grid', gap: 20 })
/** Smaller on narrow cards, like other headlines. */
export const short = style({ '@container': { '(max-width: 400px)': { fontSize: '1.3em' } } })
/** A number that’s too long for the usual size. */
export const middle = style({ display: 'block', fontSize: '.74em' })
/** A scroll area for hundreds of digits. */
export const long = style({ maxBlockSize: '14em', overflow: 'auto', borderRadius: 4 })
export const formula = style({ fontFamily: vars.mono, fontSize: '.94em', fontWeight: 400 })
