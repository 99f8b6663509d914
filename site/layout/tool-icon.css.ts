import { style } from '@vanilla-extract/css'
import { color, peg, tint } from './theme.css'

const tile = style({ display: 'grid', placeItems: 'center', flex: 'none', forcedColorAdjust: 'none' })

/** In the dark theme, the tile has the tint and an edge in the hue. */
export const large = style([
  tile,
  {
    width: '40px',
    height: '40px',
    borderRadius: '12px',
    color: color.paper,
    backgroundColor: peg,
    selectors: {
      ':root[data-theme=dark] &': {
        color: peg,
        backgroundColor: tint,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${peg} 34%, transparent)`,
      },
    },
  },
])

export const small = style([
  tile,
  { width: '32px', height: '32px', borderRadius: '10px', color: peg, backgroundColor: tint },
])
