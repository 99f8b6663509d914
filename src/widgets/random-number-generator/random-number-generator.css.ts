import { style } from '@vanilla-extract/css'
import { secondary } from '../core/output/button.css'
import { vars } from '../core/tool/theme.css'

/** Four in a line, or two and two. */
export const dice = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { '(min-width: 320px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const die = style([secondary, { padding: '6px 2px', gap: 5, fontVariantNumeric: 'tabular-nums' }])

/** The numbers side by side, in lines as long as there is room. */
export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: 6, listStyle: 'none' })
/** More of them than fit on a screen. */
export const many = style({ maxBlockSize: 300, overflow: 'auto', '@media': { print: { maxBlockSize: 'none' } } })
export const number = style({
  minWidth: 0,
  padding: '2px 9px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: vars.paper,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    [`${numbers}:not([data-many]) > &`]: { padding: '4px 14px', fontSize: '1.6em', letterSpacing: '-.02em' },
  },
})
