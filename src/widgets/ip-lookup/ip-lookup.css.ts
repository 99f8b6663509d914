import { style } from '@vanilla-extract/css'

/** As tall as an answer is, where one is on its way at once: so nothing below it moves when it comes. */
export const room = style({ display: 'grid', alignContent: 'start', gap: 16, minBlockSize: 720 })
