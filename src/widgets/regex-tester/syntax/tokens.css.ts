import { style } from '@vanilla-extract/css'
import { vars } from '../../core/base/theme.css'

export const tree = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  gap: 12,
  alignItems: 'baseline',
  padding: '6px 16px 6px 20px',
  borderBlockEnd: `1px solid ${vars.line}`,
  outlineOffset: -2,
  selectors: {
    '&:hover, &[data-current]': { background: vars.tint },
    '&:focus-visible': { outline: `2px solid ${vars.accent}` },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: 44 },
    '(forced-colors: active)': { selectors: { '&[data-current]': { outline: '2px solid' } } },
  },
})
/** Left to right on any page. */
export const code = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: vars.mono,
  fontSize: '.92em',
  overflowWrap: 'anywhere',
  color: vars.hue,
  fontWeight: 600,
})
export const words = style({ overflowWrap: 'anywhere' })
