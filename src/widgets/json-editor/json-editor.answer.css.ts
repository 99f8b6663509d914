import { globalStyle, style } from '@vanilla-extract/css'
import { pane as listPane } from '../core/output/window-list.css'
import { figure } from '../core/tool/answer.css'
import { vars } from '../core/tool/theme.css'

const mono = { fontFamily: vars.mono, fontSize: '.92em' } as const
const bold = { fontWeight: 650 } as const

export const title = style({ ...bold, fontSize: '.92em' })
export const code = style({ ...mono, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' })

/** The answer, with its icon as tall as its letters. */
const validity = style([figure, { display: 'flex', alignItems: 'center', gap: '.3em' }])
export const valid = style([validity, { color: vars.series3 }])
export const invalid = style([validity, { color: vars.error }])
globalStyle(`${validity} svg`, { inlineSize: '.75em', blockSize: '.75em', flex: 'none' })

/** The line with the error; spaces in it are kept. */
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

export const warnings = style({
  display: 'grid',
  gap: 10,
  borderInlineStart: `3px solid ${vars.caution}`,
  paddingInlineStart: 12,
  fontSize: '.92em',
})
export const warning = style({ display: 'grid', gap: 2 })
export const places = style({ listStyle: 'none', display: 'grid' })
export const placeButton = style({
  appearance: 'none',
  minHeight: 28,
  padding: '2px 4px',
  marginInlineStart: -4,
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.line },
})
export const at = style({ color: vars.ink2, fontVariantNumeric: 'tabular-nums' })

export const tree = style({
  display: 'grid',
  gap: 10,
  padding: 20,
  '@container': { '(min-width: 640px)': { padding: 28 } },
})
/** With the list's own, so that its sheet is there before the view that wears it. */
export const pane = style([listPane, { maxBlockSize: '26em', paddingBlock: 6, direction: 'ltr' }])
/** All rows are of one height: nothing in them wraps. */
export const row = style({
  ...mono,
  appearance: 'none',
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
  selectors: {
    '&:hover': { background: vars.paper2 },
    '&[aria-current]': { background: `color-mix(in srgb, ${vars.accent} 14%, transparent)` },
  },
})
export const arrow = style({ inlineSize: '1em', flex: 'none', color: vars.ink2 })
export const key = style({ ...bold, flex: 'none' })
export const index = style({ color: vars.ink2, flex: 'none', fontVariantNumeric: 'tabular-nums' })
export const count = style({ color: vars.ink2 })
const value = style({ unicodeBidi: 'plaintext' })
export const kinds = {
  string: style([value, { color: vars.series3 }]),
  number: style([value, { color: vars.series2 }]),
  boolean: style([value, { color: vars.accent }]),
  null: style([value, { color: vars.accent }]),
}

export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 10px' })
export const pathLabel = style({ color: vars.ink2, fontSize: '.92em' })
export const pathBar = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' })
