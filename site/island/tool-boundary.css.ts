import { style } from '@vanilla-extract/css'
import { button, card } from '../layout/app.css'
import { space } from '../layout/scale'
import { color } from '../layout/theme.css'

export const broken = style([
  card,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space(4),
    padding: space(6),
    borderInlineStart: `4px solid ${color.accent}`,
  },
])

export const retry = style([button])
