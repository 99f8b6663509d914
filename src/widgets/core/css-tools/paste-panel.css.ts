import { style } from '@vanilla-extract/css'

/** As wide as there is room, in a bar too. */
export const panel = style({ flex: '1 0 100%', display: 'grid', gap: 8, minWidth: 0 })
