import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './theme.css'

export const headline = style({ display: 'grid', gap: 2 })
export const headlineLabel = style({ color: vars.ink2, fontSize: '.92em' })

/** The answer: the largest thing on the card, and smaller only where its digits would not fit. */
export const figure = style({
  fontSize: 'clamp(2.1em, 11cqi, 3.2em)',
  lineHeight: 1.1,
  fontWeight: 720,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@container': { '(min-width: 640px)': { fontSize: 'clamp(2.2em, 5.4cqi, 3.3em)' } },
})
export const code = style({
  fontFamily: vars.mono,
  fontSize: '1.5em',
  lineHeight: 1.35,
  fontWeight: 650,
  overflowWrap: 'anywhere',
})
export const sentence = style({ fontSize: '1.06em', overflowWrap: 'anywhere' })

export const receipt = style({ display: 'grid', gap: 8 })

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  selectors: {
    '&[data-rule]': { borderBlockStart: `1px solid ${vars.line}`, paddingBlockStart: 8 },
  },
})
export const leader = style({
  flex: 1,
  minWidth: 12,
  borderBlockEnd: `2px dotted ${vars.line}`,
  transform: 'translateY(-4px)',
})
export const amount = style({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
/** A label takes a second line before its figure is cut. */
globalStyle(`${line} dt`, { flexShrink: 9999 })

export const swatch = style({
  display: 'inline-block',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: 3,
  marginInlineEnd: 8,
  forcedColorAdjust: 'none',
})

const frame = { display: 'grid', gap: 16, alignContent: 'start', minWidth: 0 } as const
/** Softer ink, still as readable as any text. */
const soft = { vars: { [vars.ink]: vars.ink2 }, color: vars.ink2 }

/** Around an answer, by its status. */
export const frames = {
  current: style(frame),
  example: style({ ...frame, ...soft }),
  outdated: style({ ...frame, ...soft }),
}

/** In the padding at the head: when it goes, the answer stays where it is. */
export const exampleBar = style({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 12,
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  fontSize: '.82em',
})
export const tag = style({
  padding: '1px 8px',
  borderRadius: 999,
  border: `1px solid ${vars.field}`,
  color: vars.ink2,
})
export const applyExample = style({
  appearance: 'none',
  minHeight: 28,
  padding: '2px 8px',
  border: 0,
  borderRadius: vars.inner,
  background: 'transparent',
  color: vars.accent,
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})

/** In the padding at the foot, where it moves nothing. */
export const working = style({
  position: 'absolute',
  insetBlockEnd: 4,
  insetInline: 20,
  textAlign: 'end',
  fontSize: '.82em',
  color: vars.ink2,
})

export const note = style({ color: vars.ink2, fontSize: '.9em' })
export const caution = style({
  fontSize: '.92em',
  color: vars.ink,
  borderInlineStart: `3px solid ${vars.caution}`,
  paddingInlineStart: 10,
})

/** The colours of the series, as a background and as an SVG fill. */
export const fills = {
  1: style({ background: vars.accent, fill: vars.accent }),
  2: style({ background: vars.series2, fill: vars.series2 }),
  3: style({ background: vars.series3, fill: vars.series3 }),
  4: style({ background: vars.ink2, fill: vars.ink2 }),
}
