import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

export const frame = style({ display: 'grid', gap: 6, minWidth: 0 })

export const pane = style({
  overflow: 'auto',
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  // Scroll anchoring would move the view.
  overflowAnchor: 'none',
  '@media': { print: { overflow: 'visible' } },
})
/** A default height limit, with zero specificity so that a tool's own class can override it. */
globalStyle(`:where(${pane})`, { maxBlockSize: '24em', '@media': { print: { maxBlockSize: 'none' } } })

/** As tall as all rows together. */
export const room = style({ minInlineSize: '100%', inlineSize: 'fit-content' })

export const rows = style({ listStyle: 'none', willChange: 'transform' })

export const showing = style({ color: vars.ink2, fontSize: '.86em', fontVariantNumeric: 'tabular-nums' })
