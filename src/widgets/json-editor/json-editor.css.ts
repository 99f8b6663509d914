import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '../core/base/hidden'
import { mouse, vars } from '../core/base/theme.css'
import { alone, beside } from '../core/layouts/workbench.css'

/** In the bar above the text, next to Format. */
export const indent = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.ink2,
})
/** On a phone, the options speak for themselves, below an icon. */
export const indentLabel = style({ '@container': { [alone]: hidden } })
export const phone = style({ display: 'grid', '@container': { [beside]: { display: 'none' } } })
export const select = style({
  minHeight: 36,
  padding: '2px 4px',
  border: '1px solid transparent',
  borderRadius: 8,
  background: 'transparent',
  color: vars.ink,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': {
    [mouse]: { ':hover': { background: vars.tonal } },
    '(pointer: coarse)': { minHeight: 44, background: vars.tonal },
  },
  // On a phone, all of the icon and its word opens the list.
  '@container': { [alone]: { position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0 } },
})
globalStyle(`${indent}:has(:focus-visible)`, {
  '@container': { [alone]: { borderRadius: 8, outline: `2px solid ${vars.accent}` } },
})

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
