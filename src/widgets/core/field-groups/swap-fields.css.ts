import { globalStyle, style } from '@vanilla-extract/css'

/** Two fields one over the other, and a swap button beside them. */
export const swapped = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) 46px',
  alignItems: 'start',
})
/** Level with the first field's box, below its label, whatever is said under the field. */
globalStyle(`${swapped} > button`, { marginBlockStart: 'calc(.92em * 1.5 + 6px)' })
globalStyle(`${swapped} > :last-child`, { gridColumn: 1 })
