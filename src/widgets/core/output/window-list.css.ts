import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

export const frame = style({ display: 'grid', gap: 6, minWidth: 0 })

export const pane = style({
  overflow: 'auto',
  background: vars.paper,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  // A list that moves under its window must not move the window.
  overflowAnchor: 'none',
})
/** Of limited height, or all rows would be visible; without weight, so that a tool's own class sets another limit. */
globalStyle(`:where(${pane})`, { maxBlockSize: '24em' })

/** As tall as all rows would be. */
export const room = style({ minInlineSize: '100%', inlineSize: 'fit-content' })

export const rows = style({ listStyle: 'none', willChange: 'transform' })

export const showing = style({ color: vars.ink2, fontSize: '.86em', fontVariantNumeric: 'tabular-nums' })
