import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'

/** A table may scroll sideways inside its frame; the page never does. */
export const scroller = style({
  overflow: 'auto',
  maxBlockSize: 460,
  background: vars.paper,
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '.88em',
  '@container': { '(max-width: 560px)': { fontSize: '.8em' } },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} :is(th, td)`, {
  padding: '6px 28px 6px 10px',
  textAlign: 'end',
  fontWeight: 400,
  '@container': { '(max-width: 560px)': { padding: '6px 5px' } },
})
globalStyle(`${table} :is(th, td):first-child`, {
  paddingInlineStart: 20,
  '@container': { '(max-width: 560px)': { paddingInlineStart: 12 } },
})
globalStyle(`${table} :is(th, td):last-child`, {
  '@container': { '(max-width: 560px)': { paddingInlineEnd: 12 } },
})
/** A column with redundant figures is hidden if there's no room. */
export const spare = style({ '@container': { '(max-width: 560px)': { display: 'none' } } })
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start' })
globalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.paper,
  color: vars.ink2,
  fontWeight: 650,
  zIndex: 1,
  '@media': { print: { position: 'static' } },
})
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${vars.line}` })

/** A nested row: one month of a year. */
export const nested = style({ color: vars.ink2, background: vars.paper2 })

export const toggle = style({
  background: 'none',
  border: 0,
  padding: '4px 4px 4px 0',
  minHeight: 28,
  minWidth: 44,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 4,
  fontWeight: '650',
  whiteSpace: 'nowrap',
})
