import { globalStyle, style } from '@vanilla-extract/css'
import { bar } from '../core/output/button.css'
import { pane } from '../core/output/window-list.css'
import { vars } from '../core/tool/theme.css'

const mono = style({ fontFamily: vars.mono, fontSize: '.92em' })
const quiet = style({ color: vars.ink2, fontSize: '.86em', fontVariantNumeric: 'tabular-nums' })
const bold = { fontWeight: 650 } as const

/** Left to right in any page: a regular expression is code. */
export const literal = style({ fontFamily: vars.mono, direction: 'ltr' })
export const source = style({ paddingInline: 3 })
export const slash = style({
  color: vars.ink2,
  flex: 'none',
  selectors: { '&:first-child': { paddingInlineStart: 13 }, '&:last-child': { paddingInlineEnd: 13 } },
})
export const letters = style({ ...bold, color: vars.accent })

/** Below the pattern: whether it is one, and a small button. */
export const under = style([bar, { justifyContent: 'space-between' }])
globalStyle(`${under} button`, { minHeight: 32, padding: '3px 11px', fontSize: '.86em' })
export const badge = style({
  ...bold,
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  fontSize: '.88em',
  color: vars.series3,
})
export const invalid = style({ color: vars.error })

export const flags = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '2px 8px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(128px, 100%), 1fr))',
  fontSize: '.94em',
})
export const letter = style([mono, bold])

export const presets = style([bar, { gridColumn: '1 / -1' }])
globalStyle(`${presets} > button`, { flex: '1 1 auto', minHeight: 36, padding: '4px 12px', fontSize: '.88em' })

/** A sentence, so smaller than a lone figure, and on one line up to '100,000 matches found'. */
export const count = style({
  fontSize: 'clamp(1.4em, 7.4cqi, 2.1em)',
  lineHeight: 1.2,
  fontWeight: 720,
  letterSpacing: '-.02em',
  '@container': { '(min-width: 640px)': { fontSize: 'clamp(1.5em, 3.9cqi, 2.4em)' } },
})

export const running = style({ display: 'grid', gap: 8 })
export const busy = style({ ...bold, fontSize: '1.25em' })

/** The pixels of a pane that are no text: its edges, its padding, a scrollbar. */
export const gutter = 46
export const highlights = style({ position: 'relative', minWidth: 0 })
export const ruler = style([mono, { position: 'absolute', visibility: 'hidden' }])
/** With the pane's own, so that its sheet is there before the view that wears it. */
export const textPane = style([pane, { maxBlockSize: '14.5em', padding: '10px 12px', direction: 'ltr' }])
export const textRow = style([
  mono,
  { whiteSpace: 'pre', blockSize: '1.75em', lineHeight: 1.75, tabSize: 4, unicodeBidi: 'plaintext' },
])

/** Neighbours differ in tint and in the line under them. */
export const match = style({
  color: 'inherit',
  borderRadius: 3,
  background: `color-mix(in srgb, ${vars.accent} 24%, transparent)`,
  borderBlockEnd: `2px solid ${vars.accent}`,
})
export const odd = style([
  match,
  {
    background: `color-mix(in srgb, ${vars.series2} 24%, transparent)`,
    borderBlockEnd: `2px dotted ${vars.series2}`,
  },
])
export const newline = style({ '::after': { content: '↵', color: vars.ink2 } })
/** A match of no length: a thin mark between two characters that moves neither. */
export const nothing = style({
  display: 'inline-block',
  blockSize: '1.3em',
  marginInline: -1,
  verticalAlign: 'text-bottom',
  borderInlineStart: `2px solid ${vars.accent}`,
})

export const listPane = style([pane, { maxBlockSize: '19em' }])
/** All items of a list are of one height: nothing in them wraps. */
export const item = style({
  padding: '7px 6px 7px 12px',
  borderBlockEnd: `1px solid ${vars.line}`,
  whiteSpace: 'nowrap',
})
globalStyle(`:last-child > ${item}`, { borderBlockEndColor: 'transparent' })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gap: 10,
  alignItems: 'center',
  blockSize: 32,
})
export const position = quiet
export const ordinal = style([quiet, { minInlineSize: '2ch', textAlign: 'end' }])
const cut = style({ display: 'block', maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis' })
export const code = style([mono, cut, { inlineSize: 'fit-content', whiteSpace: 'pre', unicodeBidi: 'plaintext' }])
/** A ground of its own, so that spaces are seen. */
export const ground = style({ background: vars.paper2, borderRadius: 3 })
export const lacking = style([quiet, { fontStyle: 'italic' }])

/** Denied a clipboard, the button offers the text; in a row of fixed height that lies over what follows. */
export const copy = style({ position: 'relative', minInlineSize: 32 })
globalStyle(`${copy} > button`, {
  minHeight: 32,
  padding: '3px 8px',
  border: 0,
  fontSize: '.86em',
  '@container': { '(max-width: 440px)': { fontSize: 0, gap: 0 } },
})
globalStyle(`${copy} > label`, {
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  inlineSize: 230,
  zIndex: 1,
  padding: 10,
  whiteSpace: 'normal',
  background: vars.paper,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
})

globalStyle(`${copy} textarea`, { minHeight: 44 })

/** The names as wide as they need, up to a half; the values behind them in line. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  gridAutoRows: '1.6em',
  columnGap: 16,
  alignItems: 'center',
  paddingInlineStart: 'calc(2ch + 8px)',
})
export const group = style({ display: 'contents' })
export const groupName = `${quiet} ${cut}`
export const name = style({ ...bold, color: vars.ink })
export const groupValue = style({ minWidth: 0 })
