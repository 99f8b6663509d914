import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/theme.css'

export const deeds = style({ display: 'flex', flexWrap: 'wrap', gap: 10 })
globalStyle(`${deeds} > button`, { flex: '1 1 auto', inlineSize: 'auto', minHeight: 48 })

/** In the bar above the text, where it says what Format does. */
export const indent = style({ display: 'inline-flex', alignItems: 'center', gap: 6, color: vars.ink2 })
export const select = style({
  minHeight: 30,
  padding: '2px 4px',
  border: `1px solid ${vars.field}`,
  borderRadius: 6,
  background: vars.paper,
  color: vars.ink,
})
