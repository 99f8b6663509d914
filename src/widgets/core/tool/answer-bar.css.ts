import { style } from '@vanilla-extract/css'
import { vars } from './theme.css'

/** Only where fields and answer stand one above the other, as on a phone. */
export const bar = style({
  appearance: 'none',
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 2,
  display: 'none',
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
  '@media': { '(max-width: 639px)': { display: 'flex' }, print: { display: 'none' } },
})
export const words = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const arrow = style({ color: vars.accent })
