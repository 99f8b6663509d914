import { style } from '@vanilla-extract/css'
import { secondary } from '../base/button.css'
import { mouse, vars } from '../base/theme.css'
import { chosen } from '../fields/choice.css'

/** A button for a common value, in the tool's hue while selected. */
export const quick = style([
  secondary,
  {
    // Halfway between its two colors, a label would be unreadable.
    transition: 'none',
    minHeight: 36,
    padding: '4px 14px',
    border: '1px solid transparent',
    borderRadius: 999,
    background: `color-mix(in srgb, ${vars.tint} 60%, ${vars.paper})`,
    color: vars.ink,
    selectors: { '&[aria-pressed=true]': chosen },
    '@media': {
      [mouse]: { ':hover': { background: vars.tint } },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
])
