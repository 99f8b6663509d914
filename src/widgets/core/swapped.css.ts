import { globalStyle, style } from '@vanilla-extract/css'

/** Two fields with a swap button between them. */
export const swapped = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr) 46px minmax(0, 1fr)',
  alignItems: 'end',
  '@container': { '(max-width: 420px)': { gridTemplateColumns: 'minmax(0, 1fr) 46px' } },
})
globalStyle(`${swapped} > :last-child`, { '@container': { '(max-width: 420px)': { gridColumn: 1 } } })
