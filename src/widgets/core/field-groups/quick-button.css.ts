import { style } from '@vanilla-extract/css'
import { secondary } from '../output/button.css'
import { vars } from '../tool/theme.css'

/** One of a few usual values to press, in ink while it is the chosen one. */
export const quick = style([
  secondary,
  {
    // Half-way between its two colours a label could not be read.
    transition: 'none',
    selectors: { '&[aria-pressed=true]': { background: vars.ink, borderColor: vars.ink, color: vars.paper } },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
])
