import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/tool/theme.css'

/** Where the amounts are too long, the table scrolls in its own frame. */
export const frame = style({ overflow: 'auto' })

/** A receipt of three columns. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 'clamp(.78em, 4cqi, .9em)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} :is(th, td)`, {
  padding: '6px 0',
  paddingInlineStart: 'clamp(6px, 3cqi, 14px)',
  textAlign: 'end',
  fontWeight: 650,
})
globalStyle(`${table} th`, { fontWeight: 400 })
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, textAlign: 'start' })
globalStyle(`${table} thead th`, { color: vars.ink2 })
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockStart: `1px solid ${vars.line}` })
