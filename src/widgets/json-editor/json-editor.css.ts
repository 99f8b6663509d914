import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

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

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 10 })
globalStyle(`${actions} > button`, { flex: '1 1 auto', inlineSize: 'auto', minHeight: 48 })

export const done = style({ display: 'grid', gap: 6 })
export const status = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
})
globalStyle(`${status} button`, { minHeight: 34, padding: '3px 12px' })
export const label = style({ fontVariantNumeric: 'tabular-nums' })
export const fixes = style({ listStyle: 'none', display: 'grid', gap: 2, fontSize: '.92em' })
export const times = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
