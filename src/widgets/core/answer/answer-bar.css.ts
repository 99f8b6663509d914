import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../base/theme.css'
import { wide } from '../fields/field.css'

/** It takes no space. */
export const place = style({
  position: 'sticky',
  insetBlockEnd: 0,
  blockSize: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'max-content',
  // Its row overflows upward, not downward.
  alignContent: 'end',
  // Last, whatever the order of the card's other parts.
  order: 3,
  zIndex: 2,
  '@container': { [wide]: { position: 'absolute' } },
  '@media': { print: { display: 'none' } },
})
/** An announcement doesn't make the page longer. */
globalStyle(`${place} > [role=status]`, { insetBlockEnd: 0 })
/** Only if fields and answer are stacked. */
export const bar = style({
  display: 'flex',
  minWidth: 0,
  gap: 12,
  alignItems: 'center',
  minHeight: 72,
  padding: '10px 20px',
  paddingBlockEnd: 'max(10px, env(safe-area-inset-bottom))',
  border: 0,
  borderBlockStart: `1px solid ${vars.line}`,
  borderRadius: '18px 18px 0 0',
  background: vars.paper,
  color: vars.ink,
  boxShadow: vars.shadow,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  '@container': { [wide]: { display: 'none' } },
})
/** It never covers the focused element. */
globalStyle(`:has(> ${place} > ${bar}) :is(input, select, textarea, button, summary)`, {
  '@container': { [`not ${wide}`]: { scrollMarginBlockEnd: 96 } },
})
/** Undo sticks above it. */
globalStyle(`:has(> ${place} > ${bar}) [data-slot=undo]`, {
  '@container': { [`not ${wide}`]: { insetBlockEnd: 100 } },
})
/** It may have appeared over a button that's about to be pressed. */
export const arriving = style([bar, { pointerEvents: 'none' }])
export const words = style({ flex: 1, minWidth: 0, display: 'grid', overflow: 'hidden' })
const twoLines = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const
/** The label of a figure, or the whole answer. */
export const label = style({ ...twoLines, color: vars.ink2, fontSize: '.8125em', fontWeight: 400, lineHeight: 1.4 })
export const figure = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '1.625em',
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.23,
})
/** 13 characters or more. */
export const longFigure = style([figure, { fontSize: '1.25em' }])
/** 17 characters or more, such as a password. */
export const longestFigure = style([
  figure,
  { ...twoLines, whiteSpace: 'normal', overflowWrap: 'anywhere', fontSize: '1em' },
])
/** For text so large that the figure needs the space. */
export const detailsWord = style({ '@container': { '(max-width: 16em)': { display: 'none' } } })
export const details = style({ display: 'flex', gap: 4, alignItems: 'center', color: vars.ink2, fontSize: '.9375em' })
