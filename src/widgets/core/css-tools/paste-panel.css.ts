import { style } from '@vanilla-extract/css'

/** Full width, even in a toolbar. */
export const panel = style({ flex: '1 0 100%', display: 'grid', gap: 8, minWidth: 0 })
