import { style } from '@vanilla-extract/css'
import { iconButton, scripted } from './app.css'

/** public/theme.js handles the press and sets data-theme. Without scripts, there's nothing to switch. */
export const toggle = `${iconButton} ${scripted}`

export const onlyLight = style({
  display: 'grid',
  selectors: { ':root[data-theme=dark] &': { display: 'none' } },
})

export const onlyDark = style({
  display: 'none',
  selectors: { ':root[data-theme=dark] &': { display: 'grid' } },
})
