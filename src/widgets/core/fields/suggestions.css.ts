import { style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

/** Overlays what follows, so that nothing moves. */
export const list = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: 0,
  maxBlockSize: 194,
  overflow: 'auto',
  padding: 4,
  background: vars.paper,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  boxShadow: vars.shadow,
  fontSize: '.94em',
})

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  padding: '7px 9px',
  borderRadius: 6,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { fontWeight: 650 },
    '&:hover': { background: vars.paper2 },
    '&[data-active]': { background: vars.tint, color: vars.hue },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-active]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
})

export const note = style({ fontSize: '.88em', fontWeight: 400, opacity: 0.85 })
export const none = style({ padding: '11px 13px', color: vars.ink2 })
