import { globalStyle, style } from '@vanilla-extract/css'
import { between } from '../fields/field.css'

/** Two stacked fields with a swap button next to them. */
export const swapped = style({
  display: 'grid',
  gap: `${between}px 12px`,
  gridTemplateColumns: 'minmax(0, 1fr) 46px',
  alignItems: 'start',
})
globalStyle(`${swapped} > *`, { gridColumn: 1 })
/** Halfway between the two boxes, which are below their labels. */
globalStyle(`${swapped} > button`, {
  gridArea: '1 / 2 / span 2',
  alignSelf: 'center',
  marginBlockStart: 'calc(1.25em + 6px)',
})
