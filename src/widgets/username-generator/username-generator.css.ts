import { globalStyle, style } from '@vanilla-extract/css'
import { bar, tonal } from '../core/base/button.css'
import { mouse, vars } from '../core/base/theme.css'

/** The heading of the list. */
export const heading = style({ color: vars.ink2, fontSize: '.875em', fontWeight: 600, lineHeight: '24px' })
/** One column, or two if there's room. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'row',
  columnGap: 40,
  listStyle: 'none',
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 3,
  borderBlockStart: `1px solid ${vars.line}`,
})
/** Shows only the button's icon. Its text, for screen readers, is clipped. */
globalStyle(`${row} > button`, {
  flex: 'none',
  inlineSize: 40,
  paddingInline: 11,
  justifyContent: 'start',
  gap: 20,
  overflow: 'clip',
  whiteSpace: 'nowrap',
})
/** The name, with its availability at the end of the line, or below if there's no room. */
export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 12,
})
/** The name at the top, as large as it fits, and its Copy button. */
export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 16px' })
globalStyle(`${top} > :first-child`, {
  flex: '1 1 16em',
  minWidth: 0,
  // As high as a label and a short name, so that a long one, which is smaller, moves nothing.
  alignContent: 'space-between',
  minBlockSize: 'calc(1.5em + 2px + min(12.375cqi, 4.5em))',
})
/** As wide when it says that it has copied. */
export const copyTop = style([tonal, { minHeight: 44, minInlineSize: 120 }])
/** A button that picks the name. */
export const name = style({
  padding: '6px 0',
  border: 0,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  textUnderlineOffset: 4,
  selectors: { '&[aria-pressed=true]': { color: vars.hue } },
  '@media': { [mouse]: { ':hover': { textDecoration: 'underline' } } },
  fontSize: '1.0625em',
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  minWidth: 0,
})

const mark = style({ display: 'inline-flex', gap: 6, alignItems: 'center', fontSize: '.875em' })
globalStyle(`${mark} svg`, { flex: 'none' })
export const marks = {
  available: style([mark, { color: vars.good }]),
  taken: style([mark, { color: vars.ink2 }]),
  checking: style([mark, { color: vars.ink2 }]),
  failed: style([mark, { color: vars.caution }]),
}

/** Long names wrap instead of overflowing. */
export const variations = style([bar, { overflowWrap: 'anywhere', marginInline: 0, gap: 8 }])
globalStyle(`${variations} > button`, { background: vars.tonal, color: vars.ink })
globalStyle(`:is(${row}, ${variations}) > button svg`, { flex: 'none' })
