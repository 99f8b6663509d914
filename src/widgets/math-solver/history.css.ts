import { style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

export const history = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  borderBlockStart: `1px solid ${vars.line}`,
  paddingBlockStart: 16,
})
export const title = style({ fontWeight: 600, fontSize: '.875em', lineHeight: '24px', color: vars.ink2 })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  marginInline: -8,
})
export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  inlineSize: '100%',
  minHeight: 36,
  padding: '6px 8px',
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  textAlign: 'start',
  fontSize: '.92em',
  position: 'relative',
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
  selectors: { '&:enabled:hover': { background: vars.line } },
})
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  flex: 1,
  minWidth: 0,
  fontFamily: vars.mono,
  fontSize: '.94em',
})
/** Truncated only on screen. */
export const cut = style({ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const time = style({
  color: vars.ink2,
  fontSize: '.9em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
