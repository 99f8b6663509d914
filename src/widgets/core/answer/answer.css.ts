import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { tonal } from '../base/button.css'
import { vars } from '../base/theme.css'

/** The stage with text so large that only a few letters fit on a line. */
const few = '(max-width: 14em)'

export const headline = style({ display: 'grid', gap: 2 })
export const headlineLabel = style({ color: vars.ink2, fontSize: '.9375em', lineHeight: 1.6 })

/** The answer: the largest text on the card, on one line, smaller only if its digits wouldn't fit. */
const figure = style({
  lineHeight: 1.125,
  fontWeight: 700,
  letterSpacing: '-.035em',
  fontVariantNumeric: 'tabular-nums',
})
/** By length: 12 characters are up to 6.8em wide, and 15 are up to 8.6em. On phones, most are 48 px. */
export const figures = {
  short: style([figure, { fontSize: 'min(14cqi, 4em)', whiteSpace: 'nowrap' }]),
  medium: style([figure, { fontSize: 'min(10cqi, 4em)', whiteSpace: 'nowrap' }]),
  long: style([figure, { fontSize: 'clamp(1.375em, 6.4cqi, 2.75em)', overflowWrap: 'anywhere' }]),
}
/** Cents and units. */
export const minor = style({ color: vars.ink3, fontWeight: 500 })

export const code = style({
  fontFamily: vars.mono,
  fontSize: '1.5em',
  lineHeight: 1.35,
  fontWeight: 650,
  overflowWrap: 'anywhere',
})
/** A sentence about what the answer means, with bold figures. */
export const sentence = style({
  fontSize: '1.0625em',
  lineHeight: 1.53,
  textWrap: 'balance',
  color: vars.ink2,
  overflowWrap: 'anywhere',
})
/** Close to the answer it explains. */
globalStyle(`${headline} + ${sentence}`, { marginBlockStart: -12 })
globalStyle(`${sentence} b`, {
  color: vars.ink,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '@container': { [few]: { whiteSpace: 'normal' } },
})

/** Two columns if there's room, with rows of equal height so that they line up. */
export const receipts = style({
  display: 'grid',
  gap: '16px 48px',
  alignItems: 'start',
  '@container': { '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const receipt = style({ display: 'grid', alignContent: 'start', fontSize: '.9375em', lineHeight: 2 })
/** On a phone, two receipts without titles look like one. */
globalStyle(`${receipts} > ${receipt} + ${receipt}`, {
  '@container': { '(max-width: 479.98px)': { marginBlockStart: -16 } },
})
export const receiptTitle = style({ color: vars.ink2, fontSize: '.875em', fontWeight: 600, lineHeight: 1.72 })

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  '@container': { [few]: { flexWrap: 'wrap' } },
  selectors: {
    '&[data-rule]': { borderBlockStart: `1px solid ${vars.line}`, marginBlockStart: 8, paddingBlockStart: 8 },
  },
})
export const leader = style({
  flex: 1,
  minWidth: 12,
  borderBlockEnd: `1px dotted ${vars.field}`,
  transform: 'translateY(-4px)',
  '@container': { [few]: { display: 'none' } },
})
export const amount = style({
  marginInlineStart: 'auto',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
/** A label wraps to a second line before its figure is truncated. */
globalStyle(`${line} dt`, { flexShrink: 9999 })
/** In languages with longer words, even within a word. */
globalStyle(`[lang]:not([lang|=en]) ${line} dt`, { minWidth: '4.5em', overflowWrap: 'anywhere', hyphens: 'auto' })

export const swatch = style({
  display: 'inline-block',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: 3,
  marginInlineEnd: 8,
  forcedColorAdjust: 'none',
})

const frame = style({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
})
/** Lighter, but with enough contrast to read. */
const example = style([frame, { vars: { [vars.ink]: vars.ink2 }, color: vars.ink2 }])

/** The answer by status. */
export const frames = {
  current: frame,
  example,
  incomplete: style([example, { minBlockSize: '18em' }]),
  outdated: style([frame, { vars: { [vars.ink]: vars.ink3, [vars.ink2]: vars.ink3 }, color: vars.ink3 }]),
}

/** In the top padding, so the answer doesn't move when it disappears. What it covers can be pressed. */
export const exampleBar = style({
  pointerEvents: 'none',
  position: 'absolute',
  // Above the answer, which is sticky.
  zIndex: 1,
  insetBlockStart: 4,
  insetInline: 16,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 4,
  alignItems: 'center',
  fontSize: '.875em',
  '@container': { '(min-width: 30em)': { insetBlockStart: 22, insetInline: 'auto 24px' } },
})
export const tag = style({
  padding: '0 8px',
  borderRadius: 6,
  background: vars.tint,
  color: vars.hue,
  fontSize: '.9375em',
  fontWeight: 650,
  lineHeight: 1.68,
})
export const applyExample = style([tonal, { pointerEvents: 'auto', fontSize: 'min(1em, 6cqi)', fontWeight: 600 }])

/** In the same place, if the answer no longer matches the fields. */
export const lastAnswer = style([exampleBar, { justifyContent: 'end' }])
/** Below a picture, there's no padding for it. */
export const lastBelowPicture = style({ justifySelf: 'start', fontSize: '.875em' })
export const oldTag = style([tag, { background: vars.tonal, color: vars.ink2 }])

/** Most answers arrive sooner. */
export const workingDelay = '.3s'
const appear = keyframes({ from: { visibility: 'hidden' } })
/** In the bottom padding, so nothing moves. It may appear over a button that's being pressed. */
export const working = style({
  animation: `${appear} 0s ${workingDelay} both`,
  pointerEvents: 'none',
  position: 'absolute',
  insetBlockEnd: 4,
  insetInline: 20,
  textAlign: 'end',
  fontSize: '.82em',
  color: vars.ink2,
})

export const note = style({ color: vars.ink2, fontSize: '.9em', textWrap: 'pretty' })
export const caution = style({
  fontSize: '.92em',
  color: vars.ink,
  borderInlineStart: `3px solid ${vars.caution}`,
  paddingInlineStart: 10,
})

/** The color of a series, as background and SVG fill. */
const fill = (color: string) => style({ background: color, fill: color })
export const fills = { 1: fill(vars.hue), 2: fill(vars.series2), 3: fill(vars.series3), 4: fill(vars.series4) }
/** Faded for an outdated answer. */
globalStyle(`[data-status=outdated] :is(${Object.values(fills).join(', ')})`, { opacity: 0.38 })
