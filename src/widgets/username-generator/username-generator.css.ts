import { globalStyle, style } from '@vanilla-extract/css'
import { bar } from '../core/output/button.css'
import { vars } from '../core/tool/theme.css'

/** Over the marks, beside the column of buttons. */
export const head = style({ color: vars.ink2, fontSize: '.88em', textAlign: 'end', paddingInlineEnd: 52 })
export const list = style({ display: 'grid', listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 5,
  borderBlockStart: `1px solid ${vars.line}`,
})
/** Only the icon of the button is visible: its words begin beyond its edge, for screen readers. */
globalStyle(`${row} > button`, {
  flex: 'none',
  inlineSize: 40,
  paddingInline: 11,
  justifyContent: 'start',
  gap: 20,
  overflow: 'clip',
  whiteSpace: 'nowrap',
})
/** The name with its mark at the end of the line, or under it where there is no room. */
export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
})
export const name = style({
  fontSize: '1.15em',
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  minWidth: 0,
})

const mark = style({ display: 'inline-flex', gap: 6, alignItems: 'center', fontSize: '.88em' })
globalStyle(`${mark} svg`, { flex: 'none' })
export const marks = {
  available: style([mark, { color: vars.series3 }]),
  taken: style([mark, { color: vars.ink2 }]),
  checking: style([mark, { color: vars.ink2 }]),
  failed: style([mark, { color: vars.caution }]),
}

/** A long one breaks rather than stick out. */
export const variations = style([bar, { overflowWrap: 'anywhere' }])
globalStyle(`:is(${row}, ${variations}) > button svg`, { flex: 'none' })
