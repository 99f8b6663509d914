import { globalStyle, style } from '@vanilla-extract/css'
import { receiptTitle } from '../core/answer/answer.css'
import { vars } from '../core/base/theme.css'
import { between } from '../core/fields/field.css'

/** The slider and its field, with the quick buttons below. An error fits between them. */
export const tip = style({ display: 'grid', gap: between })
export const quick = style({ display: 'grid', gap: 6, gridTemplateColumns: 'repeat(auto-fit, minmax(3em, 1fr))' })
globalStyle(`${quick} > button`, { padding: '6px 0' })

/** As many people per row as fit. */
export const people = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.75em, 100%), 1fr))',
})
export const person = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '12px 4px 10px',
  borderRadius: vars.inner,
  background: vars.tonal,
  fontSize: '.9375em',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  // Those who pay a cent more.
  selectors: { '&[data-odd]': { background: vars.tint } },
})
globalStyle(`${person} svg`, { fill: vars.hue })
globalStyle(`[data-status=outdated] ${person} svg`, { opacity: 0.38 })

/** Without amounts, to fit a large group. */
export const crowd = style({
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(32px, 1fr))',
})
export const face = style([person, { padding: 8 }])

/** Names only, two per row if there's room. */
export const names = style({ containerType: 'inline-size' })
globalStyle(`${names} ol`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5em, 100%), 1fr))',
  alignItems: 'end',
})
globalStyle(`${names} ol > li`, { borderBlockStart: 0, paddingBlockStart: 0 })

export const items = style({ display: 'grid', gap: 8 })
export const item = style({ display: 'grid', gap: 8 })
/** A name and its price, which are one line in any width. */
export const dish = style({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 5fr) minmax(6.5em, 3fr)' })
/** With room for the remove button in the corner. */
export const dishWithRemove = style([dish, { paddingInlineEnd: 50 }])
export const sharers = style({ display: 'flex', flexWrap: 'wrap', gap: 6, border: 0, padding: 0, margin: 0 })
globalStyle(`${sharers} > button`, { minHeight: 44, maxInlineSize: '100%', overflowWrap: 'anywhere' })

export const messageTitle = style([receiptTitle])
/** The text to send, as it will arrive. */
export const message = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  padding: '12px 16px',
  borderRadius: vars.inner,
  background: vars.tonal,
})
