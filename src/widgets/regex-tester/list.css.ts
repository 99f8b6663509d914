import { globalStyle, style } from '@vanilla-extract/css'
import { vars, visuallyHidden } from '../core/base/theme.css'
import { tones } from '../core/editor/tones'
import { pane } from '../core/output/window-list.css'
import { iconButton } from './regex-tester.css'

const here = '[part=card][data-slot=regex-tester] [part=answer]'
const quiet = style({ color: vars.ink2, fontSize: '.86em', fontVariantNumeric: 'tabular-nums' })
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The list takes the height that the rest leaves, edge to edge. */
globalStyle(here, {
  gap: 0,
  padding: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  alignContent: 'stretch',
  overflow: 'auto',
  vars: { '--_kept-ink': vars.ink, '--_kept-ink-2': vars.ink2 },
})
globalStyle(`${here} > [data-status]`, { minHeight: 0, gridTemplateRows: 'minmax(0, 1fr)', alignContent: 'stretch' })

export const results = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 })
/** While a key is followed by an answer, the last one stays as it is: dimming it at each key would flicker. */
globalStyle(`[aria-busy] > ${results}`, {
  vars: { [vars.ink]: 'var(--_kept-ink)', [vars.ink2]: 'var(--_kept-ink-2)' },
  color: vars.ink,
})
export const top = style({ flex: 'none', paddingInline: '20px 16px' })
export const notes = style({ display: 'grid', gap: 6, flex: 'none', padding: '4px 20px 14px' })

export const list = style({ flex: '1 1 0', minHeight: 160 })
globalStyle(`${list} > div`, { blockSize: '100%', gap: 0, gridTemplateRows: 'minmax(0, 1fr) auto' })
globalStyle(`${list} > div > p`, { padding: '6px 20px', borderBlockStart: `1px solid ${vars.line}` })
/** Combined with the pane's class, so that its style sheet loads before the view that uses it. */
export const listPane = style([
  pane,
  {
    maxBlockSize: 'none',
    border: 0,
    borderBlockStart: `1px solid ${vars.line}`,
    borderRadius: 0,
    background: 'transparent',
  },
])

/** All items of a list have the same height, because nothing in them wraps. */
export const item = style({
  position: 'relative',
  padding: '8px 12px 9px 20px',
  borderBlockEnd: `1px solid ${vars.line}`,
  whiteSpace: 'nowrap',
  selectors: { '&[data-current]': { background: vars.tint } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-current]': { outline: '2px solid', outlineOffset: -2 } } },
  },
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gap: 12,
  alignItems: 'center',
})
export const ordinal = style([quiet, { minInlineSize: 24, fontWeight: 600 }])
export const show = style({
  minWidth: 0,
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'transparent',
  outline: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  // It covers the row.
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':disabled': { cursor: 'default' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.accent}`, outlineOffset: -2 } },
})
export const position = quiet
export const copy = style([iconButton, { position: 'relative', zIndex: 1 }])
globalStyle(`${copy} > button`, {
  inlineSize: 32,
  minHeight: 32,
  '@media': { '(pointer: coarse)': { inlineSize: 44 } },
})

export const code = style({
  ...cut,
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: 'fit-content',
  fontFamily: vars.mono,
  fontSize: '.92em',
  whiteSpace: 'pre',
  unicodeBidi: 'plaintext',
})
export const lacking = style([quiet, { fontStyle: 'italic' }])

/** In as many columns as there's room for: the same in all items. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(176px, 100%), 1fr))',
  gridAutoRows: '1.6em',
  gap: '0 16px',
  paddingInlineStart: 36,
  paddingInlineEnd: 8,
  fontSize: '.9375em',
})
export const group = style({ display: 'flex', alignItems: 'center', gap: 7, minWidth: 0 })
export const groupName = style([quiet, cut, { flex: 'none', maxInlineSize: '60%' }])
export const groupValue = style({ minWidth: 0 })
export const hidden = visuallyHidden

const swatch = style({
  display: 'inline-block',
  inlineSize: 10,
  blockSize: 10,
  marginInlineEnd: 7,
  borderRadius: 3,
  forcedColorAdjust: 'none',
})
/** By the tone of the group, from 1. */
export const swatches = [undefined, ...tones].map((background) => style([swatch, { background }]))
globalStyle(`[data-status=outdated]:not([aria-busy]) ${swatch}`, { opacity: 0.38 })
