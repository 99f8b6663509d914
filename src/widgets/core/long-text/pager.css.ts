import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

/** Stays together and wraps to the next line if needed. */
export const pager = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 })

export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 2,
  color: vars.ink2,
  whiteSpace: 'nowrap',
})

const box = style({
  appearance: 'none',
  minHeight: 30,
  margin: 0,
  padding: '2px 8px',
  border: `1px solid ${vars.field}`,
  borderRadius: 6,
  background: vars.paper,
  color: vars.ink,
})

export const number = style([
  box,
  { inlineSize: '4em', paddingInline: 4, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
])

export const finder = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', flex: '1 1 10em', minWidth: 0 })

export const searchField = style([
  box,
  { flex: 1, inlineSize: '4em', minWidth: '4em', '::placeholder': { color: vars.ink2, opacity: 1 } },
])

export const notFound = style({ color: vars.error, paddingInline: 6 })

/** The arrows. */
globalStyle(`${pager} button`, { fontSize: '1.35em', lineHeight: 1, minWidth: 26, padding: '0 4px 3px' })
globalStyle(`${pager} button[aria-disabled=true]`, { color: vars.field, background: 'transparent', cursor: 'default' })

/** Shown by CopyButton if copying is blocked. */
globalStyle(`${finder} ~ label`, { padding: 8 })
