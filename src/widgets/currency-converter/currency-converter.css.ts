import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../core/base/theme.css'
import { wide } from '../core/fields/field.css'

/** The heading of a column, which sorts by it. */
export const sort = style({
  background: 'none',
  border: 0,
  padding: '4px 0',
  minHeight: 32,
  cursor: 'pointer',
  borderRadius: 4,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  textAlign: 'inherit',
  whiteSpace: 'inherit',
  overflowWrap: 'inherit',
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})

/** Points down for descending. Lighter while the table isn't sorted by this column. */
export const arrow = style({ display: 'inline-flex', opacity: 0.35 })
globalStyle(`th[aria-sort=ascending] ${arrow}`, { opacity: 1 })
globalStyle(`th[aria-sort=descending] ${arrow}`, { opacity: 1, transform: 'rotate(180deg)' })

export const title = style({ color: vars.ink2, fontSize: '.875em', fontWeight: 600, lineHeight: 1.72 })

/** In line with the receipts, on the same background. */
export const amounts = style({})
globalStyle(`${amounts}:is(table) :is(th, td):first-child`, { paddingInlineStart: 0 })
globalStyle(`${amounts}:is(table) :is(th, td):last-child`, { paddingInlineEnd: 0 })
globalStyle(`${amounts}:is(table) thead th`, { position: 'static', background: 'none' })

/** The answer's actions are above the table, so the button isn't level with them: it's directly below the fields. */
globalStyle(`[part=card]:has(${amounts}) [data-slot=form]`, { '@container': { [wide]: { minBlockSize: 0 } } })

/** Long names wrap, so that the amounts stay in view. */
globalStyle(`${amounts}:is(table) th`, { whiteSpace: 'normal', overflowWrap: 'anywhere' })

/** The currency that the amount is converted to. */
export const target = style({})
globalStyle(`${target} :is(th, td)`, { fontWeight: 650 })
