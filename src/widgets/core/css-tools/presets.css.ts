import { style } from '@vanilla-extract/css'
import { quick } from '../field-groups/quick-button.css'
import { secondary } from '../output/button.css'
import { vars } from '../tool/theme.css'

const row = style({ display: 'grid', gap: 8 })
export const named = style([
  row,
  {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@container': { '(max-width: 300px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
])
export const name = style([quick, { padding: '4px 2px' }])

export const pictured = style([row, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }])
export const picture = style([
  secondary,
  {
    flexDirection: 'column',
    gap: 4,
    padding: '4px 4px 2px',
    fontSize: '.875em',
    color: vars.ink,
    selectors: { '&[aria-pressed=true]': { background: vars.tint, color: vars.hue, fontWeight: 650 } },
  },
])
