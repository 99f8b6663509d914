import { style } from '@vanilla-extract/css'
import { secondary } from '../core/base/button.css'
import { vars } from '../core/base/theme.css'

/** A number line runs from left to right in every language. */
export const scale = style({
  direction: 'ltr',
  overflow: 'visible',
  fill: vars.ink2,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
})
export const track = style({ fill: vars.line })
export const mark = style({ stroke: vars.paper2, strokeWidth: 3 })
export const letter = style({ fill: vars.ink, fontWeight: 650 })

/** The courses, with the button for a semester beside the one for a course. */
export const courses = style({ position: 'relative' })
export const withHint = style({ display: 'grid', gap: 8 })
export const addTerm = style([
  secondary,
  {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: -12,
    // Below the other button
    '@container': { '(max-width: 20em)': { position: 'static', marginInlineStart: -12 } },
  },
])

/** A semester's name is above its first course. */
export const term = style({ flexBasis: '100%' })
export const name = style({
  flex: '5 1 6.875em',
  '@container': { '(max-width: 17.37em)': { flexBasis: '100%' } },
})
/** Room for 'B+' beside the arrow. */
export const grade = style({ flex: '1 1 5.25em' })
/** Room for 'Honors'. */
export const level = style({ flex: '1 1 6.4em' })
/** With four fields, the name is on a separate line, unless there's a lot of room. */
export const longName = style({
  flex: '5 1 6.875em',
  '@container': { '(max-width: 27em)': { flexBasis: '100%' } },
})
