import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tool/theme.css'

export const field = style({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 })

export const label = style({ fontWeight: 650, fontSize: '.92em', display: 'flex', gap: 6, alignItems: 'baseline' })

export const unit = style({ fontWeight: 400, color: vars.ink2 })

/** The outline of what takes typing, of one line or many. */
export const outlined = style({
  background: vars.paper,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  overflow: 'hidden',
  selectors: {
    '&:has([aria-invalid=true])': { borderColor: vars.error, boxShadow: `inset 0 0 0 1px ${vars.error}` },
  },
})
export const focused = { outline: `3px solid ${vars.accent}`, outlineOffset: 1 }

/** The box around an input with its prefix and suffix. */
export const box = style([
  outlined,
  { display: 'flex', alignItems: 'center', minHeight: 46, selectors: { '&:focus-within': focused } },
])

export const affix = style({
  color: vars.ink2,
  flex: 'none',
  selectors: { '&:first-child': { paddingInlineStart: 13 }, '&:last-child': { paddingInlineEnd: 13 } },
})

/** What controls that live in a box have in common. */
export const control = {
  appearance: 'none',
  flex: 1,
  inlineSize: '100%',
  minWidth: 0,
  margin: 0,
  border: 0,
  background: 'transparent',
  outline: 'none',
  padding: '10px 13px',
} as const

export const input = style({
  ...control,
  minHeight: 44,
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: vars.ink2, opacity: 1 },
  selectors: { '&:not(:last-child)': { paddingInlineEnd: 0 } },
})

export const code = style({ fontFamily: vars.mono, fontSize: '.92em', tabSize: 4 })

/** What was read, beside what was typed. */
export const echo = style({ color: vars.ink2, fontSize: '.86em', fontVariantNumeric: 'tabular-nums' })

export const hint = style({ color: vars.ink2, fontSize: '.86em' })

export const issue = style({
  color: vars.error,
  fontSize: '.88em',
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
})
globalStyle(`${issue} svg`, { flex: 'none', marginBlockStart: 3 })

/** Floated, a legend is an item of its fieldset's grid like any label. */
export const legend = style([label, { float: 'inline-start', inlineSize: '100%' }])
