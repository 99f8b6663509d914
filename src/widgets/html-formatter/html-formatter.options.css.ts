import { style } from '@vanilla-extract/css'

/** In as many columns as fit. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  alignItems: 'start',
  gap: '8px 24px',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
