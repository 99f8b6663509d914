import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** As tall as an answer is, where one is on its way at once: so nothing below it moves when it comes. */
export const room = style({ display: 'grid', alignContent: 'start', gap: 16, minBlockSize: 720 })

/** Where label and text do not fit side by side, the text moves under its label as it is. */
export const lines = style({})
globalStyle(`${lines} dl > div`, { flexWrap: 'wrap', rowGap: 0 })
globalStyle(`${lines} dd`, { marginInlineStart: 'auto' })

/** The label, and under it what would not fit beside it. */
export const long = style({ display: 'grid', gap: 2 })
export const text = style({
  inlineSize: '100%',
  fontFamily: vars.mono,
  fontSize: '.88em',
  fontWeight: 650,
  overflowWrap: 'anywhere',
})
