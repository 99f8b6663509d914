import { style } from '@vanilla-extract/css'

/** The field with its list below. */
export const anchor = style({ display: 'grid', position: 'relative' })
