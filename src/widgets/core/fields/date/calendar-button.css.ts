import { style } from '@vanilla-extract/css'
import { mouse, vars } from '../../base/theme.css'

/** The empty area around the icon may overlap the end of a narrow field. */
export const calendar = style({ position: 'relative', flex: 'none', marginInlineStart: -10 })

/** Invisible but positioned, because the calendar opens next to it. */
export const picker = style({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, pointerEvents: 'none' })

export const open = style({
  inlineSize: 44,
  blockSize: 44,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.inner,
  background: 'transparent',
  color: vars.ink2,
  cursor: 'pointer',
  '@media': { [mouse]: { ':hover': { color: vars.ink } } },
  ':focus-visible': { outlineOffset: -3 },
})
