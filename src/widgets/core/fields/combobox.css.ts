import { style } from '@vanilla-extract/css'

/** The field with its list under it. */
export const anchor = style({ display: 'grid', position: 'relative' })
