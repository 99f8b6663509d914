import { style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

export const breakdown = style({
  blockSize: 12,
  // Together as tall as a line of the receipt next to it.
  marginBlock: 'calc((1.875em - 12px) / 2)',
  borderRadius: 6,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
/** A thin gap between neighbors, so that parts can be distinguished without color. */
export const part = style({ stroke: vars.paper2, strokeWidth: 3 })

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  color: vars.ink2,
  fontSize: '.8em',
  fontVariantNumeric: 'tabular-nums',
})
