import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

/** The names of the rows in a column of their own. */
export const chart = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 16 })
export const names = style({ listStyle: 'none', fontSize: '.875em', color: vars.ink2 })
globalStyle(`${names} > li`, {
  minBlockSize: 40,
  lineHeight: '40px',
  whiteSpace: 'nowrap',
  // The name and the year on two lines.
  '@container': {
    '(max-width: 300px)': { inlineSize: 'min-content', paddingBlock: 3, lineHeight: '17px', whiteSpace: 'normal' },
  },
})

/** Left to right in every language, like a number line. */
export const scale = style({
  direction: 'ltr',
  overflow: 'visible',
  fill: vars.ink2,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
})
/** The healthy weight, pale enough for text on top. */
export const band = style({
  fill: vars.series3,
  fillOpacity: 0.12,
  selectors: { '[data-status=outdated] &': { opacity: 0.38 } },
})
export const healthy = style({
  fill: vars.series3,
  fontWeight: 650,
  selectors: { '[data-status=outdated] &': { fill: vars.ink3 } },
})
export const line = style({ stroke: vars.line })
export const axis = style({ stroke: vars.field })
export const dotAt = style({ overflow: 'visible' })
/** On a line and a band, so with a border of the background’s color. */
export const value = style({
  fill: vars.ink,
  fontSize: 14,
  fontWeight: 650,
  stroke: vars.paper2,
  strokeWidth: 4,
  paintOrder: 'stroke',
})
export const dot = style({ stroke: vars.paper2, strokeWidth: 2 })
