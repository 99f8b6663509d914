import { style } from '@vanilla-extract/css'
import { menu } from '../layout/header.css'
import { radius, space } from '../layout/scale'
import { color } from '../layout/theme.css'

/** Below its button. Where browsers can't place it there, in the middle of the page. */
export const panel = style([
  menu,
  {
    minWidth: '13rem',
    padding: space(2),
    '@supports': {
      'not (position-area: bottom)': { position: 'fixed', inset: 0, margin: 'auto', height: 'fit-content' },
    },
  },
])

export const choice = style({
  display: 'block',
  inlineSize: '100%',
  minHeight: 40,
  padding: `${space(2)} ${space(3)}`,
  border: 0,
  borderRadius: radius.inside,
  background: 'transparent',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.paper2 },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})

export const message = style({ maxWidth: '18rem', padding: space(3), color: color.ink2 })
