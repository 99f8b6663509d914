import { style } from '@vanilla-extract/css'
import { vars } from '../core/theme.css'

export const kinds = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
})

/** Where the code will be: its three corners, quietly. */
export const ghost = style({ fill: vars.line })
