import { style } from '@vanilla-extract/css'

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8, gridColumn: '1 / -1' })
