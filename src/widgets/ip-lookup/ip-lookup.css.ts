import { globalStyle, style } from '@vanilla-extract/css'
import { secondary, tonal } from '../core/base/button.css'
import { mouse, vars } from '../core/base/theme.css'
import { wide } from '../core/fields/field.css'

/** The parts of an answer, one below the other. */
export const stage = style({ display: 'grid', alignContent: 'start', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

/** As tall as an answer, so that content below doesn't move when an automatic lookup completes. */
export const reserved = style([
  stage,
  {
    minBlockSize: 940,
    // On a phone, what is below is out of view, so a short failure leaves no gap.
    selectors: { '&:has([role=alert])': { minBlockSize: 0 } },
    '@container': {
      '(min-width: 560px)': { minBlockSize: 676, selectors: { '&:has([role=alert])': { minBlockSize: 676 } } },
    },
  },
])

/** If a label and its text don't fit on one line, the text wraps below the label. */
export const lines = style({})
globalStyle(`${lines} dl > div`, { flexWrap: 'wrap', rowGap: 0 })
globalStyle(`${lines} dd`, { marginInlineStart: 'auto' })

/** A label with a long text below it. */
export const long = style({ display: 'grid', gap: 2, paddingBlock: 4 })
export const text = style({
  inlineSize: '100%',
  fontFamily: vars.mono,
  fontSize: '.88em',
  fontWeight: 650,
  overflowWrap: 'anywhere',
})

/** After a failed lookup: what went wrong, as a part of the answer. */
export const failed = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })

/** The address and the button that copies it. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '0 4px' })

/** The buttons for the visitor's own address, and the answer of the second one. */
export const own = style({ display: 'grid', gap: 12 })
export const both = style([tonal, { inlineSize: '100%', '@container': { [wide]: { minHeight: 44 } } }])
export const pair = style({ display: 'grid', gap: 4, margin: 0 })
globalStyle(`${pair} > div`, {
  display: 'grid',
  gridTemplateColumns: '2.5em minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
})
globalStyle(`${pair} dt`, { color: vars.ink2, fontSize: '.875em', fontWeight: 600 })
globalStyle(`${pair} dd`, { margin: 0, overflowWrap: 'anywhere' })
export const address = style({ fontFamily: vars.mono, fontSize: '.8125em', fontWeight: 650 })
export const absent = style({ color: vars.ink2, fontSize: '.875em', lineHeight: 1.43, gridColumn: '2 / -1' })

/** A long text beside its label. */
export const small = style({ fontSize: '.88em' })

/** Text below its label that isn't to be copied exactly. */
export const sentence = style({ inlineSize: '100%', fontWeight: 650, overflowWrap: 'anywhere' })

/** A link out of the page. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 40,
  color: vars.ink2,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '@media': {
    [mouse]: { ':hover': { color: vars.ink } },
    '(pointer: coarse)': { minHeight: 44 },
  },
})

/** A part of a network's answer: its heading and what is below. */
export const section = style({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' })
export const title = style({ color: vars.ink2, fontSize: '.875em', fontWeight: 600 })
export const bits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  fontFamily: vars.mono,
  fontSize: '.88em',
  direction: 'ltr',
})
/** The bits of the network; those of the hosts are lighter. Each group is one word. */
export const networkBits = style({
  color: vars.hue,
  fontWeight: 650,
  background: vars.tint,
  borderRadius: 4,
  paddingInline: 3,
})
export const hostBits = style({ color: vars.ink3, paddingInline: 3 })

/** Lists of networks to be copied. */
export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11em), 1fr))',
  gap: '2px 16px',
  maxBlockSize: 320,
  overflow: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.mono,
  fontSize: '.9375em',
  overflowWrap: 'anywhere',
})
export const wideBlocks = style([blocks, { gridTemplateColumns: 'minmax(0, 1fr)' }])
/** The texts of a table, which aren't figures. */
globalStyle(`${section} table :is(th, td)`, { textAlign: 'start' })
export const cell = style({ fontFamily: vars.mono })
export const verdicts = {
  inside: style({ color: vars.good, fontWeight: 650 }),
  outside: style({ color: vars.ink2, fontWeight: 650 }),
  partly: style({ color: vars.ink, fontWeight: 650 }),
  invalid: style({ color: vars.error, fontWeight: 650 }),
}
export const reason = style({ whiteSpace: 'normal', minInlineSize: '9em' })

/** Below a list of parts: its pages. */
export const pages = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
export const turn = style([
  secondary,
  { inlineSize: 40, padding: 0, fontSize: '1.35em', '@media': { '(pointer: coarse)': { inlineSize: 44 } } },
])
export const pageCount = style({ color: vars.ink2, overflowWrap: 'anywhere', minWidth: 0 })
