import { style } from '@vanilla-extract/css'
import { burger } from './header.css'

/** public/theme.js answers to the press and sets data-theme; the label that fits is chosen here. */
export const toggle = style([
  burger,
  {
    display: 'grid !important',
    selectors: {
      // Without a script the page follows the system, and there is nothing to switch.
      ':root:not([data-theme]) &': { visibility: 'hidden' },
    },
  },
])

export const onlyLight = style({
  display: 'grid',
  selectors: { ':root[data-theme=dark] &': { display: 'none' } },
})

export const onlyDark = style({
  display: 'none',
  selectors: { ':root[data-theme=dark] &': { display: 'grid' } },
})
