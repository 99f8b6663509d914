import { style } from '@vanilla-extract/css'

/** The second page of a printed report. */
export const schedule = style({ '@media': { print: { breakBefore: 'page' } } })
