import { style } from '@vanilla-extract/css'

export const group = style({
  display: 'grid',
  gap: '2px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
})
