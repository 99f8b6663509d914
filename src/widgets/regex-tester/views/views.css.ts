import { globalStyle, style } from '@vanilla-extract/css'
import { mouse, vars } from '../../core/base/theme.css'

const here = '[part=card][data-slot=regex-tester] [part=answer]'

/** The views are a line of their own above the result. */
export const choice = style({ minWidth: 0, paddingInline: '20px 16px' })
globalStyle(`${here}:has(> ${choice})`, { gridTemplateRows: 'auto minmax(0, 1fr)' })

/** A view that scrolls, below its head. */
export const view = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const head = style({ flex: 'none', paddingInline: '20px 16px' })
export const scroll = style({
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'auto',
  borderBlockStart: `1px solid ${vars.line}`,
})
export const padded = style({ display: 'grid', gap: 12, alignContent: 'start', padding: '14px 20px 20px' })
export const template = style({ padding: '12px 20px' })
globalStyle(`${here}:has(> :not([hidden]) > ${template})`, { gridTemplateRows: 'auto auto minmax(0, 1fr)' })
globalStyle(`${template} textarea`, { minHeight: '2.6em !important', blockSize: '2.6em' })
/** Fills the pane below the template. */
export const output = style({ flex: '1 1 0', display: 'grid', minHeight: 160 })
globalStyle(`${output} textarea`, { minHeight: '0 !important', blockSize: '100%' })

/** The parts of a split text. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  minHeight: 40,
  paddingInline: 20,
  borderBlockEnd: `1px solid ${vars.line}`,
})
export const label = style({
  minInlineSize: 24,
  color: vars.ink2,
  fontSize: '.86em',
  fontVariantNumeric: 'tabular-nums',
})
export const partText = style({
  overflow: 'hidden',
  fontFamily: vars.mono,
  fontSize: '.92em',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  whiteSpace: 'pre',
})
export const lacking = style({ color: vars.ink2, fontStyle: 'italic' })

/** One test: what's expected, the text, the verdict. */
export const test = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 11.5em auto',
  gap: 8,
  alignItems: 'center',
  inlineSize: '100%',
  '@container': { 'not (min-width: 440px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
globalStyle(`${test} > :first-child`, {
  '@container': { 'not (min-width: 440px)': { gridColumn: '1 / -1' } },
})
globalStyle(`${test} input`, { fontFamily: vars.mono, fontSize: '.92em' })
const verdict = style({ display: 'flex', gap: 6, alignItems: 'center', minInlineSize: '5.5em', fontWeight: 600 })
export const passed = style([verdict, { color: vars.good }])
export const failed = style([verdict, { color: vars.error }])
export const undecided = style([verdict, { color: vars.ink2, fontWeight: 500 }])

/** A program: left to right on any page. */
export const program = style({
  direction: 'ltr',
  margin: 0,
  padding: 14,
  overflow: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.inner,
  background: vars.paper,
  fontFamily: vars.mono,
  fontSize: '.875em',
  lineHeight: 1.6,
  tabSize: 4,
  textAlign: 'left',
})
export const notes = style({ display: 'grid', gap: 8, listStyle: 'none', margin: 0, padding: 0 })
export const note = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 10, outlineOffset: 2 })
export const sign = style({ display: 'grid', placeItems: 'center', blockSize: '1.5em', color: vars.ink2 })
export const blocking = style([sign, { color: vars.error }])
export const tokens = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  marginInlineEnd: 8,
  color: vars.hue,
  fontFamily: vars.mono,
  fontSize: '.92em',
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const outcome = style({ fontWeight: 650 })
export const impossible = style([outcome, { color: vars.error }])

/** The quick reference: buttons with a token and its meaning. */
export const topic = style({ margin: '0 0 4px', fontSize: '.875em', fontWeight: 600, color: vars.ink2 })
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: '2px 12px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: '5em minmax(0, 1fr)',
  gap: 10,
  alignItems: 'baseline',
  inlineSize: '100%',
  minHeight: 36,
  padding: '6px 8px',
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  color: vars.ink,
  fontSize: '.9375em',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: 44 }, [mouse]: { ':hover': { background: vars.tonal } } },
})
export const flag = style({ color: vars.ink2 })

/** Below the pattern: a warning about its speed. */
export const risk = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  alignItems: 'center',
  marginBlockStart: -6,
  padding: '8px 14px',
  borderRadius: vars.inner,
  background: vars.tonal,
  fontSize: '.9375em',
})
export const riskText = style({ display: 'flex', gap: 10, flex: '1 1 24em', minWidth: 0 })
export const riskDetail = style({ display: 'block', color: vars.ink2, fontSize: '.93em' })
export const riskSign = style({ color: vars.series2, paddingBlockStart: 2 })
