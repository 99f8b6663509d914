import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** As tall as an answer, so that content below doesn't move when an automatic lookup completes. */
export const reserved = style({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minBlockSize: 760,
  // On a phone, what is below is out of view, so a short failure leaves no gap.
  selectors: { '&:has([role=alert])': { minBlockSize: 0 } },
  '@container': {
    '(min-width: 560px)': { minBlockSize: 500, selectors: { '&:has([role=alert])': { minBlockSize: 500 } } },
  },
})

/** If a label and its text don't fit on one line, the text wraps below the label. */
export const lines = style({})
globalStyle(`${lines} dl > div`, { flexWrap: 'wrap', rowGap: 0 })
globalStyle(`${lines} dd`, { marginInlineStart: 'auto' })

/** A label with a long text below it. */
export const long = style({ display: 'grid', gap: 2, paddingBlock: 4 })
export const text = style({
  inlineSize: '100%',
  fontFamily: vars.mono,
  fontSize: '.88em',
  fontWeight: 650,
  overflowWrap: 'anywhere',
})

/** After a failed lookup: what went wrong, as a part of the answer. */
export const failed = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
