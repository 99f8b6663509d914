import { style } from '@vanilla-extract/css'
import { secondary } from '../base/button.css'
import { vars } from '../base/theme.css'
import { quick } from '../field-groups/quick-button.css'

/** Four in a row if their names fit, two where it's very narrow. */
export const named = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const name = style([
  quick,
  {
    flex: '1 0 calc(25% - 6px)',
    minInlineSize: 'max-content',
    padding: '4px 2px',
    '@container': { '(max-width: 300px)': { flexBasis: 'calc(50% - 4px)' } },
  },
])

export const pictured = style({ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })
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
