import { style } from '@vanilla-extract/css'
import { secondary } from '../core/button.css'
import { vars } from '../core/theme.css'

/** In one line where seven fit, else four and three. */
export const quick = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(4, 1fr)',
  '@container': {
    '(min-width: 400px) and (max-width: 639.9px)': { gridTemplateColumns: 'repeat(7, 1fr)' },
    '(min-width: 780px)': { gridTemplateColumns: 'repeat(7, 1fr)' },
  },
})

export const percent = style([
  secondary,
  {
    padding: '6px 0',
    fontSize: '.88em',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[aria-pressed=true]': { background: vars.ink, borderColor: vars.ink, color: vars.paper },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
])

/** Two bars, one over the other, so that their lengths can be compared. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 12px',
  alignItems: 'center',
  color: vars.ink2,
  fontSize: '.86em',
})
