import { style } from '@vanilla-extract/css'

export const result = style({ display: 'grid', gap: 16, position: 'relative', minWidth: 0 })
