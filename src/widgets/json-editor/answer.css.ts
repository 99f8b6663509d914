import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '../core/base/hidden'
import { mouse, vars } from '../core/base/theme.css'
import { syntax } from '../core/editor/syntax'
import { pane as listPane } from '../core/output/window-list.css'

const mono = { fontFamily: vars.mono, fontSize: '.92em' } as const
const bold = { fontWeight: 650 } as const

export const title = style({ ...bold, fontSize: '.92em' })
/** It reads from left to right, also in a page in Arabic. */
export const code = style({ ...mono, overflowWrap: 'anywhere', direction: 'ltr', unicodeBidi: 'isolate' })

/** The line with the error, with whitespace preserved. */
export const excerpt = style({
  ...mono,
  padding: '10px 12px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: vars.paper,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const mark = style({
  color: vars.error,
  background: `color-mix(in srgb, ${vars.error} 16%, transparent)`,
  borderBlockEnd: `2px solid ${vars.error}`,
})

export const warnings = style({ display: 'grid', gap: 8, fontSize: '.9375em' })
/** In the status bar. */
export const warned = style({ color: vars.caution, fontWeight: 600 })
/** In a narrow pane, they would leave no room for a tree or a table. */
export const unlessNarrow = style({ '@container': { 'not (min-width: 420px)': { display: 'none' } } })
export const warning = style({ display: 'grid', gap: 2 })
export const places = style({ listStyle: 'none', display: 'grid' })
export const placeButton = style({
  minHeight: 28,
  padding: '2px 4px',
  marginInlineStart: -4,
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [mouse]: { ':hover': { background: vars.line } } },
  ':disabled': { background: 'transparent', cursor: 'default' },
})
export const at = style({ color: vars.ink2, fontVariantNumeric: 'tabular-nums' })

/** The list fills the pane, and the path is below it. */
export const tree = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minHeight: 0,
})
globalStyle(`${tree} > [data-slot=window]`, { minHeight: 0, gap: 0, gridTemplateRows: 'minmax(0, 1fr) auto' })
globalStyle(`${tree} > [data-slot=window] > p`, { padding: '4px 20px' })

/** In the status bar. */
export const errorPlace = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.error,
  fontWeight: 650,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: `color-mix(in srgb, ${vars.error} 40%, transparent)`,
  textUnderlineOffset: 3,
  '@media': { [mouse]: { ':hover': { textDecorationColor: vars.error } } },
})
/** At the end of the status bar, also after what an action has done. */
export const counts = style({
  display: 'flex',
  order: 1,
  gap: 16,
  marginInlineStart: 'auto',
  color: vars.ink2,
  fontVariantNumeric: 'tabular-nums',
})
/** Combined with the list's class, so that its style sheet loads before the view that uses it. */
export const pane = style([
  listPane,
  {
    maxBlockSize: 'none',
    padding: '6px 10px',
    border: 0,
    borderRadius: 0,
    background: 'transparent',
    direction: 'ltr',
    containerType: 'inline-size',
  },
])
/** All rows have the same height, because nothing in them wraps. */
export const row = style({
  ...mono,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  blockSize: 28,
  padding: '0 10px',
  border: 0,
  background: 'transparent',
  textAlign: 'start',
  whiteSpace: 'pre',
  cursor: 'pointer',
  outlineOffset: -3,
  borderRadius: 6,
  '@media': { [mouse]: { ':hover': { background: vars.tonal } } },
  selectors: {
    '&[aria-current]': { background: `color-mix(in srgb, ${vars.hue} 14%, transparent)` },
  },
})
export const arrow = style({ inlineSize: '1em', flex: 'none', color: vars.ink2 })
export const key = style({ flex: 'none', color: syntax.key })
export const index = style({ color: vars.ink2, flex: 'none', fontVariantNumeric: 'tabular-nums' })
export const count = style({ color: vars.ink2 })
const value = style({ unicodeBidi: 'plaintext' })
/** As in the text. */
export const kinds = {
  string: style([value, { color: syntax.string }]),
  number: style([value, { color: syntax.number }]),
  boolean: style([value, { color: syntax.word }]),
  null: style([value, { color: syntax.word }]),
}

export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  paddingBlock: 4,
  paddingInline: '20px 8px',
  borderBlockStart: `1px solid ${vars.line}`,
})
export const pathLabel = style({ color: vars.ink2, fontSize: '.92em' })
/** On one line. Of a path that's too long, the last steps stay. */
export const steps = style({
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: 'max-content',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  direction: 'rtl',
})
/** Below the path: edits at the start, the other actions at the end. */
export const nodeTools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', flexBasis: '100%' })
export const pathBar = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' })

/** It takes the place of the counts, rather than cover a button of the view above. */
globalStyle(`[data-slot=status]:has(> ${counts}) > [data-slot=undo]`, { insetBlockEnd: 4 })
globalStyle(`[data-slot=status]:has([data-slot=undo] > button) > ${counts}`, { visibility: 'hidden' })

/** The status bar says what's wrong with the text. */
globalStyle(`[part=card]:has(${errorPlace}) [data-slot=issue]`, hidden)
