import { style } from '@vanilla-extract/css'
import { tonal } from '../core/base/button.css'
import { vars } from '../core/base/theme.css'

/** Four columns, or two if there's little room. */
export const dice = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { '(min-width: 320px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const die = style([tonal, { padding: '6px 2px', gap: 5, fontVariantNumeric: 'tabular-nums' }])

/** A label and its list, in place of a headline. */
export const several = style({ display: 'grid', gap: 6 })
export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: 6, listStyle: 'none' })
/** A scrolling pane for more numbers than fit on a screen. */
export const many = style({ maxBlockSize: 300, overflow: 'auto', '@media': { print: { maxBlockSize: 'none' } } })
export const number = style({
  minWidth: 0,
  padding: '2px 9px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: vars.paper,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    [`${numbers}:not([data-small]) > &`]: { padding: '4px 14px', fontSize: '1.6em', letterSpacing: '-.02em' },
  },
})

/** The face of a die. */
export const face = style({ inlineSize: 60, blockSize: 60, forcedColorAdjust: 'none' })
export const dieSide = style({ fill: vars.paper, stroke: vars.field, strokeWidth: 1.5 })
export const pip = style({ fill: vars.hue })

/** How often each part of the range was drawn. A gap between bars, in the color of the pane. */
export const bars = style({ overflow: 'visible', forcedColorAdjust: 'none' })

/** A line for the range, with a dot for each number. */
export const range = style({ display: 'grid', paddingInline: 9 })
export const line = style({ overflow: 'visible', forcedColorAdjust: 'none' })
export const whole = style({ fill: vars.line })
export const dot = style({ fill: vars.hue, stroke: vars.paper2, strokeWidth: 2 })
