import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'

/** Scrolls the table if the amounts are too long. */
export const frame = style({ overflow: 'auto' })

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 'min(1em, 3.9cqi)',
  // Only two columns are left, so the text can keep the user's font size.
  '@container': { '(max-width: 14em)': { fontSize: 'min(1em, 5.6cqi)' } },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} :is(th, td)`, {
  padding: '10px 0',
  paddingInlineStart: 'clamp(4px, 3cqi, 14px)',
  textAlign: 'end',
  fontWeight: 400,
  lineHeight: 1.5,
})
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: 'start' })
globalStyle(`${table} thead :is(th, td)`, { color: vars.ink2, fontSize: '.875em', fontWeight: 600, paddingBlock: 6 })
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${vars.line}` })

/** Net pay matters most. Tax is the difference, so its column is hidden if there's no room. */
export const columns = styleVariants({
  net: {},
  tax: {
    '@container': { '(max-width: 14em)': { display: 'none' } },
    selectors: { '[data-long] &': { '@container': { '(max-width: 420px)': { display: 'none' } } } },
  },
})
globalStyle(`${table} td.${columns.net}`, { fontWeight: 650 })
