import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './theme.css'

/** Stays together; what does not fit beside it goes below. */
export const pager = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 })

export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 2,
  color: vars.ink2,
  whiteSpace: 'nowrap',
})

export const number = style({
  appearance: 'none',
  minHeight: 30,
  inlineSize: '4em',
  margin: 0,
  padding: '2px 4px',
  border: `1px solid ${vars.field}`,
  borderRadius: 6,
  background: vars.paper,
  color: vars.ink,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

/** The arrows. */
globalStyle(`${pager} button`, { fontSize: '1.35em', lineHeight: 1, minWidth: 26, padding: '0 4px 3px' })
globalStyle(`${pager} button[aria-disabled=true]`, { color: vars.field, background: 'transparent', cursor: 'default' })

/** What CopyButton offers where the clipboard is denied. */
globalStyle(`${pager} ~ label`, { padding: 8 })
