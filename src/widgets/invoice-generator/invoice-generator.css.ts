import { globalStyle, style } from '@vanilla-extract/css'
import { amount } from '../core/answer/answer.css'
import { bar, primary } from '../core/base/button.css'
import { vars } from '../core/base/theme.css'
import { quick } from '../core/field-groups/quick-button.css'
import { between, errorLineHeight, label } from '../core/fields/field.css'

/** The total and the print button, above the preview. */
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 16px', alignItems: 'end' })
export const total = style({
  fontSize: '2em',
  lineHeight: '40px',
  fontWeight: 700,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const print = style([
  primary,
  { '@container': { '(min-width: 420px)': { inlineSize: 'auto', marginInlineStart: 'auto' } } },
])

/** The other actions, on one line on a phone too. */
export const tools = style([bar, { '@container': { '(max-width: 420px)': { gap: 2, marginInline: -8 } } }])
globalStyle(`${tools} > button, ${tools} > div > button`, {
  '@container': { '(max-width: 420px)': { gap: 6, paddingInline: 8 } },
})

/** On a separate line of the bar, aligned with the text above. */
export const whole = style({
  flexBasis: '100%',
  marginInline: 12,
  '@container': { '(max-width: 420px)': { marginInline: 8 } },
})

/** Why a button did nothing. Unlike below a field, there's no room reserved for it. */
export const problem = style([whole])
globalStyle(`${problem} > [data-slot=issue]`, { marginBlock: 0 })

/** What an e-invoice needs. */
export const needs = style({ margin: '4px 0 0', paddingInlineStart: 20, fontSize: '.9375em', lineHeight: 1.6 })

/** The actions and the preview are laid out as children of the bar. */
export const actions = style({ display: 'contents' })

/** The paper at a smaller scale: 210 mm by 297 mm with margins, or longer if needed. */
export const preview = style([whole, { containerType: 'inline-size', marginBlock: 8 }])
export const note = whole

export const sheet = style({
  // Larger than to scale, so that it can be read: in print, a line is 50 em wide.
  fontSize: '2.5cqi',
  padding: '3em',
  aspectRatio: '210 / 297',
  minBlockSize: 'min-content',
  overflow: 'hidden',
  background: '#fff',
  border: `1px solid ${vars.line}`,
  borderRadius: 4,
  boxShadow: vars.shadow,
  '@container': { '(min-width: 440px)': { fontSize: '2cqi', padding: '3.6em' } },
})

/** In a small preview, the sender's lines get more of the width. */
globalStyle(`${sheet} > * > :first-child`, {
  '@container': { '(max-width: 439.98px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 14em)', gap: '0 2em' } },
})

/** Two columns if the form is at least as wide as half a card. */
const twoColumns = '(min-width: 440px)'
const halves = {
  display: 'grid',
  gap: `${between}px 16px`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
} as const

/** The form. Container queries in it depend on its width. */
export const form = style({
  display: 'grid',
  gap: between,
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
})
export const pair = style(halves)
export const parties = style({ ...halves, borderBlockStart: `1px solid ${vars.line}`, paddingBlockStart: 20 })

/** Payment terms, as tall as the field next to them. */
export const terms = style({ display: 'flex', gap: 6, alignItems: 'center', minHeight: 46 })
export const term = style([
  quick,
  { flex: '1 1 0', minWidth: 0, minHeight: 40, padding: '2px 4px', fontSize: '.9375em' },
])

export const heading = style({ inlineSize: '100%', fontSize: '1.0625em', fontWeight: 700, lineHeight: '24px' })
export const party = style({ display: 'grid', gap: 14, alignContent: 'start', minWidth: 0 })
globalStyle(`${party} > legend`, { float: 'inline-start' })
globalStyle(`${form} textarea`, { minBlockSize: 76 })
globalStyle(`[dir=rtl] ${party} :is([type=email], [inputmode=tel])`, { direction: 'ltr', textAlign: 'right' })

export const items = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.line}`,
  paddingBlockStart: 20,
})
/** No lines between rows, but enough space for errors. */
globalStyle(`${items} ol`, { rowGap: errorLineHeight })
globalStyle(`${items} ol > li + li[class]`, { borderBlockStart: 0, paddingBlockStart: 0 })
/** Tax, discount and currency on one line if there's room. */
export const sums = style({
  display: 'grid',
  gap: `${between}px 16px`,
  '@container': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})
/** Looks like the fields next to it. */
globalStyle(`${sums} > label`, {
  alignSelf: 'start',
  display: 'grid',
  gap: 6,
  color: vars.ink,
  fontSize: '.875em',
  fontWeight: 600,
  lineHeight: 1.43,
})
globalStyle(`${sums} > label > select`, {
  inlineSize: '100%',
  minHeight: 46,
  paddingInline: 9,
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  background: vars.paper,
  fontSize: '1.2143em',
  fontWeight: 400,
})

/** About as tall as the fields that are loading. */
export const foldLoading = style({ minBlockSize: 150 })

/** Where a signature is drawn. Like paper, also in the dark: it shows the signature as it's printed. */
export const pad = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 480,
  marginBlock: '6px 8px',
  aspectRatio: '3',
  border: `1px solid ${vars.field}`,
  borderRadius: vars.inner,
  background: '#fffdfa',
  cursor: 'crosshair',
  // A finger draws instead of scrolling.
  touchAction: 'none',
})
globalStyle(`${pad} path`, {
  fill: 'none',
  stroke: '#1d1b18',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
/** The line to sign on. */
globalStyle(`${pad} path:first-child`, { stroke: '#e1d9cc', strokeWidth: 1.5 })

/** A long list scrolls separately. */
export const many = style([items])
globalStyle(`${many} ol`, {
  display: 'block',
  maxBlockSize: 620,
  overflow: 'auto',
  borderBlock: `1px solid ${vars.line}`,
})
/** A change in one row doesn't trigger layout in others. The padding leaves room for the focus ring. */
globalStyle(`${many} li`, { contain: 'content', padding: '7px 5px' })

/** From this width, an item fits on one line. */
const wide = '(min-width: 400px)'

/** A narrow remove button leaves more room for the descriptions. */
globalStyle(`${items} li > button`, { '@container': { [wide]: { inlineSize: 32, marginInlineStart: 2 } } })

/** An item: the description, then quantity and rate, then the amount. All on one line if there's room. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  gap: 8,
  alignItems: 'end',
  '@container': { [wide]: { gap: 6, gridTemplateColumns: 'minmax(0, 1fr) 52px 100px 92px' } },
})
/** With a tax rate after the rate. */
export const taxedItem = style([
  item,
  {
    gridTemplateColumns: '2fr 3fr 2fr',
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 48px 88px 52px 84px' } },
  },
])
globalStyle(`${item} > :first-child`, {
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
})
globalStyle(`${item} input`, { '@container': { [wide]: { paddingInline: '10px 4px', fontSize: '.9412em' } } })
/** The input with the currency symbol. */
globalStyle(`${item} input:not(:first-child)`, { '@container': { [wide]: { paddingInlineStart: 6 } } })
/** Even a hidden label has to fit in the row. */
globalStyle(`${item} label`, { whiteSpace: 'normal' })
/** The amount of the row. */
export const sum = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontSize: '.875em',
  '@container': { [wide]: { gridColumn: 'auto', display: 'grid', justifyContent: 'end', justifyItems: 'end' } },
})
export const amountLabel = style([label, { fontSize: '1em', lineHeight: '20px' }])
export const figure = style([
  amount,
  {
    marginInlineStart: 'auto',
    '@container': { [wide]: { display: 'grid', alignContent: 'center', minHeight: 48, lineHeight: '20px' } },
  },
])
