import { globalStyle, style } from '@vanilla-extract/css'

/** Two fields one over the other, and a swap button beside them. */
export const swapped = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) 46px',
  alignItems: 'end',
})
globalStyle(`${swapped} > :last-child`, { gridColumn: 1 })
