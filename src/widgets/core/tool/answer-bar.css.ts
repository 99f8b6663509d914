import { style } from '@vanilla-extract/css'
import { vars } from './theme.css'

/** Only where fields and answer stand one above the other. It takes no room of its own. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: 0,
  blockSize: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Its row hangs above the edge, not below it.
  alignContent: 'end',
  zIndex: 2,
  '@container': { '(min-width: 640px)': { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
export const bar = style({
  appearance: 'none',
  display: 'flex',
  minWidth: 0,
  gap: 12,
  alignItems: 'center',
  minHeight: 52,
  padding: '10px 20px',
  paddingBlockEnd: 'max(10px, env(safe-area-inset-bottom))',
  border: 0,
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.paper,
  color: vars.ink,
  boxShadow: vars.shadow,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
})
/** It may have come over a button that is about to be pressed. */
export const arriving = style([bar, { pointerEvents: 'none' }])
export const words = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** Whole, whatever its label is. */
export const figure = style({ maxWidth: '75%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const arrow = style({ color: vars.accent })
