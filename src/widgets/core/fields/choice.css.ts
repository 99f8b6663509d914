import { style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

/** Choices of few: a segmented control made of radio buttons. */
export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  background: vars.field,
  gap: 1,
  overflow: 'hidden',
  selectors: { '&:focus-within:has(:focus-visible)': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 } },
})

export const segment = style({
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  minHeight: 44,
  padding: '6px 12px',
  fontSize: '.92em',
  background: vars.paper,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.ink, color: vars.paper, fontWeight: 650 },
    '&:hover:not(:has(:checked))': { background: vars.paper2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { background: 'Highlight', forcedColorAdjust: 'none', color: 'HighlightText' } },
    },
  },
})
