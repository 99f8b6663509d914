import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './theme.css'

export const field = style({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 })

/** Takes what room there is in a row of narrow fields; a line of its own where there is little. */
export const wide = style({ flex: '2 1 110px', '@container': { '(max-width: 300px)': { flexBasis: '100%' } } })

export const label = style({ fontWeight: 650, fontSize: '.92em', display: 'flex', gap: 6, alignItems: 'baseline' })

export const unit = style({ fontWeight: 400, color: vars.ink2 })

/** The box around an input with its prefix and suffix. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 46,
  background: vars.paper,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  overflow: 'hidden',
  selectors: {
    '&:focus-within': { outline: `3px solid ${vars.accent}`, outlineOffset: 1 },
    '&:has([aria-invalid=true])': { borderColor: vars.fault, boxShadow: `inset 0 0 0 1px ${vars.fault}` },
  },
})

export const affix = style({
  color: vars.ink2,
  flex: 'none',
  selectors: { '&:first-child': { paddingInlineStart: 13 }, '&:last-child': { paddingInlineEnd: 13 } },
})

const control = {
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
})

export const select = style({ ...control, minHeight: 44, cursor: 'pointer', paddingInlineEnd: 34 })
globalStyle(`${select} option`, { background: vars.paper, color: vars.ink })

export const chevron = style({ marginInlineStart: -30, marginInlineEnd: 13, pointerEvents: 'none', color: vars.ink2 })

export const area = style({ ...control, resize: 'vertical', minHeight: 120, lineHeight: 1.5 })
export const tall = style({ minHeight: 260 })
export const code = style({ fontFamily: vars.mono, fontSize: '.92em', tabSize: 4 })

export const hint = style({ color: vars.ink2, fontSize: '.86em' })

export const issue = style({
  color: vars.fault,
  fontSize: '.88em',
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
})
globalStyle(`${issue} svg`, { flex: 'none', marginBlockStart: 3 })

/** Choices of few: a segmented control made of radio buttons. */
export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  background: vars.field,
  gap: 1,
  overflow: 'hidden',
  selectors: { '&:focus-within:has(:focus-visible)': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 } },
})

export const segment = style({
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  minHeight: 44,
  padding: '6px 12px',
  fontSize: '.92em',
  background: vars.paper,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.ink, color: vars.paper, fontWeight: 650 },
    '&:hover:not(:has(:checked))': { background: vars.paper2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { background: 'Highlight', forcedColorAdjust: 'none', color: 'HighlightText' } },
    },
  },
})

/** Floated, a legend is an item of its fieldset's grid like any label. */
export const legend = style([label, { float: 'inline-start', inlineSize: '100%' }])

export const group = style({
  display: 'grid',
  gap: '2px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
})

export const check = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 32, cursor: 'pointer' })

export const tick = style({
  accentColor: vars.accent,
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  flex: 'none',
  cursor: 'pointer',
})

/** A slider with its number beside it. */
export const range = style({ display: 'grid', gridTemplateColumns: '1fr 84px', gap: 14, alignItems: 'center' })

export const slider = style({
  accentColor: vars.accent,
  inlineSize: '100%',
  minHeight: 44,
  margin: 0,
  cursor: 'pointer',
})

/** Less, the number, more. */
export const stepper = style({ display: 'grid', gridTemplateColumns: '44px 1fr 44px', gap: 8 })

export const step = style({
  appearance: 'none',
  minHeight: 46,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  background: 'transparent',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
  ':hover': { background: vars.line },
})

/** A picker that opens the browser's own, beside the text it agrees with. */
export const colorRow = style({ display: 'grid', gridTemplateColumns: '46px 1fr', gap: 8 })

export const colorWell = style({
  appearance: 'none',
  inlineSize: 46,
  blockSize: 46,
  padding: 4,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  background: vars.paper,
  cursor: 'pointer',
})
