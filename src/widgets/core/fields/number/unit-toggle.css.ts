import { style } from '@vanilla-extract/css'
import { mouse, vars } from '../../base/theme.css'
import { chosen } from '../choice.css'
import { wide } from '../field.css'

/** A switch between two units at the end of a field. */
export const units = style({
  display: 'flex',
  // Longer words wrap, and leave room for the number.
  flexWrap: 'wrap',
  maxInlineSize: '68%',
  overflowWrap: 'break-word',
  gap: 2,
  padding: 2,
  marginInlineEnd: 3,
  borderRadius: `calc(${vars.inner} - 3px)`,
  background: vars.tonal,
})
export const unit = style({
  position: 'relative',
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  textAlign: 'center',
  minInlineSize: 40,
  minBlockSize: 38,
  padding: '0 4px',
  border: '1px solid transparent',
  borderRadius: `calc(${vars.inner} - 4px)`,
  color: vars.ink2,
  fontSize: '.875em',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:has(:checked)': chosen,
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accent}`, outlineOffset: -1 },
  },
  '@media': {
    [mouse]: { selectors: { '&:hover:not(:has(:checked))': { color: vars.ink } } },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { background: 'Highlight', forcedColorAdjust: 'none', color: 'HighlightText' } },
    },
  },
  '@container': { [wide]: { minInlineSize: 36, minBlockSize: 32 } },
})
